import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pictureHostCertificate, pictureHostKey } from './picture-host-certificate.ts';

export interface PictureHost {
  readonly port: number;
  readonly name: string;
  readonly urlOf: (path: string) => URL;
  readonly fetcherOptions: {
    readonly ca: string;
    readonly resolve: () => Promise<{ address: string; family: number }[]>;
    readonly mayConnectTo: (address: string) => boolean;
  };
  readonly asked: readonly string[];
  readonly connections: () => number;
  readonly stop: () => Promise<unknown>;
}

export const startPictureHost = async (listener: RequestListener): Promise<PictureHost> => {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer({ key: pictureHostKey, cert: pictureHostCertificate }, (request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  server.on('connection', () => connections++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const name = `photos.example:${port}`;
  return {
    port,
    name,
    urlOf: (path) => new URL(path, `https://${name}`),
    fetcherOptions: {
      ca: pictureHostCertificate,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      mayConnectTo: () => true,
    },
    asked,
    connections: () => connections,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
