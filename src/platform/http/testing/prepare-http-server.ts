import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createLogger } from '../../log/create-logger.ts';
import { mediaRoutes } from '../../media/media-routes.ts';
import { openMediaDir } from '../../media/media-store.ts';
import { createHttpServer, type HttpServerOptions } from '../create-http-server.ts';
import { builtAssetRoutes } from '../file-routes.ts';
import { createThreadServer } from '../http-thread/create-thread-server.ts';
import { createForwarder } from '../http-thread/forward-request.ts';
import { createPageCopies } from '../http-thread/page-copies.ts';
import { commonSecurityHeaders } from '../security-headers.ts';
import type { RawAnswer } from './send-raw.ts';

const defaults: HttpServerOptions = {
  log: createLogger('silent'),
  trustProxy: 0,
  trustedHostHeader: undefined,
  requestTimeoutMs: 30_000,
  maxConnections: 0,
};

export const prepareHttpServer = () => {
  const openApps: FastifyInstance[] = [];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-edge-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'demo'));
    writeFileSync(join(folder, 'demo/ten.pdf'), '0123456789');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  afterEach(async () => {
    for (const app of openApps) await app.close();
    openApps.length = 0;
  });

  const open = async (options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> => {
    const app = createHttpServer({ ...defaults, ...options });
    openApps.push(app);
    app.get('*', async ({ host, ip, url }) => ({ host, ip, href: new URL(url, 'https://site.example').href }));
    app.post('/body', async ({ body }) => body);
    await app.register(builtAssetRoutes(folder));
    await app.register(mediaRoutes({ media: openMediaDir(folder), foldersOf: () => ['demo'] }));
    return app;
  };

  const listen = async (options: Partial<HttpServerOptions> = {}): Promise<number> => {
    const app = await open(options);
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  };

  /** Listens behind a server like the HTTP thread's. */
  const listenBehindThread = async (options: Partial<HttpServerOptions> = {}): Promise<number> => {
    const app = await open({ ...options, maxConnections: 0, isBehindHttpThread: true });
    const socketPath = join(mkdtempSync(join(folder, 'socket-')), 'main.sock');
    await app.listen({ path: socketPath });
    const forwarder = createForwarder(socketPath);
    const front = createThreadServer({
      server: { ...defaults, ...options },
      copies: createPageCopies({ maxBytes: 1_000_000, isCurrent: () => true }),
      forwarder,
      onAnswered: () => undefined,
    });
    front.addHook('onClose', async () => forwarder.close());
    openApps.unshift(front);
    return Number(new URL(await front.listen({ port: 0, host: '127.0.0.1' })).port);
  };

  return { open, listen, listenBehindThread };
};

export const head = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...lines, '', ''].join('\r\n');

export const expectSecurityHeaders = ({ headers }: RawAnswer): void =>
  expect(headers).toMatchObject(commonSecurityHeaders);
