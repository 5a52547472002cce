import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { healthRoutes, type Readiness } from './health-routes.ts';

const allServed = { served: 2, outdated: 0, leftOut: 0 };

const ask = async (path: string, readiness: Partial<Readiness> = {}) => {
  const app = Fastify();
  await app.register(
    healthRoutes({
      probeDatabase: async () => 'ok',
      hasMemory: () => true,
      isServing: () => true,
      countSites: () => allServed,
      ...readiness,
    }),
  );
  const answer = await app.inject(path);
  return { status: answer.statusCode, body: answer.payload, caching: answer.headers['cache-control'] };
};
const away: Partial<Readiness> = { probeDatabase: async () => 'away' };

describe('/readyz', () => {
  it('is ready with a database', async () => {
    const { status, body, caching } = await ask('/readyz', { hasMemory: () => false });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      ready: true,
      serving: true,
      database: 'ok',
      degraded: false,
      sites: allServed,
    });
    expect(caching).toBe('no-store');
  });

  it('is ready without one while memory holds pages, and reports that it is degraded', async () => {
    const { status, body } = await ask('/readyz', away);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ ready: true, serving: true, database: 'away', degraded: true });
  });

  it.each([
    { served: 2, outdated: 1, leftOut: 0 },
    { served: 2, outdated: 0, leftOut: 1 },
  ])('is ready, but degraded, with sites whose files are broken: %o', async (sites) => {
    const { status, body } = await ask('/readyz', { countSites: () => sites });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ ready: true, degraded: true, sites });
  });

  it.each<[string, string, Partial<Readiness>]>([
    ['has neither', '/readyz', { ...away, hasMemory: () => false }],
    ['stops', '/readyz', { isServing: () => false }],
    ['has no database and is asked for one', '/readyz?database=required', away],
  ])('is not ready when it %s', async (_name, path, readiness) => {
    const { status, body } = await ask(path, readiness);
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ ready: false, degraded: false });
  });
});

it('/healthz answers during any outage', async () => {
  expect(await ask('/healthz', { ...away, isServing: () => false })).toMatchObject({ status: 200, body: 'ok\n' });
});
