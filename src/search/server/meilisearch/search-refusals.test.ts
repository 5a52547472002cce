import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { createSearchEngine } from '../../engine/create-search-engine.ts';
import { relevanceSettings, relevanceStock } from '../../engine/fixtures/relevance-stock.ts';
import type { SearchEngine } from '../../engine/search-api.ts';
import { publicKeyActions } from './key-actions.ts';
import { meilisearchRoutes } from './meilisearch-routes.ts';

const engine = createSearchEngine(relevanceSettings);
engine.upsert(relevanceStock);
const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
});

const openApp = async (getIndex: (siteSlug: string) => Promise<SearchEngine>) => {
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) }, level: 'warn' } });
  await app.register(
    meilisearchRoutes({
      resolveSite: ({ host }) => ({ siteSlug: host, indexUid: 'Car_production', listingFilter: '' }),
      actionsOfKey: () => publicKeyActions,
      getIndex: async ({ siteSlug, indexUid }, uid) => (uid === indexUid ? getIndex(siteSlug) : undefined),
    }),
    { prefix: '/search-api' },
  );
  const search = (host = 'wattle') =>
    app.inject({
      method: 'POST',
      url: '/search-api/indexes/Car_production/search',
      headers: { host, authorization: 'Bearer key' },
      payload: { limit: 0 },
    });
  return { app, search };
};

const slowEngine = (ms: number): SearchEngine => ({
  ...engine,
  search: (request) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    return engine.search(request);
  },
});

describe('searches over capacity', () => {
  it('are refused with Retry-After once 64 of the site wait; another site still gets its turn [D.26]', async () => {
    const gate = Promise.withResolvers<SearchEngine>();
    const getIndex = vi.fn(() => gate.promise);
    const { app, search } = await openApp(getIndex);
    const flood = Promise.all(Array.from({ length: 100 }, () => search()));
    await vi.waitFor(() => expect(getIndex).toHaveBeenCalledTimes(100), { timeout: 10_000 });
    const other = search('kingfisher');
    await vi.waitFor(() => expect(getIndex).toHaveBeenCalledTimes(101), { timeout: 10_000 });
    gate.resolve(engine);
    const refused = (await flood).filter(({ statusCode }) => statusCode !== 200);
    // One search is running and 64 are waiting.
    expect(refused).toHaveLength(35);
    for (const { statusCode, headers, json } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
      expect(json()).toMatchObject({ code: 'too_many_search_requests', type: 'system' });
    }
    expect((await other).statusCode).toBe(200);
    await app.close();
  });

  it('are refused when their turn has not come within ten seconds [D.26]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { app, search } = await openApp(async () => slowEngine(800));
    // Two searches use up more than the site's burst, so the next one waits.
    for (const answer of [await search(), await search()]) expect(answer.statusCode).toBe(200);
    const late = search();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 5000 });
    vi.advanceTimersByTime(10_000);
    const { statusCode, headers, json } = await late;
    expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
    expect(json()).toMatchObject({ code: 'too_many_search_requests' });
    vi.useRealTimers();
    await app.close();
  });

  it('get a quarter of the thread after a burst of one second, and hold up no other site', async () => {
    const gate = Promise.withResolvers<void>();
    const getIndex = vi.fn(async (siteSlug: string) => {
      await gate.promise;
      return siteSlug === 'wattle' ? slowEngine(400) : engine;
    });
    const { app, search } = await openApp(getIndex);
    let done = 0;
    const flood = Array.from({ length: 5 }, async () => {
      expect((await search()).statusCode).toBe(200);
      done += 1;
    });
    await vi.waitFor(() => expect(getIndex).toHaveBeenCalledTimes(5), { timeout: 10_000 });
    const other = search('kingfisher');
    await vi.waitFor(() => expect(getIndex).toHaveBeenCalledTimes(6), { timeout: 10_000 });
    const startedMs = performance.now();
    gate.resolve();
    expect((await other).statusCode).toBe(200);
    expect(done).toBeLessThan(3);
    await Promise.all(flood);
    // Four searches of 400 ms use up the burst and owe 300 ms. At a quarter of the time, repaying takes 1,200 ms.
    expect(performance.now() - startedMs).toBeGreaterThan(5 * 400 + 1100);
    await app.close();
  });
});

describe('a search that fails on our side', () => {
  it('is logged with its stack, two lines per window, and reveals nothing to the caller', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { app, search } = await openApp(async () => {
      throw new Error('password=hunter2');
    });
    for (let at = 0; at < 30; at += 1) {
      const answer = await search();
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
      expect(answer.body).not.toContain('hunter2');
    }
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(lines).toMatchObject([
      { level: 50, msg: 'request failed', err: { stack: expect.stringContaining('hunter2') } },
      { level: 50, msg: 'further requests failed', further: 29 },
    ]);
    await app.close();
  });

  it('is a temporary refusal while the stock cannot be read, logged without a stack [D.26]', async () => {
    const { app, search } = await openApp(async () => {
      throw new DomainError('databaseAway', 'We can’t reach our records right now.');
    });
    const answer = await search();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'service_unavailable', type: 'system' });
    expect(lines).toMatchObject([{ level: 40, msg: 'request refused', code: 'databaseAway' }]);
    await app.close();
  });

  it('is not logged when the caller is at fault', async () => {
    const { app } = await openApp(async () => engine);
    const answer = await app.inject({
      url: '/search-api/indexes/Other/search',
      headers: { authorization: 'Bearer key' },
    });
    expect(answer.statusCode).toBe(404);
    expect(lines).toEqual([]);
    await app.close();
  });
});
