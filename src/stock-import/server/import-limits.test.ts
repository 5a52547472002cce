import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import type { ImportSummary } from './import-stock.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, changeFirst, yardFeed } from './testing/yard-feed.ts';

const heldKinds = ({ held }: ImportSummary) => held.map(({ kind }) => kind);

describe.each(testDatabases)('what a feed may change at once: $name', ({ open }) => {
  const { site, startSite, run, load, readDatabase, readStockVersion } = prepareImports(open);
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed()]);
  };
  const pricesOf = async () => (await load()).map(({ priceCents }) => priceCents);
  const first = async () => (await load())[0];
  const usual = Array.from({ length: 10 }, (_, index) => (20_001 + index) * 100);

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

  describe('columns', () => {
    const renamed = { headings: { DAP: 'Our Price', Images: 'Imgs' } };

    it('that are gone keep their values, on this feed and the next, while the rest lands', async () => {
      await startYard();
      for (const colour of ['Red', 'Blue']) {
        const summary = await run([yardFeed({ ...renamed, cars: 11, changed: { 1: { colour } } })]);
        expect(heldKinds(summary)).toEqual(['fieldsGone']);
        expect(summary.held.at(-1)?.sentence).toContain('images, price');
        const cars = await load();
        expect(cars[0]).toMatchObject({ colour, priceType: 'Drive Away', photoCount: 2 });
        expect(cars.map(({ priceCents }) => priceCents)).toEqual([...usual, null]);
      }
    });

    it('are named with what is new and how to read it under its new name', async () => {
      await startYard();
      const feed = yardFeed({ headings: { DAP: 'Our Best Price' } });
      for (let feeds = 0; feeds < 2; feeds += 1) {
        expect((await run([feed])).held[0]?.sentence).toBe(
          [
            'The feed no longer has a column for price. Every vehicle keeps the values it had.',
            "'DAP' is gone, and 'Our Best Price' is new.",
            'If it only has a new name, add',
            '"Our Best Price: drive_away_price" under stockFeed.columns in site.yaml.',
          ].join(' '),
        );
      }
      const columns = { 'Our Best Price': 'drive_away_price' };
      expect(await run([feed], { config: feedConfig({ columns }) })).toMatchObject({ held: [], unchanged: 10 });
    });

    it('are not said to be gone when only the format of the file is another', async () => {
      await startYard();
      const cars = Array.from({ length: 10 }, (_, index) => {
        const fields = `<make>Toyota</make><model>RAV4</model><year>2021</year><dap>${20_001 + index}</dap>`;
        const rare = index === 0 ? '<status>in_stock</status>' : '';
        return `<car><stockno>T${index + 1}</stockno>${fields}${rare}<colour>White</colour></car>`;
      });
      const summary = await run([`<cars>${cars.join('')}</cars>`], { format: 'xml' });
      expect(summary.held.map(({ sentence }) => sentence)).toEqual([
        'The file is in a different format from the last one. The feed no longer has columns for odometer, images. Every vehicle keeps the values it had.',
      ]);
    });

    it('write nothing while they are held and nothing else changes', async () => {
      await startYard();
      await run([yardFeed(renamed)]);
      const version = await readStockVersion();
      expect(await run([yardFeed(renamed)])).toMatchObject({ changed: 0, unchanged: 10, stockVersion: version });
    });

    it('are gone when the dealer accepts it, or the site does', async () => {
      await startYard();
      expect(await run([yardFeed({ headings: { Colour: null } })], { isAccepted: true })).toMatchObject({ held: [] });
      expect(await first()).toMatchObject({ colour: null });
      await startYard();
      const config = feedConfig({ brakes: { missingColumns: 'accept' } });
      expect(await run([yardFeed({ headings: { Colour: null } })], { config })).toMatchObject({ held: [] });
      expect(await first()).toMatchObject({ colour: null });
    });

    it('that come back are read again', async () => {
      await startYard();
      await run([yardFeed(renamed)]);
      expect(await run([yardFeed({ changed: { 1: { price: 19_000 } } })])).toMatchObject({ held: [], changed: 1 });
      expect(await pricesOf()).toEqual(usual.with(0, 1_900_000));
    });

    it('of a status keep sold cars sold', async () => {
      await startYard();
      await run([yardFeed({ changed: { 1: { status: 'sold' } } })]);
      expect(heldKinds(await run([yardFeed({ headings: { Status: null } })]))).toEqual(['fieldsGone']);
      expect(await first()).toMatchObject({ status: 'sold' });
    });

    it('of JSON Lines count when half of the rows name them', async () => {
      startSite();
      const line = (number: number, fields: object) =>
        `${JSON.stringify({ stocknum: `J${number}`, make: 'Kia', model: 'Rio', year: 2020, price: 9000, ...fields })}\n`;
      const offer = line(1, { offer_price: 8000 });
      await run([offer, line(2, { colour: 'Red' }), line(3, { colour: 'Red' })], { format: 'jsonl' });
      const ended = await run([line(1, {}), line(2, { colour: 'Red' }), line(3, { colour: 'Red' })], {
        format: 'jsonl',
      });
      expect(ended).toMatchObject({ held: [], changed: 1 });
      const summary = await run([line(1, {}), line(2, {}), line(3, {})], { format: 'jsonl' });
      expect(heldKinds(summary)).toEqual(['fieldsGone']);
    });
  });
});
