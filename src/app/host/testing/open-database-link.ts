import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database server that can hang: it accepts bytes and forwards none. */
export interface DatabaseLink {
  readonly url: string;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => void;
}

export const openDatabaseLink = async (url: string): Promise<DatabaseLink> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const ends: readonly [Socket, Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [from, to] of ends) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const link = new URL(url);
  link.port = String((server.address() as AddressInfo).port);
  return {
    url: link.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
