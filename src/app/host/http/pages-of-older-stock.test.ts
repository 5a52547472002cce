import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createPageService } from './page-service.ts';
import type { PageJob, PageRenderer } from './rendering/render-messages.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const admit = async (): Promise<void> => undefined;

describe('a page from an older stock', () => {
  const setUpCars = () => {
    const stock = {
      version: 1,
      prices: new Map([
        ['a', 1],
        ['b', 2],
      ]),
      neighbour: 'b',
    };
    const findPrice = vi.fn(async (slug: string) => stock.prices.get(slug) ?? null);
    const queries = {
      loadVehicle: findPrice,
      loadSimilar: async () => stock.prices.get(stock.neighbour) ?? null,
      loadSearch: async () => [...stock.prices.values()],
      findModel: async () => {
        throw new Error('away');
      },
    } as unknown as PageJob['queries'];
    const answer = (text: unknown) => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(text)),
      bodyEncoding: 'identity' as const,
      isCacheable: true,
    });
    const render = vi.fn<PageRenderer['render']>(async ({ address, queries: asked }) => {
      if (address.startsWith('/search')) return answer(await asked.loadSearch(address));
      if (address === '/broken') return answer(await asked.findModel('x').catch(() => 'nothing'));
      return answer([await asked.loadVehicle(address.slice('/cars/'.length)), await asked.loadSimilar('x')]);
    });
    const cache = createPageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000, now: () => Date.now() });
    const indexes = {
      get: async () => ({}) as never,
      version: () => stock.version,
      awaitUpdate: () => undefined,
    };
    const queue = createFairQueue({ maxRunning: 1, maxWaitingByKey: 32 });
    const pages = createPageService({ cache, indexes, renderer: { render }, queriesOf: () => queries, queue });
    const ask = async (address: string) => {
      const { page, source } = await pages.get(site, address, admit);
      return [source, JSON.parse(page.body.toString())];
    };
    const change = (slug: string, price: number): void => {
      stock.version += 1;
      stock.prices.set(slug, price);
    };
    return { stock, render, findPrice, pages, ask, change };
  };

  it('is kept if its car and the cars beside it are the same, and rendered otherwise', async () => {
    const { ask, change, render, pages } = setUpCars();
    expect(await ask('/cars/a')).toEqual(['miss', [1, 2]]);
    change('c', 9);
    expect(pages.peek(site, '/cars/a')).toBeUndefined();
    expect(await ask('/cars/a')).toEqual(['confirmed', [1, 2]]);
    expect(pages.peek(site, '/cars/a')?.version.stock).toBe(2);
    expect(await ask('/cars/a')).toEqual(['hit', [1, 2]]);
    expect(render).toHaveBeenCalledTimes(1);
    change('b', 8);
    expect(await ask('/cars/a')).toEqual(['miss', [1, 8]]);
    change('a', 7);
    expect(await ask('/cars/a')).toEqual(['miss', [7, 8]]);
  });

  it('is kept under the version that was read before its queries were repeated', async () => {
    const { ask, change, findPrice, pages } = setUpCars();
    await ask('/cars/a');
    change('c', 9);
    findPrice.mockImplementationOnce(async () => {
      change('c', 10);
      return 1;
    });
    expect(await ask('/cars/a')).toEqual(['confirmed', [1, 2]]);
    expect(pages.peek(site, '/cars/a')).toBeUndefined();
    expect(await ask('/cars/a')).toEqual(['confirmed', [1, 2]]);
  });

  it('is rendered if it lists stock, if a query failed, or for a new configuration', async () => {
    const { ask, change, render, pages } = setUpCars();
    for (const address of ['/search/', '/broken', '/cars/a']) await ask(address);
    change('c', 9);
    expect(await ask('/search/')).toEqual(['miss', [1, 2, 9]]);
    expect(await ask('/broken')).toEqual(['miss', 'nothing']);
    const changed = { ...site, configVersion: 'b' };
    expect((await pages.get(changed, '/cars/a', admit)).source).toBe('miss');
    expect(render).toHaveBeenCalledTimes(6);
  });

  it('is rendered once it reaches the greatest age, because its words can depend on the day', async () => {
    const { ask, change } = setUpCars();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T01:00:00Z') });
    await ask('/cars/a');
    vi.setSystemTime(Date.parse('2026-11-23T01:01:00Z'));
    change('c', 9);
    expect(await ask('/cars/a')).toEqual(['miss', [1, 2]]);
    vi.useRealTimers();
  });
});
