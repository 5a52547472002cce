import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig } from './testing/prepare-imports.ts';
import { heldKinds, prepareYard, usual } from './testing/prepare-yard.ts';
import { changeFirst, yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('what a feed may change at once: $name', ({ open }) => {
  const { startYard, run, load, pricesOf, first } = prepareYard(open);

  describe('cars that are missing', () => {
    it.each(['sold', 'unpublish'] as const)('are taken off sale up to a fifth of them (%s)', async (missing) => {
      await startYard();
      expect(await run([yardFeed({ changed: changeFirst(2, null) })], { missing })).toMatchObject({
        missing: 2,
        held: [],
      });
      expect(await first()).toMatchObject(missing === 'sold' ? { status: 'sold' } : { isShownOnWebsite: false });
    });

    it('all stay beyond that, while the rest of the feed lands', async () => {
      await startYard();
      const feed = yardFeed({ cars: 11, changed: { ...changeFirst(3, null), 4: { price: 19_000 } } });
      const summary = await run([feed], { missing: 'sold' });
      expect(summary).toMatchObject({ missing: 0, added: 1, changed: 1 });
      expect(summary.held).toMatchObject([{ kind: 'missing', count: 3, stockNumbers: ['T1', 'T2', 'T3'] }]);
      const cars = await load();
      expect(cars.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 'in_stock'));
      expect(cars[3]?.priceCents).toBe(1_900_000);
    });

    it("go by the site's own limit, and when the dealer accepts it", async () => {
      await startYard();
      const feed = [yardFeed({ changed: changeFirst(3, null) })];
      const config = feedConfig({ missing: 'sold', brakes: { missingPercent: 30 } });
      expect(await run(feed, { config: feedConfig({ missing: 'sold' }), isDryRun: true })).toMatchObject({
        missing: 0,
      });
      expect(await run(feed, { config, isDryRun: true })).toMatchObject({ missing: 3, held: [] });
      expect(await run(feed, { missing: 'sold', isAccepted: true })).toMatchObject({ missing: 3, held: [] });
      expect((await load()).filter(({ status }) => status === 'sold')).toHaveLength(3);
    });

    it('leave hidden ones hidden and unsold', async () => {
      await startYard();
      await run([yardFeed({ changed: changeFirst(2, null) })], { missing: 'unpublish' });
      expect(await run([yardFeed({ changed: changeFirst(2, null) })], { missing: 'sold' })).toMatchObject({
        missing: 0,
      });
      expect(await first()).toMatchObject({ status: 'in_stock', isShownOnWebsite: false });
    });
  });

  describe('cars that go off sale by what their rows say [B4.02] [D.05]', () => {
    const statusesOf = async () => (await load()).map(({ status }) => status);
    const inStock = Array.from({ length: 10 }, () => 'in_stock');

    it.each(['sold', 'Auction', 'on hold', 'withdrawn'])('do so up to a fifth of them: %s', async (status) => {
      await startYard();
      expect(await run([yardFeed({ changed: changeFirst(2, { status }) })])).toMatchObject({ held: [], changed: 2 });
      expect((await statusesOf()).filter((each) => each !== 'in_stock')).toHaveLength(2);
      await startYard();
      const feed = yardFeed({ changed: { ...changeFirst(3, { status, colour: 'Red' }), 4: { price: 19_000 } } });
      const summary = await run([feed]);
      expect(summary.held).toMatchObject([{ kind: 'offSale', count: 3, stockNumbers: ['T1', 'T2', 'T3'] }]);
      expect(await statusesOf()).toEqual(inStock);
      expect(await first()).toMatchObject({ colour: 'Red', isSold: false });
      expect(await pricesOf()).toEqual(usual.with(3, 1_900_000));
      expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
      expect((await statusesOf()).filter((each) => each !== 'in_stock')).toHaveLength(3);
    });

    it("count together with missing ones, and go by the site's own limit", async () => {
      await startYard();
      const feed = [yardFeed({ changed: { 1: null, 2: { status: 'sold' }, 3: { status: 'Auction' } } })];
      const summary = await run(feed, { missing: 'unpublish' });
      expect(summary).toMatchObject({ missing: 0, held: [{ kind: 'offSale', stockNumbers: ['T2', 'T3', 'T1'] }] });
      expect(await statusesOf()).toEqual(inStock);
      const config = feedConfig({ missing: 'unpublish', brakes: { missingPercent: 30 } });
      expect(await run(feed, { config })).toMatchObject({ missing: 1, changed: 2, held: [] });
    });

    it('do so by a new column of sold or deposits, too', async () => {
      for (const [heading, facts] of [
        ['Sold?', { isSold: true, status: 'sold' }],
        ['Deposit', { isReserved: true }],
      ] as const) {
        await startYard();
        const feed = (marked: number) =>
          yardFeed()
            .split('\n')
            .map((line, at) => (line === '' ? '' : `${line},${at === 0 ? heading : at <= marked ? 'Y' : ''}`))
            .join('\n');
        expect(heldKinds(await run([feed(3)]))).toEqual(['offSale']);
        expect((await first())?.isSold || (await first())?.isReserved).toBe(false);
        expect(await run([feed(2)])).toMatchObject({ held: [], changed: 2 });
        expect(await first()).toMatchObject(facts);
      }
    });
  });

  describe('kilometres', () => {
    const kmOf = async () => (await first())?.odometerKm;

    it('fall by a small correction only, and the rest of the row lands', async () => {
      await startYard();
      expect(await run([yardFeed({ changed: { 1: { km: 41_000 } } })])).toMatchObject({ held: [] });
      expect(await kmOf()).toBe(41_000);
      const summary = await run([yardFeed({ changed: { 1: { km: 4100, colour: 'Red' } } })]);
      expect(summary.held).toMatchObject([{ kind: 'odometerFallen', count: 1, stockNumbers: ['T1'] }]);
      expect(await first()).toMatchObject({ odometerKm: 41_000, colour: 'Red' });
    });

    it('rise freely, and fall when the dealer accepts it', async () => {
      await startYard();
      expect(await run([yardFeed({ changed: { 1: { km: 145_000 } } })])).toMatchObject({ held: [] });
      expect(await run([yardFeed()], { isAccepted: true })).toMatchObject({ held: [] });
      expect(await kmOf()).toBe(45_000);
    });

    it("go by the site's own limit", async () => {
      await startYard();
      const feed = [yardFeed({ changed: { 1: { km: 34_000 } } })];
      const held = await run(feed, { config: feedConfig({ brakes: { odometerFallPercent: 20 } }), isDryRun: true });
      expect(heldKinds(held)).toEqual(['odometerFallen']);
      const config = feedConfig({ brakes: { odometerFallPercent: 25 } });
      expect(await run(feed, { config, isDryRun: true })).toMatchObject({ held: [] });
      expect(await run(feed, { config: feedConfig({ brakes: { odometerFallPercent: 0 } }) })).toMatchObject({
        held: [],
      });
      expect(await kmOf()).toBe(34_000);
    });
  });

  describe('photos', () => {
    it('go down to half of them, and no further', async () => {
      await startYard();
      expect(await run([yardFeed({ changed: changeFirst(5, { photos: 0 }) })])).toMatchObject({ held: [] });
      expect(await first()).toMatchObject({ images: [] });
      await startYard();
      expect(
        heldKinds(
          await run([yardFeed({ changed: { ...changeFirst(6, { photos: 0 }), 1: { photos: 0, colour: 'Red' } } })]),
        ),
      ).toEqual(['photosGone']);
      const car = await first();
      expect(car?.images).toHaveLength(2);
      expect(car).toMatchObject({ colour: 'Red', photoCount: 2, primaryImageUrl: 'https://photos.example/1/0.jpg' });
    });
  });
});
