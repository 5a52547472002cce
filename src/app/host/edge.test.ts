import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '#src/platform/db/testing/start-postgres.ts';
import { commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { arbitraryTarget } from '#src/platform/http/testing/arbitrary-target.ts';
import { sendRaw } from '#src/platform/http/testing/send-raw.ts';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

/** A proxy to a database server. While it's frozen, it accepts bytes but forwards none. */
interface DatabaseLink {
  readonly url: string;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => void;
}

const openDatabaseLink = async (url: string): Promise<DatabaseLink> => {
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

const site = 'saltbush-caravans';
const otherSite = 'ironbark-trucks';
const unseenSite = 'bottlebrush-moto';

let postgres: TestPostgres;
let link: DatabaseLink;
let server: TestServer;

beforeAll(async () => {
  const started = await startPostgres();
  if (started === undefined) throw new Error('PostgreSQL 15 or later is not installed.');
  postgres = started;
  link = await openDatabaseLink(postgres.url);
  server = await startServer({ DATABASE_URL: link.url, TRUST_PROXY: 'true', RATE_LIMIT_PAGES: '0' });
}, 60_000);

afterAll(async () => {
  await server.stop();
  link.close();
  await postgres.stop();
});

const send = (target: string) =>
  sendRaw(server.port, [`GET ${target} HTTP/1.1\r\nHost: ${site}.localhost\r\nConnection: close\r\n\r\n`]);

describe('the whole server', () => {
  it('chooses the site by Host behind a proxy, whatever a stranger forwards', async () => {
    const host = `${otherSite}.localhost:${server.port}`;
    const { body } = await server.get(site, '/', { 'x-forwarded-host': host, forwarded: `host=${host}` });
    expect(body).toContain('Saltbush Caravans');
    expect(body).not.toContain('Ironbark');
  });

  it.each(['//%5Cx', '//a%20b/', '//:99999/', '//user:pw@x/', '//evil.example/', '/search//caravans', '/./about-us'])(
    'answers %s neither with an error of its own nor with a second copy of a page',
    async (target) => {
      const { status, headers } = await send(target);
      expect([308, 400]).toContain(status);
      if (status === 308) expect(headers.location).toMatch(/^\/(?![/\\])/);
    },
  );

  it('answers whatever is asked for below 500 and with security headers', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTarget, async (target) => {
        const { status, headers } = await send(target);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        expect(headers).toMatchObject(commonSecurityHeaders);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('a database that hangs', () => {
  const getTimed = async (slug: string, path: string): Promise<Answer & { readonly ms: number }> => {
    const startedAt = performance.now();
    const answer = await server.get(slug, path);
    return { ...answer, ms: performance.now() - startedAt };
  };

  it('leaves what is in memory, and is told of soon where it is needed', async () => {
    const { cars } = JSON.parse((await server.get(site, '/api/cars?limit=3&filter=status:in_stock')).body);
    const [kept, unread, last] = cars.map(({ slug }: { slug: string }) => slug);
    expect((await server.get(site, `/cars/${kept}`)).status).toBe(200);
    link.freeze();

    const ready = await getTimed(site, '/readyz');
    expect(ready).toMatchObject({ status: 200, body: expect.stringContaining('"database":"away","degraded":true') });
    expect(ready.ms).toBeLessThan(1000);
    expect((await getTimed(site, '/readyz?database=required')).status).toBe(503);
    expect((await getTimed(site, `/cars/${kept}`)).status).toBe(200);
    const refused = await Promise.all([
      getTimed(site, `/cars/${unread}`),
      getTimed(site, `/api/cars/${last}`),
      getTimed(unseenSite, '/api/cars'),
      getTimed(unseenSite, '/'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(3500);

    link.thaw();
    await vi.waitFor(async () => expect((await server.get(site, `/cars/${unread}`)).status).toBe(200), {
      timeout: 15_000,
      interval: 100,
    });
  }, 60_000);
});
