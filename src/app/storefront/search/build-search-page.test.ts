import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildAlternativesQuery } from '#src/search/rules/query/build-alternatives-query.ts';
import { buildMakeQuery, buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { parseSearchState, resolveSearchPath } from '#src/search/rules/url/parse-search-state.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildSearchPage } from './build-search-page.ts';

const context = makeTestContext({ search: { pageSize: 5, place: 'Brisbane' } });
const nowSeconds = context.now.getTime() / 1000;

const stock: readonly Vehicle[] = (
  [
    { make: 'Nissan', model: 'X-Trail', simpleBody: 'SUV', colour: 'Blue' },
    { make: 'Toyota', model: 'RAV4', simpleBody: 'SUV', colour: 'Blue' },
    { make: 'Toyota', model: 'RAV4', simpleBody: 'SUV', colour: 'Red' },
    { make: 'Toyota', model: 'Corolla', simpleBody: 'Hatch', colour: 'Red', carType: 'demo' },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', colour: 'Red', carType: 'new' },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', status: 'sold', soldAtSeconds: nowSeconds - 86_400 },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', status: 'sold', soldAtSeconds: nowSeconds - 86_400 },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', status: 'sold', soldAtSeconds: nowSeconds - 9 * 86_400 },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', isShownOnWebsite: false },
    { make: 'Kia', model: 'Seltos', simpleBody: 'SUV', status: 'in_transit' },
  ] satisfies Partial<Vehicle>[]
).map((fields, index) =>
  makeTestVehicle({
    id: index + 1,
    slug: `car-${index + 1}`,
    customRank: 100 - index,
    priceCents: (20 + index) * 100_000,
    ...fields,
  }),
);

const indexed = indexStock(stock, context.site, context.now);

const open = (address: string, { site, paths, now }: ViewContext = context, engine = indexed) => {
  const url = new URL(address, site.url);
  const resolved = resolveSearchPath(url.pathname, paths);
  if (resolved.kind === 'notFound') throw new Error(`no search path: ${address}`);
  const state = parseSearchState(url, resolved.refinements);
  const answer = engine.search(buildSearchQuery(state, site.config.search, nowSeconds));
  const makeQuery = buildMakeQuery(state, site.config.search, nowSeconds);
  const vehicles = answer.hits.map(parseOrThrow);
  const isEmpty = answer.totalHits === 0;
  const others = isEmpty ? engine.search(buildAlternativesQuery(state, site.config.search, nowSeconds)).hits : [];
  const makeAnswer = makeQuery === null ? null : engine.search(makeQuery);
  return buildSearchPage(
    { state, vehicles, answer, makeAnswer, prices: [], alternatives: others.map(parseOrThrow) },
    { site, paths, now },
  );
};

const facetOf = (view: ReturnType<typeof open>, name: string) => view.facets.find((facet) => facet.name === name);
const makesOf = (view: ReturnType<typeof open>) => {
  const facet = facetOf(view, 'make');
  return facet?.kind === 'makes' ? facet.all : [];
};
const path = '/search/new-used-and-demo-cars/';

