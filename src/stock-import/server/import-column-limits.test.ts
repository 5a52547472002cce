import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig } from './testing/prepare-imports.ts';
import { heldKinds, prepareYard, usual } from './testing/prepare-yard.ts';
import { yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('what a feed may change at once: $name', ({ open }) => {
  const { startSite, startYard, run, load, pricesOf, first, readStockVersion } = prepareYard(open);

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
            'If it has only been renamed, add',
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
