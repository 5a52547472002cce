import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createStockTiles } from './create-stock-tiles.ts';

const { paths } = makeTestContext();
const tilesOf = (changes: RawObject = {}, stock = makeTestStock()) =>
  createStockTiles(stock, { site: resolveOrThrow(minimalSite('wattle', 'group', changes)), paths });
const home = { hero: { title: 'Cars', text: 'Cars for sale' } };

describe('createStockTiles', () => {
  it('lets a shopper choose a body type, with its count [L2.70]', () => {
    expect(tilesOf().bodies()).toEqual([
      { label: 'SUV', countText: '1,000 cars', href: '/search/suv-cars', imageUrl: '/media/suv.webp', isCutOut: false },
      { label: 'Ute', countText: '60 cars', href: '/search/ute-cars', imageUrl: '/media/ute.webp', isCutOut: false },
    ]);
  });

  it('leads from a tile to the search for its value [L2.71]', () => {
    expect(
      tilesOf()
        .makes()
        .map(({ href }) => href),
    ).toEqual(['/search/toyota', '/search/nissan', '/search/kia', '/search/new-used-and-demo-cars/']);
    expect(
      tilesOf()
        .models()
        .map(({ href }) => href),
    ).toEqual(['/search/toyota/rav4', '/search/nissan/x-trail', '/search/toyota/corolla']);
  });

  it('names a model without its make, and one vehicle as one', () => {
    expect(
      tilesOf()
        .models()
        .map(({ label }) => label),
    ).toEqual(['RAV4', 'X-Trail', 'Corolla']);
    expect(tilesOf().makes()[2]?.countText).toBe('1 car');
  });

  it('keeps trade-ins of other makes out of the range of a franchise', () => {
    expect(
      tilesOf({ manufacturer: 'toyota' })
        .models()
        .map(({ label }) => label),
    ).toEqual(['RAV4', 'Corolla']);
  });

  it('prefers the cut-out that the site names to the picture of a vehicle', () => {
    const [suv] = tilesOf({ home: { ...home, tileImages: { SUV: '/media/cut-out.svg' } } }).bodies();
    expect(suv).toMatchObject({ imageUrl: '/media/cut-out.svg', isCutOut: true });
  });

  it('fills three rows of makes with the way to every make last, and shows none without stock', () => {
    const makes = Array.from({ length: 40 }, (_, index) => ({ value: `Make ${index}`, count: 1, imageUrl: null }));
    const tiles = tilesOf({}, makeTestStock({ makes })).makes();
    expect(tiles).toHaveLength(18);
    expect(tiles.at(-1)).toMatchObject({ label: 'Every make', countText: '1,060 cars' });
    expect(tilesOf({}, makeTestStock({ makes: [] })).makes()).toEqual([]);
  });
});