describe('buildSearchPage', () => {
  it('lists what is for sale and what was sold lately, new, demo and used, in the order of custom rank [B1.01] [B4.16] [B7.05]', () => {
    const view = open(path);
    expect(view).toMatchObject({ heading: 'Cars for sale in Brisbane', count: 7, countText: '7 cars' });
    expect(view.showText).toBe('Show Me 7 cars');
    expect(view.cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('counts no motorcycle as a car at a car yard [D.53]', () => {
    const mixed = [
      makeTestVehicle({ id: 1, slug: 'car-1', make: 'Kia', simpleBody: 'Hatch' }),
      makeTestVehicle({ id: 2, slug: 'car-2', make: 'Honda', simpleBody: 'Motorcycle' }),
    ];
    const withoutBody = makeTestContext({ search: { pageSize: 5, place: 'Brisbane', facets: ['make'] } });
    for (const yard of [context, withoutBody]) {
      const show = (address: string) => open(address, yard, indexStock(mixed, yard.site, yard.now));
      const both = show(path);
      expect(both).toMatchObject({
        countText: '2 vehicles',
        announcement: '2 vehicles match',
        showText: 'Show Me 2 vehicles',
      });
      expect(both.description).toContain(': 2 vehicles at ');
      expect(show(`${path}?make=Honda`).countText).toBe('1 motorcycle');
      expect(show(`${path}?body=Motorcycle`).countText).toBe('1 motorcycle');
      expect(show(`${path}?body=Hatch`).countText).toBe('1 car');
      expect(show(`${path}?make=Tesla`).announcement).toBe('No cars match');
      expect(show(`${path}?make=Tesla`).description).toMatch(/^Nothing at .+ matches this search right now\./);
    }
  });

  it('keeps one of a run of sold cars [B4.14]', () => {
    const view = open(`${path}?page=2`);
    expect(view.cards.map(({ id }) => id)).toEqual([6, 7]);
    expect(open('/search/kia').cards.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('shows a count above 1999 as the sum of its car types, else as the site sets it for its whole stock [B9.03] [D.52]', () => {
    const types = ['new', 'used'].map((value, index) => ({ value, count: 700 + 1400 * index }));
    const countOf = (address: string, { site, paths, now }: ViewContext = context, car_type = types) => {
      const state = parseSearchState(new URL(address, site.url));
      const answer = {
        ...indexed.search(buildSearchQuery(state, site.config.search, nowSeconds)),
        totalHits: 2000,
        facets: { car_type },
      };
      return buildSearchPage({ state, vehicles: [], answer, makeAnswer: null, prices: [] }, { site, paths, now }).count;
    };
    expect(countOf(path)).toBe(2800);
    expect(countOf(`${path}?car_type=used`)).toBe(2100);
    const own = makeTestContext({ search: { stockCount: 5400 } });
    expect(countOf(path, own)).toBe(2800);
    expect(countOf(`${path}?car_type=used`, own)).toBe(2100);
    expect(countOf(path, own, [])).toBe(5400);
    expect(countOf(`${path}?sortBy=price:asc&page=2`, own, [])).toBe(5400);
    expect(countOf(`${path}?query=nissan`, own, [])).toBe(2000);
    expect(countOf(path, context, [])).toBe(2000);
  });

  it('keeps every sold car where the site says so [B4.14]', () => {
    const own = makeTestContext({ search: { soldRun: 'keepAll' } });
    expect(open('/search/kia', own).cards.map(({ id }) => id)).toEqual([5, 6, 7]);
  });

  it('links its pages, and leaves page 1 out of the address [L2.35]', () => {
    const { pagination } = open(`${path}?page=2`);
    expect(pagination).toMatchObject({ current: 2, total: 2, previousHref: path, nextHref: null });
    expect(open('/search/toyota').pagination).toBeNull();
  });

  it('offers makes with their counts, and the models of a chosen make [B9.12]', () => {
    const view = open('/search/toyota?colour=Red');
    expect(makesOf(view).map(({ label, count }) => `${label} ${count}`)).toEqual(['Kia 1', 'Toyota 2']);
    const toyota = makesOf(view).find(({ label }) => label === 'Toyota');
    expect(toyota?.models.map(({ label, count, href }) => `${label} ${count} ${href}`)).toEqual([
      'Corolla 1 /search/toyota/corolla?colour=Red',
      'RAV4 1 /search/toyota/rav4?colour=Red',
    ]);
    expect(toyota?.href).toBe(`${path}?colour=Red`);
  });

  it('still offers other makes and models once a model is chosen, and mixes them', () => {
    const view = open('/search/toyota/rav4');
    expect(makesOf(view).map(({ label, count }) => `${label} ${count}`)).toEqual(['Kia 3', 'Nissan 1', 'Toyota 3']);
    const mixed = open(`${path}?make=Nissan&make=Toyota&make_model=Toyota+RAV4`);
    expect(mixed.cards.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(mixed.chips.map(({ label, removeHref }) => `${label} ${removeHref}`)).toEqual([
      'Nissan /search/toyota/rav4',
      `Toyota RAV4 ${path}?make=Nissan&make=Toyota`,
    ]);
  });

  it('names car types new, demo, used in this order and by the names of the site [B9.13] [B9.14]', () => {
    const own = makeTestContext({ search: { carTypeLabels: { used: 'Pre-Owned' } } });
    const facet = facetOf(open(path, own), 'carType');
    expect(facet?.kind === 'values' && facet.options.map(({ label }) => label)).toEqual(['New', 'Demo', 'Pre-Owned']);
  });

  it('turns every filter on and off by a link [B3.14]', () => {
    const colour = facetOf(open('/search/suv-cars?colour=Red'), 'colour');
    expect(
      colour?.kind === 'values' &&
        colour.options.map(({ label, count, isSelected, href }) => [label, count, isSelected, href]),
    ).toEqual([
      ['Blue', 2, false, '/search/suv-cars?colour=Blue&colour=Red'],
      ['Red', 2, true, '/search/suv-cars'],
    ]);
  });

  it('bounds a range by the stock, and sends it as a form that keeps the rest [D.19]', () => {
    expect(facetOf(open('/search/suv-cars?colour=Red&range[price]=21000:&page=2'), 'price')).toMatchObject({
      kind: 'range',
      min: 22_000,
      max: 24_000,
      from: 21_000,
      to: null,
      isMinRange: true,
      isMaxRange: true,
      fromName: 'from[price]',
      action: '/search/suv-cars',
      hiddenFields: [{ name: 'colour', value: 'Red' }],
      clearHref: '/search/suv-cars?colour=Red',
    });
  });

  it('shows what is applied as chips, each with the way to take it off', () => {
    expect(open('/search/suv-cars?range[price]=:25000&query=rav4').chips).toEqual([
      { label: '“rav4”', removeLabel: 'Remove filter: “rav4”', removeHref: '/search/suv-cars?range[price]=:25000' },
      { label: 'SUV', removeLabel: 'Remove filter: SUV', removeHref: `${path}?query=rav4&range[price]=:25000` },
      {
        label: 'Under $25,000',
        removeLabel: 'Remove filter: Under $25,000',
        removeHref: '/search/suv-cars?query=rav4',
      },
    ]);
  });

  it('offers the orders of the site, the first without a parameter [D.18]', () => {
    const { sortOptions } = open('/search/toyota?sortBy=price:desc');
    expect(sortOptions[0]).toEqual({ value: '', label: 'Recommended', href: '/search/toyota', isSelected: false });
    expect(sortOptions.find(({ isSelected }) => isSelected)?.label).toBe('Price, high to low');
    expect(open('/search/toyota').sortOptions[0]?.isSelected).toBe(true);
    expect(open('/search/toyota?sortBy=price:desc').cards.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  it("says 'No Results Available' and leads back to the search route [B2.21] [B2.22]", () => {
    const view = open('/search/kia?colour=Blue');
    expect(view.noResults).toMatchObject({
      title: 'No Results Available',
      clearLabel: 'Clear Filters',
      clearHref: path,
    });
    expect(view.noResults?.text).toMatch(/No results were found.*adjust your filters/);
    expect(view).toMatchObject({ isIndexed: false, announcement: 'No cars match' });
    expect(open(path).noResults).toBeNull();
  });

  it('offers similar cars in stock beside a search that found nothing, as many as the site sets [B2.19] [D.04]', () => {
    const similarOf = (address: string, given = context) => open(address, given).similar?.cards.map(({ id }) => id);
    expect(similarOf('/search/kia?colour=Blue')).toEqual([5]);
    expect(similarOf('/search/suv-cars?colour=Pink')).toEqual([1, 2, 3, 5]);
    expect(similarOf('/search/suv-cars?colour=Pink', makeTestContext({ search: { similarCount: 2 } }))).toEqual([1, 2]);
    expect(similarOf('/search/kia')).toBeUndefined();
  });

  it('keeps mixtures of filters out of search engines, and names one address for all orders and pages', () => {
    expect(open('/search/toyota?sortBy=km:asc')).toMatchObject({
      isIndexed: true,
      canonicalUrl: 'https://www.wattle.example/search/toyota',
    });
    expect(open('/search/toyota?colour=Red').isIndexed).toBe(false);
  });

  it('says the way to a search: Home, cars, make, model', () => {
    expect(open('/search/toyota/rav4').breadcrumb).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Cars', href: path },
      { label: 'Toyota', href: '/search/toyota' },
      { label: 'RAV4', href: null },
    ]);
  });
});
