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
import { commonSecurityHeaders } from '../security-headers.ts';
import type { RawAnswer } from './send-raw.ts';

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
    await Promise.all(openApps.map((app) => app.close()));
    openApps.length = 0;
  });

  const open = async (options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> => {
    const app = createHttpServer({
      log: createLogger('silent'),
      trustProxy: 0,
      trustedHostHeader: undefined,
      requestTimeoutMs: 30_000,
      maxConnections: 0,
      ...options,
    });
    openApps.push(app);
    app.get('*', async ({ host, url }) => ({ host, href: new URL(url, 'https://site.example').href }));
    app.post('/body', async ({ body }) => body);
    await app.register(builtAssetRoutes(folder));
    await app.register(mediaRoutes({ media: openMediaDir(folder), foldersOf: () => ['demo'] }));
    return app;
  };

  const listen = async (options: Partial<HttpServerOptions> = {}): Promise<number> => {
    const app = await open(options);
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  };

  return { open, listen };
};

export const head = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...lines, '', ''].join('\r\n');

export const expectSecurityHeaders = ({ headers }: RawAnswer): void =>
  expect(headers).toMatchObject(commonSecurityHeaders);
