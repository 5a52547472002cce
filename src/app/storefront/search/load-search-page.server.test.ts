import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSearchPage } from '#src/app/storefront/testing/load-search-page.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestSpecifications } from '#src/vehicle/testing/make-test-specifications.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createSearchPageLoader, type SearchPageAnswer } from './load-search-page.server.ts';

const now = new Date('2026-11-21T02:00:00Z');
const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };
const sold: Partial<Vehicle> = { status: 'sold', isSold: true, soldAtSeconds: now.getTime() / 1000 - 86_400 };
const stock: readonly Vehicle[] = ([{}, sold, {}, sold, {}] satisfies Partial<Vehicle>[]).map((fields, at) =>
  makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, priceCents: 3_000_000, customRank: -at, ...fields }),
);

const indexes = makeTestIndexes(indexStock(stock, site, now));
const service = createSearchPageLoader({
  indexes,
  pathsOf: createSiteSearchPaths(indexes),
  lexiconOf: createSiteLexicon(indexes),
  onBadHit: ({ id }) => expect.fail(`hit ${id}`),
});
const load = (address: string): Promise<SearchPageAnswer> =>
  service.loadPage(site, new URL(address, 'https://any.example'), now);

describe('createSearchPageLoader', () => {
  it.each([
    ['/search/?make=&query=abs', '/search/new-used-and-demo-cars/?query=abs'],
    ['/search/?from[price]=20000', '/search/new-used-and-demo-cars/?range[price]=20000:'],
    ['/search/?to[price]=40000', '/search/new-used-and-demo-cars/?range[price]=:40000'],
    ['/search/?from[price]=20000&to[price]=40000', '/search/new-used-and-demo-cars/?range[price]=20000:40000'],
    ['/search/?query=', '/search/new-used-and-demo-cars/'],
    ['/search/?make=&query=nissan+abs', '/search/nissan?typed=nissan+abs'],
  ])('moves what a form without scripts sent, %s, to its one address [L2.33]', async (from, to) => {
    expect(await load(from)).toEqual({ kind: 'moved', address: to });
    expect(await load(to)).toMatchObject({ kind: 'page' });
  });

  it('reads what was typed into one address, which stays as it is wherever it is opened (#21)', async () => {
    const address = '/search/nissan?typed=used+nissan+xyzzy+-ute&car_type=used&location_name=Windsor';
    expect(await load('/search/?query=used+nissan+xyzzy+-ute&location_name=Windsor&page=3')).toEqual({
      kind: 'moved',
      address,
    });
    expect(await load(address)).toMatchObject({
      kind: 'page',
      view: { typedNote: { dropped: 'No matches for “xyzzy”.' } },
    });
  });

  it('reads any words in one step: what they lead to is a page (#21)', async () => {
    const word = fc.constantFrom(
      ...[
        'nissan',
        'x-trail',
        'used',
        'suv',
        'under',
        '30k',
        '2023',
        'not',
        '-',
        'abs',
        'xyzzy',
        '7',
        'seats',
        'cheap',
        'é',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 7 }), async (words) => {
        const answer = await load(`/search/?query=${encodeURIComponent(words.join(' '))}`);
        if (answer.kind === 'moved') expect(await load(answer.address)).toMatchObject({ kind: 'page' });
      }),
      { numRuns: 60 },
    );
  });

  it('searches for the words as they are where that is asked for, with the filters of before (#21)', async () => {
    const answer = await load('/search/nissan?typed=used+nissan&car_type=used&range[price]=:90000');
    const href = answer.kind === 'page' ? answer.view.typedNote?.literalHref : undefined;
    expect(href).toBe('/search/new-used-and-demo-cars/?query=used+nissan&literal=true&range[price]=:90000');
    expect(await load(href ?? '')).toMatchObject({ kind: 'page', view: { typedNote: null } });
  });

  it('shows one car of a run of sold ones that goes on over the end of a page [B4.14]', async () => {
    const small = { ...site, config: { ...site.config, search: { ...site.config.search, pageSize: 2 } } };
    const run = [{}, sold, sold, {}].map((fields, at) => ({
      ...makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, customRank: -at, ...fields }),
    }));
    const ownIndexes = makeTestIndexes(indexStock(run, site, now));
    const { loadPage } = createSearchPageLoader({
      indexes: ownIndexes,
      pathsOf: createSiteSearchPaths(ownIndexes),
      lexiconOf: createSiteLexicon(ownIndexes),
      onBadHit: ({ id }) => expect.fail(`hit ${id}`),
    });
    const idsOf = async (address: string) => {
      const answer = await loadPage(small, new URL(address, 'https://any.example'), now);
      return answer.kind === 'page' ? answer.view.cards.map(({ id }) => id) : [];
    };
    expect(await idsOf('/search/')).toEqual([1, 2]);
    expect(await idsOf('/search/?page=2')).toEqual([4]);
  });

  it('finds what sleeps five for a caller that wants room for four', async () => {
    const vans = [2, 4, 5].map((sleeps) =>
      makeTestVehicle({ id: sleeps, slug: `van-${sleeps}`, specifications: makeTestSpecifications({ sleeps }) }),
    );
    const ownIndexes = makeTestIndexes(indexStock(vans, site, now));
    const { loadPage } = createSearchPageLoader({
      indexes: ownIndexes,
      pathsOf: createSiteSearchPaths(ownIndexes),
      lexiconOf: createSiteLexicon(ownIndexes),
      onBadHit: ({ id }) => expect.fail(`hit ${id}`),
    });
    const answer = await loadPage(site, new URL('/search/?range[sleeps]=4:', 'https://any.example'), now);
    const view = answer.kind === 'page' ? answer.view : undefined;
    expect(view?.cards.map(({ id }) => id).toSorted()).toEqual([4, 5]);
    expect(view?.chips.map(({ label }) => label)).toEqual(['Sleeps from 4']);
  });

  it('finds and orders trucks by payload, wheelbase and engine hours [L2.33] [D.18]', async () => {
    const trucks = [
      { id: 1, tareKg: 4000, wheelbaseMm: 3400, engineHours: 9000 },
      { id: 2, tareKg: 3000, wheelbaseMm: 4200, engineHours: 500 },
      { id: 3, tareKg: 2000, wheelbaseMm: 5500, engineHours: null },
    ].map(({ id, ...own }) => {
      const specifications = makeTestSpecifications({ ...own, aggregateTrailerMassKg: 8000 });
      return makeTestVehicle({ id, slug: `truck-${id}`, specifications });
    });
    const idsOf = async (query: string) => {
      const answer = await loadSearchPage(`/search/${query}`, {}, trucks);
      return answer.kind === 'page' ? answer.view.cards.map(({ id }) => id) : [];
    };
    expect(await idsOf('?range[payload]=5000:&sortBy=payload:desc')).toEqual([3, 2]);
    expect(await idsOf('?range[wheelbase]=:4300&sortBy=wheelbase:asc')).toEqual([1, 2]);
    expect(await idsOf('?range[engine_hours]=:10000&sortBy=engine_hours:asc')).toEqual([2, 1]);
    // In either direction, trucks without hours come last.
    expect(await idsOf('?sortBy=engine_hours:desc')).toEqual([1, 2, 3]);
  });

  it('keeps the order of a heading that the menu does not list [D.18]', async () => {
    const vehicles = [makeTestVehicle()];
    const answer = await loadSearchPage('/search/?sortBy=km:desc', { search: { sorts: ['newest'] } }, vehicles);
    const options = answer.kind === 'page' ? answer.view.sortOptions : [];
    expect(options.map(({ label, isSelected }) => [label, isSelected])).toEqual([
      ['Newest listed', false],
      ['Odometer, high to low', true],
    ]);
  });

  it('moves a page past the last to the last', async () => {
    expect(await load('/search/nissan?page=9')).toEqual({ kind: 'moved', address: '/search/nissan' });
  });

  it('offers search engines the cards that are for sale, in their order and numbered without gaps', async () => {
    const answer = await load('/search/');
    const view = answer.kind === 'page' ? answer.view : undefined;
    expect(view?.cards.map(({ status }) => status)).toContain('sold');
    expect(view?.structuredData).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [1, 3, 5].map((id, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: `https://www.test-dealer.example/cars/car-${id}`,
      })),
    });
  });
});

it('keeps a towing limit that is no number on the page, with what to enter [B3.14]', async () => {
  const ask = (limit: string) =>
    loadSearchPage(
      `/search/new-used-and-demo-cars/?to%5Baggregate_trailer_mass%5D=${limit}`,
      { search: { towing: { isOffered: true } } },
      stock,
    );
  expect(await ask('two')).toMatchObject({ kind: 'page', view: { towing: { limitText: 'two' } } });
  expect(await ask('')).toEqual({ kind: 'moved', address: '/search/new-used-and-demo-cars/' });
});
