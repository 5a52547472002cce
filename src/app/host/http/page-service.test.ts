import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { createStockIndexes } from '#src/search/server/stock-indexes.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createPageService } from './page-service.ts';
import type { PageJob } from './rendering/render-messages.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const admit = async (): Promise<void> => undefined;
// These tests' renderer reads the index directly, so it needs no queries.
const queriesOf = () => ({}) as PageJob['queries'];

/** Every car's price in cents is the stock version. A read takes `state.readMs`. */
const openStock = () => {
  const state = { version: 1, readMs: 0, isHanging: false };
  const listeners = new Set<(event: { siteSlug: string; version: number }) => void>();
  return {
    state,
    move: (): void => {
      state.version += 1;
      for (const tell of listeners) tell({ siteSlug: site.slug, version: state.version });
    },
    vehicleStore: {
      streamSince: async (
        _siteSlug: string,
        _since: number,
        onBatch: (batch: ReturnType<typeof makeTestVehicle>[]) => void | Promise<void>,
      ) => {
        if (state.isHanging) await new Promise(() => undefined);
        const stockVersion = state.version;
        await wait(state.readMs);
        const cars = Array.from({ length: 300 }, (_, id) => makeTestVehicle({ id: id + 1, priceCents: stockVersion }));
        await onBatch(cars);
        return { stockVersion };
      },
    },
    stockWatch: {
      onStockChanged: (listener: (event: { siteSlug: string; version: number }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};

const words = { title: 'Title', href: '/x', action: 'Go' };

const setUp = (maxWaitingByKey = 32, maxWaitMs = 50) => {
  const stock = openStock();
  const indexes = createStockIndexes({
    vehicleStore: stock.vehicleStore,
    stockWatch: stock.stockWatch,
    settings: stockSearchSettings,
    maxBytes: 100_000_000,
    maxWaitMs,
    toDocument: (_siteSlug, { id, priceCents }) => ({ id, price: priceCents }),
    epochOf: () => '',
  });
  const cache = createPageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  const renderer = {
    render: vi.fn(async () => {
      const engine = await indexes.get(site.slug);
      const cheapest = engine.search({ limit: 1, sort: ['price:asc'] }).hits[0]?.price;
      await wait(5);
      const body = Buffer.from(String(cheapest));
      return { status: 200, headers: {}, body, bodyEncoding: 'identity' as const, isCacheable: true };
    }),
  };
  const queue = createFairQueue({ maxRunning: 1, maxWaitingByKey });
  const pages = createPageService({ cache, indexes, renderer, queriesOf, queue });
  const ask = async (address = '/search/'): Promise<{ shown: number; claimed: number }> => {
    await pages.awaitUpdate(site);
    const { page } = await pages.get(site, address, admit);
    return { shown: Number(page.body), claimed: page.version.stock };
  };
  return { stock, indexes, renderer, pages, ask };
};

const askAllTheTime = (ask: () => Promise<{ shown: number; claimed: number }>) => {
  const answers: { shown: number; claimed: number; atMs: number }[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      answers.push({ ...(await ask()), atMs: performance.now() });
      await wait(1);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return answers;
  };
};

describe('createPageService', () => {
  let setup: ReturnType<typeof setUp>;
  beforeEach(() => {
    setup = setUp();
  });
  afterEach(() => {
    vi.useRealTimers();
    setup.indexes.close();
  });

  it('never answers with a page that is older than it claims, however long the stock takes to be read in', async () => {
    const { stock, ask, indexes } = setup;
    await ask();
    stock.state.readMs = 200;
    const stop = askAllTheTime(ask);
    const movedAtMs: number[] = [];
    for (let change = 0; change < 4; change++) {
      movedAtMs.push(performance.now());
      stock.move();
      await wait(150);
    }
    await vi.waitFor(() => expect(indexes.version(site.slug)).toBe(5), { timeout: 3000 });
    const readInAtMs = performance.now();
    await wait(100);
    const answers = await stop();
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(({ shown, claimed }) => shown < claimed)).toEqual([]);
    // Older pages were served while the new stock was being read, but none afterwards.
    expect(answers.some(({ shown, atMs }) => shown === 1 && atMs > (movedAtMs[0] ?? 0) + 60)).toBe(true);
    const late = answers.filter(({ atMs }) => atMs > readInAtMs + 50);
    expect(late.length).toBeGreaterThan(5);
    expect(new Set(late.map(({ shown }) => shown))).toEqual(new Set([5]));
  });

  it.each([
    ['announcement', { announcements: [{ text: 'Until tonight.', expiryDate: '2026-12-24' }] }],
    ['popup', { popups: [{ ...words, text: 'Until tonight.', expiryDate: '2026-12-24' }] }],
    ['promo', { promos: [{ ...words, text: 'Until tonight.', expiry: '2026-12-24T14:00:00Z' }] }],
    ['promo that starts', { promos: [{ ...words, text: 'From now.', start: '2026-12-24T13:59:59.999Z' }] }],
  ])('keeps no page over the end of its %s [B5.43] [B5.37]', async (_, promotions) => {
    const { pages, renderer } = setup;
    const promoted = { ...resolveOrThrow(minimalSite('wattle', 'group', { promotions })), configVersion: 'a' };
    const midnight = Date.parse('2026-12-24T14:00:00Z');
    const askAt = async (ms: number): Promise<number> => {
      vi.useFakeTimers({ toFake: ['Date'], now: midnight + ms });
      await pages.get(promoted, '/search/', admit);
      return renderer.render.mock.calls.length;
    };
    expect(await askAt(-2000)).toBe(1);
    expect(pages.peek(promoted, '/search/')).toBeDefined();
    expect(await askAt(-1)).toBe(1);
    vi.setSystemTime(midnight);
    expect(pages.peek(promoted, '/search/')).toBeUndefined();
    expect(await askAt(0)).toBe(2);
    expect(await askAt(2000)).toBe(2);
  });

  it('keeps no page whose header says that the doors are open when they have closed', async () => {
    const { pages, renderer } = setup;
    // 5:30 pm on a Monday in Brisbane.
    const closing = Date.parse('2026-11-23T07:30:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: closing - 60_000 });
    await pages.get(site, '/search/', admit);
    vi.setSystemTime(closing - 1);
    expect(pages.peek(site, '/search/')).toBeDefined();
    vi.setSystemTime(closing);
    expect(pages.peek(site, '/search/')).toBeUndefined();
    await pages.get(site, '/search/', admit);
    vi.setSystemTime(closing + 30_000);
    expect(pages.peek(site, '/search/')).toBeDefined();
    expect(renderer.render).toHaveBeenCalledTimes(2);
  });

  it('answers from memory while the stock cannot be read, and renders nothing in vain', async () => {
    const { stock, ask, renderer } = setup;
    await ask();
    stock.state.isHanging = true;
    stock.move();
    const stop = askAllTheTime(ask);
    await wait(300);
    const answers = await stop();
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers.map(({ shown }) => shown))).toEqual(new Set([1]));
    expect(renderer.render).toHaveBeenCalledTimes(1);
  });

  it('shows a change at once to a caller that asks after it was told', async () => {
    // Waits for up to 5 seconds, because a busy machine may need longer than the usual limit to read the stock.
    const { stock, ask, pages, indexes } = setUp(32, 5000);
    await ask();
    stock.state.readMs = 10;
    stock.move();
    expect(pages.awaitUpdate(site)).toBeInstanceOf(Promise);
    expect(await ask()).toEqual({ shown: 2, claimed: 2 });
    indexes.close();
  });

  it('keeps a page that was begun before a change under the older stock', async () => {
    const { stock, ask, renderer, pages, indexes } = setup;
    await indexes.get(site.slug);
    const original = renderer.render.getMockImplementation();
    renderer.render.mockImplementationOnce(async () => {
      const page = await original?.();
      // The change comes while the page is rendered.
      stock.move();
      await vi.waitFor(() => expect(indexes.version(site.slug)).toBe(2));
      if (page === undefined) throw new Error('no page');
      return page;
    });
    expect(await ask()).toEqual({ shown: 1, claimed: 1 });
    expect(pages.peek(site, '/search/')).toBeUndefined();
    expect(await ask()).toEqual({ shown: 2, claimed: 2 });
  });

  it('renders what was in memory before pages that nobody asked for yet, once the stock has moved [B1.12]', async () => {
    const { stock, ask, pages, renderer } = setUp(32, 5000);
    await ask('/cars/looked-at');
    stock.move();
    await ask('/search/');
    const order: string[] = [];
    const draw = async ({ address }: Pick<PageJob, 'address'>) => {
      order.push(address);
      return { status: 200, headers: {}, body: Buffer.from('2'), bodyEncoding: 'identity' as const, isCacheable: true };
    };
    renderer.render.mockImplementation(draw as unknown as typeof renderer.render);
    const asked = ['/search/?query=1', '/search/?query=2', '/search/?query=3', '/cars/looked-at'];
    await Promise.all(asked.map((address) => pages.get(site, address, admit)));
    expect(order).toEqual(['/search/?query=1', '/cars/looked-at', '/search/?query=2', '/search/?query=3']);
  });

  it('says that too much is being made when too many pages of a site wait', async () => {
    const { pages, renderer } = setUp(2);
    const gate = Promise.withResolvers<void>();
    renderer.render.mockImplementation(async () => {
      await gate.promise;
      return { status: 200, headers: {}, body: Buffer.from('1'), bodyEncoding: 'identity', isCacheable: true };
    });
    const asked = [1, 2, 3].map((page) => pages.get(site, `/search/?page=${page}`, admit));
    await expect(pages.get(site, '/search/?page=4', admit)).rejects.toMatchObject({ code: 'overloaded' });
    const other = pages.get({ ...site, slug: 'other' }, '/search/', admit);
    gate.resolve();
    expect((await Promise.all([...asked, other])).map(({ source }) => source)).toEqual(Array(4).fill('miss'));
  });
});
