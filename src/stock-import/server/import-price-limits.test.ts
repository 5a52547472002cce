import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { feedConfig } from './testing/prepare-imports.ts';
import { heldKinds, prepareYard, usual } from './testing/prepare-yard.ts';
import { changeEach, changeFirst, yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('what a feed may change at once: $name', ({ open }) => {
  const { site, startSite, startYard, run, load, pricesOf, first, readDatabase } = prepareYard(open);

  describe('prices', () => {
    it('go from a fifth of the cars, and from no more', async () => {
      await startYard();
      expect(await run([yardFeed({ changed: changeFirst(2, { price: '' }) })])).toMatchObject({ held: [] });
      expect((await pricesOf()).slice(0, 3)).toEqual([null, null, 2_000_300]);
      await startYard();
      const changed = { ...changeFirst(3, { price: '' }), 4: { colour: 'Red' }, 5: { price: 19_000 } };
      expect((await run([yardFeed({ changed })])).held).toMatchObject([
        { kind: 'pricesGone', count: 3 },
        { kind: 'otherPrices', stockNumbers: ['T5'] },
      ]);
      expect(await pricesOf()).toEqual(usual);
      expect((await load())[3]?.colour).toBe('Red');
    });

    it('move by more than half on a fifth of the cars, and on no more', async () => {
      await startYard();
      expect(await run([yardFeed({ changed: changeFirst(2, { price: 40_000 }) })])).toMatchObject({ held: [] });
      expect((await pricesOf())[0]).toBe(4_000_000);
      await startYard();
      expect(heldKinds(await run([yardFeed({ changed: changeFirst(3, { price: 40_000, colour: 'Red' }) })]))).toEqual([
        'pricesMoved',
      ]);
      expect(await pricesOf()).toEqual(usual);
      expect(await first()).toMatchObject({ colour: 'Red', priceType: 'Drive Away' });
    });

    it('stay with those of the same column that move far, even if they move by little', async () => {
      await startYard();
      const changed = { ...changeFirst(3, { price: 40_000 }), 4: { price: 19_990, colour: 'Red' } };
      const summary = await run([yardFeed({ changed })]);
      expect(summary.held).toMatchObject([
        { kind: 'pricesMoved', count: 3 },
        { kind: 'otherPrices', count: 1, stockNumbers: ['T4'] },
      ]);
      expect(await pricesOf()).toEqual(usual);
      expect(await run([yardFeed({ changed: { 4: { price: 19_990 } } })])).toMatchObject({ held: [] });
      expect((await pricesOf())[3]).toBe(1_999_000);
    });

    it.each([
      ['pricesCut', 18_000],
      ['pricesRaised', 22_000],
    ] as const)('stay when nine in ten all go one way by more than 5%%: %s', async (kind, price) => {
      const most = { ...changeFirst(9, { price }), 1: { price, colour: 'Red' } };
      startSite();
      await run([yardFeed({ cars: 11 })]);
      const all = Array.from({ length: 11 }, (_, index) => (20_001 + index) * 100);
      expect(await run([yardFeed({ cars: 11, changed: most })], { isDryRun: true })).toMatchObject({
        held: [],
        changed: 9,
      });
      const changed = { ...most, 10: { price, colour: 'Red' } };
      const feed = yardFeed({ cars: 11, changed });
      const summary = await run([feed]);
      expect(summary.held).toMatchObject([{ kind, count: 10 }]);
      expect(await pricesOf()).toEqual(all);
      expect(await first()).toMatchObject({ colour: 'Red' });
      const config = feedConfig({ brakes: { sameDirectionPercent: 95 } });
      expect(await run([feed], { config, isDryRun: true })).toMatchObject({ held: [], changed: 10 });
      expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
      expect((await pricesOf())[9]).toBe(price * 100);
    });

    describe('of cars that show none', () => {
      const cost = (number: number) => ({ price: 15_000 + number });
      const unpriced = { 11: { price: 'POA' }, 12: { price: '' } };
      const wrong = { ...changeEach(10, cost), 11: cost(11), 12: cost(12), 13: cost(13) };
      const startPricing = async (): Promise<void> => {
        startSite();
        await run([yardFeed({ cars: 12, changed: unpriced })]);
      };
      const late = async () => (await pricesOf()).slice(10);

      it('stay away when the other prices of the file are held, and come with the right file alone', async () => {
        await startPricing();
        const summary = await run([yardFeed({ cars: 13, changed: wrong })]);
        expect(summary.held).toMatchObject([
          { kind: 'pricesCut', count: 10 },
          { kind: 'firstPrices', count: 3, stockNumbers: ['T11', 'T12', 'T13'] },
        ]);
        expect(await pricesOf()).toEqual([...usual, null, null, null]);
        const right = { 11: { price: 'POA' }, 12: { price: 21_000 } };
        expect(await run([yardFeed({ cars: 13, changed: right })])).toMatchObject({ held: [] });
        expect(await late()).toEqual([null, 2_100_000, 2_001_300]);
      });

      it('come with all others when the dealer accepts the file', async () => {
        await startPricing();
        expect(await run([yardFeed({ cars: 12, changed: wrong })], { isAccepted: true })).toMatchObject({ held: [] });
        expect(await late()).toEqual([1_501_100, 1_501_200]);
      });

      it('come back as shoppers saw them, whatever else is held', async () => {
        startSite();
        await run([yardFeed({ cars: 11 })]);
        await run([yardFeed({ cars: 11, changed: { 11: { price: 'POA' } } })]);
        expect(heldKinds(await run([yardFeed({ cars: 11, changed: changeEach(10, cost) })]))).toEqual(['pricesCut']);
        expect(await late()).toEqual([2_001_100]);
      });

      it('can be taken off or corrected by the next files, however many they are', async () => {
        startSite();
        const cars = 10;
        const none = changeFirst(4, { price: '' });
        await run([yardFeed({ cars, changed: none })]);
        const first = [yardFeed({ cars, changed: changeFirst(4, { price: 12_000 }) })];
        expect(await run(first)).toMatchObject({ held: [], firstPrices: ['T1', 'T2', 'T3', 'T4'] });
        expect(await run(first)).toMatchObject({ held: [], unchanged: 10 });
        expect(await run([yardFeed({ cars, changed: none })], { isDryRun: true })).toMatchObject({ held: [] });
        expect(await run([yardFeed({ cars })])).toMatchObject({ held: [], changed: 4 });
        expect(await pricesOf()).toEqual(usual);
        const later = { nowMs: Date.now() + 8 * 86_400_000 };
        expect(heldKinds(await run([yardFeed({ cars, changed: none })], later))).toEqual(['pricesGone']);
      });

      it('count like any other if they are most of the prices', async () => {
        startSite();
        await run([yardFeed({ changed: changeFirst(6, { price: '' }) })]);
        expect(await run([yardFeed()])).toMatchObject({ held: [] });
        expect(heldKinds(await run([yardFeed({ changed: changeFirst(6, { price: '' }) })]))).toEqual(['pricesGone']);
      });
    });

    it('that fall by more than 30% are all listed', async () => {
      await startYard();
      const changed = { 1: { price: 14_000 }, 2: { price: 14_002 }, 3: { price: 1, status: 'sold' } };
      expect((await run([yardFeed({ changed })])).priceDrops).toEqual([
        { stockNumber: 'T1', name: '2021 Toyota RAV4', beforeCents: 2_000_100, afterCents: 1_400_000 },
      ]);
    });

    it('stay what they were when one falls far below its past or the market', async () => {
      await startYard();
      const cut = { changed: { 1: { price: 259, colour: 'Red' } } };
      const summary = await run([yardFeed(cut)]);
      expect(summary.held).toMatchObject([{ kind: 'lowPrice', stockNumbers: ['T1'] }]);
      expect(await first()).toMatchObject({ priceCents: 2_000_100, colour: 'Red' });
      const cheap = { changed: { 1: { price: 9000 } } };
      expect(await run([yardFeed(cheap)], { isDryRun: true })).toMatchObject({ held: [] });
      expect(heldKinds(await run([yardFeed(cheap)], { estimatePriceCents: async () => 2_300_000 }))).toEqual([
        'lowPrice',
      ]);
    });

    it('are compared with the last price that shoppers saw, whatever came between', async () => {
      const low = { changed: { 1: { price: 2199 } } };
      for (const between of [{ price: 'POA' }, { price: 'POA', status: 'sold' }, { price: 21, status: 'sold' }]) {
        await startYard();
        expect(heldKinds(await run([yardFeed(low)]))).toEqual(['lowPrice']);
        expect(await run([yardFeed({ changed: { 1: between } })])).toMatchObject({ held: [] });
        for (let feeds = 0; feeds < 2; feeds += 1) {
          expect(heldKinds(await run([yardFeed(low)]))).toEqual(['lowPrice']);
          expect((await first())?.priceCents).toBeNull();
        }
        expect(await run([yardFeed(low)], { isAccepted: true })).toMatchObject({ held: [] });
        expect(await run([yardFeed({ changed: { 1: { price: 2000 } } })])).toMatchObject({ held: [], changed: 1 });
      }
    });

    it('of cars that an earlier version wrote are compared with the price they had on offer', async () => {
      await startYard();
      await readDatabase().update(vehicles).set({ lastPriceCents: null }).where(eq(vehicles.siteSlug, site.slug));
      expect(await run([yardFeed({ changed: { 1: { price: 'POA' } } })])).toMatchObject({ held: [] });
      expect(heldKinds(await run([yardFeed({ changed: { 1: { price: 2199 } } })]))).toEqual(['lowPrice']);
    });

    it('of new cars far below the market are not shown', async () => {
      startSite();
      const feed = [yardFeed({ changed: { 1: { price: 259 } } })];
      const estimatePriceCents = async () => 2_000_000;
      expect(heldKinds(await run(feed, { estimatePriceCents }))).toEqual(['lowPrice']);
      expect(await pricesOf()).toEqual(usual.with(0, null as never));
      const config = feedConfig({ brakes: { lowPricePercent: 0 } });
      expect(await run(feed, { estimatePriceCents, config })).toMatchObject({ held: [], changed: 1 });
      expect(await pricesOf()).toEqual(usual.with(0, 25_900));
    });

    it('of cars that are not on offer are compared once they are', async () => {
      await startYard();
      const estimatePriceCents = async () => 2_000_000;
      const sold = { changed: { 1: { price: 259, status: 'sold' } } };
      expect(await run([yardFeed(sold)], { estimatePriceCents })).toMatchObject({ held: [], changed: 1 });
      const back = { changed: { 1: { price: 259 } } };
      for (let feeds = 0; feeds < 2; feeds += 1) {
        expect(heldKinds(await run([yardFeed(back)], { estimatePriceCents }))).toEqual(['lowPrice']);
        expect(await first()).toMatchObject({ status: 'in_stock', priceCents: null });
      }
    });

    it('are let through when the dealer accepts them', async () => {
      await startYard();
      const feed = [yardFeed({ changed: { ...changeFirst(4, { price: '' }), 5: { price: 259 } } })];
      expect(heldKinds(await run(feed))).toEqual(['pricesGone', 'lowPrice']);
      expect(await run(feed, { isAccepted: true })).toMatchObject({ held: [], changed: 5 });
      expect((await pricesOf()).slice(0, 6)).toEqual([null, null, null, null, 25_900, 2_000_600]);
      expect(await run(feed)).toMatchObject({ held: [], unchanged: 10 });
    });
  });
});
