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
  it('offers body types with their counts [L2.70]', () => {
    expect(tilesOf().bodies()).toEqual([
      {
        label: 'SUV',
        countText: '1,000 cars',
        href: '/search/suv-cars',
        picture: { kind: 'drawing', body: 'suv' },
      },
      { label: 'Ute', countText: '60 cars', href: '/search/ute-cars', picture: { kind: 'drawing', body: 'ute' } },
    ]);
  });

  it('links a tile to the search for its value [L2.71]', () => {
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

  it('names a model without its make, and counts in the singular', () => {
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

  it("prefers the site's cut-out to a drawing or photograph", () => {
    const tileImages = { SUV: '/media/suv.svg', RAV4: '/media/rav4.svg' };
    const tiles = tilesOf({ home: { ...home, tileImages } });
    expect(tiles.bodies()[0]?.picture).toEqual({ kind: 'cutOut', url: '/media/suv.svg' });
    expect(tiles.models().map(({ picture }) => picture.kind)).toEqual(['cutOut', 'photograph', 'photograph']);
  });

  it('shows drawings, photographs or words only, as the site configures [L9.34] [B0.02]', () => {
    const bodies = ['SUV', 'Naked'].map((value) => ({ value, count: 2, imageUrl: `/${value}.jpg` }));
    const picturesOf = (pictures: string, itemTypes = ['car']) =>
      tilesOf({ search: { itemTypes, bodyPicker: { pictures } } }, makeTestStock({ bodies }))
        .bodies()
        .map(({ picture }) => picture);
    const [suv, naked] = ['/SUV.jpg', '/Naked.jpg'].map((url) => ({ kind: 'photograph', url }));
    const [drawnSuv, covered] = ['suv', 'other'].map((body) => ({ kind: 'drawing', body }));
    expect(picturesOf('drawings')).toEqual([drawnSuv, covered]);
    expect(picturesOf('drawings', ['car', 'motorcycle'])).toEqual([drawnSuv, naked]);
    expect(picturesOf('photographs')).toEqual([suv, naked]);
    expect(picturesOf('none')).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('draws and counts a motorcycle at a car yard as one, and all together as vehicles [L9.34] [D.53]', () => {
    const bodies = ['SUV', 'Motorcycle'].map((value) => ({ value, count: 1, imageUrl: null }));
    const tiles = tilesOf({}, makeTestStock({ bodies }));
    expect(tiles.bodies()).toMatchObject([
      { countText: '1 car', picture: { kind: 'drawing', body: 'suv' } },
      { countText: '1 motorcycle', picture: { kind: 'drawing', body: 'motorcycle' } },
    ]);
    expect(tiles.makes().at(-1)?.countText).toBe('1,060 vehicles');
    expect(tilesOf().makes().at(-1)?.countText).toBe('1,060 cars');
  });

  it("offers the site's bodies in its order, and none without a vehicle [L2.70] [B0.02]", () => {
    const bodies = ['Ute', 'Van', 'SUV'];
    expect(
      tilesOf({ search: { bodyPicker: { bodies } } })
        .bodies()
        .map(({ label }) => label),
    ).toEqual(['Ute', 'SUV']);
  });

  it('offers the eight bodies with most vehicles when the site names none [L2.70]', () => {
    const bodies = Array.from({ length: 12 }, (_, at) => ({ value: `Body ${at}`, count: 12 - at, imageUrl: null }));
    expect(
      tilesOf({}, makeTestStock({ bodies }))
        .bodies()
        .map(({ label }) => label),
    ).toEqual(Array.from({ length: 8 }, (_, at) => `Body ${at}`));
  });

  it('links a facet tile to the search for its values, and leaves out one without a vehicle [L2.71]', () => {
    const facetTiles = [
      { label: 'Electric', picture: 'ev', key: 'fuel', values: ['Electric'] },
      { label: 'Prestige', picture: 'prestige', key: 'make', values: ['Genesis', 'Lexus'] },
      { label: 'Buses', picture: 'bus', key: 'seats', values: ['12'] },
    ];
    const changes = { search: { bodyPicker: { bodies: ['SUV'], facetTiles } } };
    expect(
      tilesOf(changes, makeTestStock({ facetTiles: [82, 1, 0] }))
        .bodies()
        .slice(1),
    ).toEqual([
      {
        label: 'Electric',
        countText: '82 cars',
        href: '/search/new-used-and-demo-cars/?fuel=Electric',
        picture: { kind: 'drawing', body: 'ev' },
      },
      {
        label: 'Prestige',
        countText: '1 car',
        href: '/search/new-used-and-demo-cars/?make=Genesis&make=Lexus',
        picture: { kind: 'drawing', body: 'prestige' },
      },
    ]);
  });

  it('fills three rows of makes, ends with the link to every make, and shows none without stock', () => {
    const makes = Array.from({ length: 40 }, (_, index) => ({ value: `Make ${index}`, count: 1, imageUrl: null }));
    const tiles = tilesOf({}, makeTestStock({ makes })).makes();
    expect(tiles).toHaveLength(18);
    expect(tiles.at(-1)).toMatchObject({ label: 'All makes', countText: '1,060 cars' });
    expect(tilesOf({}, makeTestStock({ makes: [] })).makes()).toEqual([]);
  });
});
