import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createHttpServer } from '#src/platform/http/create-http-server.ts';
import { meilisearchRoutes } from '#src/search/server/meilisearch/meilisearch-routes.ts';

const start = async (lines: PassThrough) => {
  const app = createHttpServer({
    log: pino({ level: 'info' }, lines),
    trustProxy: 0,
    trustedHostHeader: undefined,
    requestTimeoutMs: 30_000,
    maxConnections: 0,
  });
  const site = { siteSlug: 'a', indexUid: 'a', listingFilter: '' };
  const getIndex = async () => Promise.reject(new Error('nobody searches here'));
  const protocol = meilisearchRoutes({ resolveSite: () => site, actionsOfKey: () => ['search'], getIndex });
  await app.register(protocol, { prefix: '/search-api' });
  app.post('/body', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};

it.each(['/body', '/search-api/multi-search'])(
  'an upload to %s that is broken off is no error of ours',
  async (path) => {
    const lines = new PassThrough();
    const app = await start(lines);
    const head = [`POST ${path} HTTP/1.1`, 'Host: a', 'Authorization: Bearer x', 'Content-Type: application/json'];
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
    socket.write([...head, 'Content-Length: 100', '', '{'].join('\r\n'));
    const [, response] = (await once(app.server, 'request')) as [IncomingMessage, ServerResponse];
    socket.destroy();
    await expect.poll(() => response.statusCode).toBe(400);
    await app.close();
    lines.end();
    expect(await text(lines)).not.toMatch(/"level":[456]0/);
  },
);
