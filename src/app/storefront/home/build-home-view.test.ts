import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildDealerWithPlaces, buildHomeView } from './build-home-view.ts';

const context = makeTestContext();
const newest = [buildVehicleCard(makeTestVehicle(), context)];
const hero = { title: 'Seven yards. One search.', highlight: 'One search.', text: '{count} cars' };
const viewOf = (home: RawObject = {}, changes: RawObject = {}, stock = makeTestStock({ newest })) => {
  const site = resolveOrThrow(minimalSite('wattle', 'group', { ...changes, home: { hero, ...home } }));
  return buildHomeView(stock, { ...context, site });
};
const kindsOf = (view: ReturnType<typeof viewOf>) => view.sections.map(({ kind }) => kind);

describe('buildHomeView', () => {
  it('says who the dealer is, at its public address [L2.01]', () => {
    expect(viewOf()).toMatchObject({
      documentTitle: 'The dealer wattle | Cars',
      canonicalUrl: 'https://www.wattle.example/',
      structuredData: [{ '@type': 'AutoDealer' }],
    });
  });

  it('parts the title at its highlight and counts the stock in its text', () => {
    expect(viewOf().hero).toMatchObject({ titleParts: ['Seven yards. ', 'One search.', ''], text: '1,060 cars' });
    const text = '{count:used car|used cars} listed.';
    const countedOf = (listed: number) =>
      viewOf({ hero: { ...hero, text } }, {}, makeTestStock({ newest, count: listed })).hero.text;
    expect([1, 0, 1060].map(countedOf)).toEqual([
      '1 used car listed.',
      '0 used cars listed.',
      '1,060 used cars listed.',
    ]);
    const unknown = viewOf({ hero: { ...hero, highlight: 'Not there' } });
    expect(unknown.hero.titleParts).toEqual(['Seven yards. One search.', '', '']);
  });

  it('offers the hero’s picture to sites that link here, with its whole address', () => {
    expect(viewOf().openGraphImageUrl).toBeNull();
    const { openGraphImageUrl } = viewOf({ hero: { ...hero, imageUrl: '/media/hero.webp' } });
    expect(openGraphImageUrl).toBe('https://www.wattle.example/images/jpeg/1200/80/%2Fmedia%2Fhero.webp');
  });

  it('shows the sections that the site names, in its order', () => {
    expect(kindsOf(viewOf({ sections: ['makes', 'locations', 'arrivals', 'bodies'] }))).toEqual([
      'makes',
      'locations',
      'arrivals',
      'bodies',
    ]);
  });

  it('leaves out every section that has nothing to show', () => {
    const empty = makeTestStock({ makes: [], makeModels: [], bodies: [], carTypes: [], newest: [], count: 0 });
    const hidden = minimalSite('wattle').locations;
    const locations = Array.isArray(hidden) ? hidden.map((location: object) => ({ ...location, visible: false })) : [];
    expect(kindsOf(viewOf({}, { locations }, empty))).toEqual([]);
  });

  it('counts what a figure of the business names', () => {
    const stats = [
      { label: 'Since', value: '1969' },
      { label: 'Yards', count: 'locations' },
      { label: 'Brands', count: 'makes' },
      { label: 'Cars', count: 'stock', href: '/search/used-cars' },
    ];
    expect(viewOf({ sections: ['stats'], stats }).sections).toEqual([
      {
        kind: 'stats',
        stats: [
          { figure: '1969', label: 'Since', href: null },
          { figure: '1', label: 'Yards', href: null },
          { figure: '3', label: 'Brands', href: null },
          { figure: '1,060', label: 'Cars', href: '/search/used-cars' },
        ],
      },
    ]);
  });

  it('shows the range of a franchise and the bodies of its stock, each where the site wants it', () => {
    const { sections } = viewOf({ sections: ['models', 'bodies'] }, { manufacturer: 'toyota' });
    expect(sections).toMatchObject([
      { kind: 'models', heading: 'Our range', tiles: [{ label: 'RAV4' }, { label: 'Corolla' }] },
      { kind: 'bodies', tiles: [{ label: 'SUV' }, { label: 'Ute' }] },
    ]);
  });

  it('says why a shopper should choose this dealer [L1.11]', () => {
    const reasons = [{ title: 'One price', text: 'On the windscreen and here.' }];
    expect(viewOf({ sections: ['reasons'], reasons }).sections).toMatchObject([{ kind: 'reasons', reasons }]);
  });

  it('leads to the newest stock, and to the page of every location [L2.62]', () => {
    expect(viewOf({ sections: ['arrivals', 'locations'] }).sections).toMatchObject([
      { moreHref: '/search/new-used-and-demo-cars/?sortBy=created_at_timestamp:desc' },
      { block: { locations: [{ detailHref: '/locations/moorooka' }] } },
    ]);
  });
});

const { site } = makeTestContext();
const [place] = site.locations;

describe('buildDealerWithPlaces', () => {
  it('names the dealer and its places for search engines', () => {
    expect(buildDealerWithPlaces(site)).toMatchObject({
      '@type': 'AutoDealer',
      name: 'The dealer wattle',
      telephone: '+61755501969',
      department: [{ name: 'The dealer wattle, Moorooka', address: { addressLocality: 'Moorooka' } }],
    });
  });

  it('keeps hidden places hidden [L2.61]', () => {
    const locations = place === undefined ? [] : [place, { ...place, id: 2, name: 'Depot', visible: false }];
    expect(JSON.stringify(buildDealerWithPlaces({ ...site, locations }))).not.toContain('Depot');
  });
});
