import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export const startRelay = async (
  port: number,
  { afterBytes, then }: { readonly afterBytes: number; readonly then: 'cut' | 'stall' },
): Promise<Relay> => {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    let bytes = 0;
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes <= afterBytes) client.write(chunk);
      else if (then === 'cut') client.destroy();
    });
    upstream.on('close', () => then === 'cut' && client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
