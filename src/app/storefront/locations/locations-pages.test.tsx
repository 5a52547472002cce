import { describe, expect, it } from 'vitest';
import type { PageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { listTileOrigins } from '#src/locations/rules/map-config.ts';
import { type PostcodeAnswer, parseLocationQuestion } from '#src/locations/rules/places/location-filter.ts';
import { buildContentSecurityPolicy } from '#src/platform/http/security-headers.ts';
import { makeTestSet } from '#src/reviews/testing/make-test-set.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildLocationPage } from './build-location-page.ts';
import { buildLocationsPage } from './build-locations-page.ts';
import { loadLocationStock } from './load-location-stock.server.ts';
import { LocationPage } from './location-page.tsx';
import { LocationsPage } from './locations-page.tsx';

const [place] = minimalSite('wattle').locations as [{ readonly address: object; readonly contact: object }];
const at = (latitude: number, longitude: number) => ({ address: { ...place.address, latitude, longitude } });
/** The order is neither alphabetical nor by distance from Brisbane. */
const yards = [
  { ...place, ...at(-27.47, 153.02), type: 'sales', image: { url: '/media/yard.jpg', thumbUrl: '/media/yard.jpg' } },
  { ...place, ...at(-28.0, 153.4), id: 2, name: 'Ashmore', slug: 'ashmore', type: 'service', repairerNumber: 'MVRL 1' },
  { ...place, ...at(-27.6, 152.8), id: 3, name: 'Yamanto', slug: 'yamanto', type: 'parts' },
];
const brisbane = { latitude: -27.47, longitude: 153.03 };
const found: PostcodeAnswer = { kind: 'found', coordinates: brisbane };
const contextWith = (places: object = {}, locations: readonly object[] = yards) =>
  makeTestContext({ places, locations });

const openList = (query = '', answer: PostcodeAnswer = { kind: 'notAsked' }, context = contextWith()) => {
  const view = buildLocationsPage(parseLocationQuestion(new URLSearchParams(query)), answer, context);
  return { view, markup: drawOnSite(<LocationsPage view={view} />, context) };
};
const openPage = (slug: string, context = contextWith()) => {
  const view = buildLocationPage(slug, context);
  return view === undefined ? undefined : { view, markup: drawOnSite(<LocationPage view={view} />, context) };
};
const namesIn = (markup: string) => [...markup.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, name]) => name);
const say = (page: { readonly markup: string } | undefined): string => readText(page?.markup ?? '');
const tiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: 'A map',
  attributionHref: 'https://maps.example/',
};

describe('the list of locations', () => {
  it('has every place by name, and asks for no postcode at first [L2.23] [L2.60]', () => {
    const { markup, view } = openList();
    expect(namesIn(markup)).toEqual(['Ashmore', 'Moorooka', 'Yamanto']);
    expect(markup).toMatch(/<form[^>]*action="\/dealerships" method="get"/);
    expect(readText(markup)).not.toContain(' away');
    expect(view).toMatchObject({ canonicalUrl: 'https://www.wattle.example/dealerships', isIndexed: true });
  });

  it('has the nearest first, with how far each is [L9.19]', () => {
    const { markup, view } = openList('postcode=4000', found);
    expect(namesIn(markup)).toEqual(['Moorooka', 'Yamanto', 'Ashmore']);
    expect(readText(markup)).toMatch(/Nearest to 4000 first.*Moorooka 1\.0 km away.*Yamanto 27 km away.*69 km away/);
    expect(markup).toMatch(/name="postcode"[^>]*value="4000"/);
    expect(view.isIndexed).toBe(false);
  });

  it.each<[string, PostcodeAnswer['kind'] & ('malformed' | 'unknown'), string]>([
    ['40', 'malformed', 'Invalid postcode. Please enter a 4-digit number.'],
    ['0001', 'unknown', 'Invalid postcode'],
  ])('says at the field what is wrong with %s, and keeps it [L5.15] [L8.01]', (postcode, kind, text) => {
    const { markup } = openList(`postcode=${postcode}`, { kind });
    const [field = ''] = /<input[^>]*name="postcode"[^>]*>/.exec(markup) ?? [];
    expect(field).toContain(`value="${postcode}"`);
    expect(field).toContain('aria-invalid="true"');
    const [, id, said] = /<p id="([^"]*)"[^>]*role="alert">([^<]*)</.exec(markup) ?? [];
    expect(said).toBe(text);
    expect(field).toContain(`aria-describedby="${id}"`);
    expect(namesIn(markup)).toEqual(['Ashmore', 'Moorooka', 'Yamanto']);
  });

  it('gives the postcode of its first place as the example, and asks nothing where there is one place [L5.15]', () => {
    const draw = (locations: readonly object[], query = '', answer: PostcodeAnswer = { kind: 'notAsked' }) =>
      openList(query, answer, contextWith({ uniqueBy: 'street' }, locations)).markup;
    const exampleIn = (markup: string) => /placeholder="([^"]*)"/.exec(markup)?.[1];
    const parts = { ...place, id: 2, name: 'Parts', slug: 'parts', type: 'parts' };
    const south = { ...parts, name: 'Adelaide', address: { ...place.address, street: '2 Other', postcode: '5094' } };
    expect(exampleIn(draw([place, south]))).toBe('e.g. 5094');
    expect(exampleIn(draw([place, { ...south, name: 'Zillmere' }]))).toBe('e.g. 4105');
    const asked = draw([{ ...place, type: 'sales' }, parts], 'postcode=4000', found);
    expect([exampleIn(draw([place])), exampleIn(asked)]).toEqual([undefined, undefined]);
    expect(asked).not.toContain('name="postcode"');
    expect(readText(asked)).not.toContain('Nearest to');
    expect(asked).toContain('Location type');
  });

  it('can be of one kind, which the form keeps, and offers the kinds that there are [L2.66]', () => {
    const { markup } = openList('type=service&postcode=4000', found);
    expect(namesIn(markup)).toEqual(['Ashmore']);
    expect(markup).toContain('<input type="hidden" name="type" value="service"/>');
    expect(markup).toMatch(/href="\/dealerships\?type=service&amp;postcode=4000" aria-current="page">Service </);
    expect(markup).toContain('href="/dealerships?postcode=4000">All <');
    expect(openList('', { kind: 'notAsked' }, contextWith({}, [place])).markup).not.toContain('Location type');
    expect(namesIn(openList('type=nonsense').markup)).toHaveLength(3);
  });

  it('has a map where the site has tiles, which its pages may load, and no others [L9.24]', () => {
    const withTiles = contextWith({ map: { tiles } });
    expect(openList('', { kind: 'notAsked' }, withTiles).markup).toContain('aria-label="Map of our locations"');
    expect(openList().markup).not.toContain('Map of our locations');
    const policyOf = ({ site }: typeof withTiles) =>
      buildContentSecurityPolicy(
        { html: '<p>' },
        {
          scripts: [],
          connections: [],
          pictures: listTileOrigins(site.config.places.map),
        },
      );
    expect(policyOf(withTiles)).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policyOf(contextWith())).toContain("img-src 'self' data: blob:;");
    expect(policyOf(contextWith({ map: { tiles: { ...tiles, url: '/t/{z}/{x}/{y}.png' } } }))).toContain('blob:;');
  });

  it('shows addresses and directions alone where there are neither tiles, drawing nor photo [L9.24]', () => {
    const [, , plain] = yards;
    const bare = contextWith({}, [plain ?? {}]);
    const pictures = /<img|class="_(frame|pictures?)_/;
    const list = openList('', { kind: 'notAsked' }, bare).markup;
    const page = openPage('yamanto', bare)?.markup ?? '';
    for (const markup of [list, page]) {
      expect(markup).not.toMatch(pictures);
      expect(markup).toContain('maps/dir/');
    }
    const tiled = contextWith({ map: { tiles } }, [plain ?? {}]);
    expect(openPage('yamanto', tiled)?.markup).toMatch(pictures);
    expect(openList('', { kind: 'notAsked' }, tiled).markup).toMatch(pictures);
  });

  it('shows its map at the zoom of the site [L9.24]', () => {
    const zoomOf = (map: object) => openList('', { kind: 'notAsked' }, contextWith({ map })).view.map?.zoom;
    expect([zoomOf({ tiles }), zoomOf({ tiles, zoom: 11 })]).toEqual([14, 11]);
  });

  it('tells search engines of every place, with its hours and those of holidays', () => {
    const context = { ...contextWith(), now: new Date('2026-12-20T00:00:00Z') };
    const [, dealer] = openList('', { kind: 'notAsked' }, context).view.structuredData;
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      name: 'The dealer wattle, Ashmore',
      specialOpeningHoursSpecification: expect.arrayContaining([
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-25',
          validThrough: '2026-12-25',
          opens: '00:00',
          closes: '00:00',
        },
      ]),
    });
  });
});

describe('the page of a location', () => {
  it('has name, address, directions from Google Maps and the Google rating [L2.64]', () => {
    const rated = [{ ...yards[0], reviews: { averageRating: 4.75, count: 1304 } }];
    const page = openPage('moorooka', contextWith({}, rated));
    expect(say(page)).toContain(
      'Moorooka 4.8 out of 5 from 1,304 Google reviews 1 Test Street, Moorooka QLD 4105 ' +
        'Get Directions from Google Maps',
    );
    expect(page?.markup).toMatch(/<h1>Moorooka<\/h1>/);
    expect(page?.markup).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*destination=-27\.47%2C153\.02"/);
    expect(say(openPage('moorooka'))).not.toContain('reviews');
  });

  it('leads to the street, and gives search engines no position, if the coordinates are only near the place [L1.03]', () => {
    const address = { ...place.address, isApproximate: true };
    const guessed = openPage('moorooka', contextWith({}, [{ ...place, address }]));
    const exact = openPage('moorooka');
    const street = encodeURIComponent('1 Test Street, Moorooka QLD 4105');
    expect(guessed?.markup).toContain(`maps/dir/?api=1&amp;destination=${street}"`);
    expect(JSON.stringify(guessed?.view.structuredData)).not.toContain('GeoCoordinates');
    expect(JSON.stringify(exact?.view.structuredData)).toContain('GeoCoordinates');
    expect(
      openList('postcode=4000', found, contextWith({}, [{ ...place, address }, ...yards.slice(1)])).markup,
    ).toContain(' away');
  });

  it('names a town once in its title, after a location of another name [L2.64]', () => {
    expect(openPage('moorooka')?.view.documentTitle).toBe('Moorooka QLD | The dealer wattle');
    expect(openPage('ashmore')?.view.documentTitle).toBe('Ashmore, Moorooka QLD | The dealer wattle');
  });

  it('shows the reviews of the location, and the rating of its dealership where it has none of its own [L3.05] [L3.13]', () => {
    const dealerships = [{ id: 5, slug: 'a', name: 'A', locationId: 1, reviews: { averageRating: 4.2, count: 12 } }];
    const context = makeTestContext({ locations: yards, dealerships });
    const set = makeTestSet({ locationSlug: 'moorooka' });
    const site = { ...context.site, publications: { ...context.site.publications, reviewSets: [set] } };
    const words = say(openPage('moorooka', { ...context, site }));
    expect(words).toContain('Moorooka 4.2 out of 5 from 12 Google reviews');
    expect(words).toContain('What customers say about Moorooka');
    expect(words).toContain(set.reviews[0]?.text);
    expect(say(openPage('ashmore', { ...context, site }))).not.toMatch(/What customers say|Google reviews/);
  });

  it('says where vehicles are bought, and has the picture of the map for want of another [L3.05]', () => {
    const mapped = { ...place.address, mapKey: '/media/map.jpg' };
    const context = contextWith({}, [{ ...place, subtypes: ['buying'], address: mapped }, yards[1] ?? {}]);
    const page = openPage('moorooka', context);
    expect(say(page)).toContain('We buy vehicles here');
    expect(page?.markup).toContain('map.jpg');
    expect(say(openPage('ashmore', context))).not.toContain('We buy');
    expect(readText(openList('', { kind: 'notAsked' }, context).markup).match(/We buy vehicles here/g)).toHaveLength(1);
  });

  it('has the hours of the place alone where nothing else is there [L2.65]', () => {
    const page = openPage('moorooka', contextWith({ uniqueBy: 'nothing' }));
    expect(say(page)).toContain('Opening hours for Moorooka Mon-Fri 8:30 am to 5:30 pm Sat Closed Sun Closed');
    expect(page?.markup).not.toContain('type="radio"');
  });

  it('lets the kinds of location at one place be chosen between, its own first [L2.65] [L9.20]', () => {
    const page = openPage('ashmore', contextWith({ uniqueBy: 'street' }));
    const labels = [...(page?.markup ?? '').matchAll(/<input type="radio"([^>]*)\/>([^<]*)/g)];
    expect(labels.map(([, , label]) => label)).toEqual(['Service', 'Sales', 'Parts']);
    expect(labels.map(([, attributes]) => attributes?.includes('checked'))).toEqual([true, false, false]);
    expect(say(page)).toMatch(/Opening hours for Ashmore.*Opening hours for Moorooka.*Opening hours for Yamanto/);
    expect(page?.view.canonicalUrl).toBe('https://www.wattle.example/locations/moorooka');
  });

  it('ends with the stock of the location, and a link to all of it [L2.64]', () => {
    const context = contextWith();
    const page = openPage('moorooka', context);
    const card = buildVehicleCard(makeTestVehicle(), context);
    const stock = { cards: [card], more: { label: 'See all stock at Moorooka', href: '/search/moorooka' } };
    if (page === undefined) throw new Error('no page');
    const markup = drawOnSite(<LocationPage view={{ ...page.view, stock }} />, context);
    expect(readText(markup)).toMatch(/In stock here See all stock at Moorooka .*2023 Nissan X-Trail/);
    expect(markup).toMatch(/<h2[^>]*>In stock here<.*<h3><a href="\/cars\//s);
    expect(say(page)).not.toContain('In stock here');
  });

  it('loads four vehicles of a location that sells, and none for a workshop [L2.64]', async () => {
    const context = contextWith();
    const asked: unknown[] = [];
    const card = buildVehicleCard(makeTestVehicle(), context);
    const load = (slug: string, cards: readonly VehicleCardView[]) => {
      const { location } = openPage(slug, context)?.view.detail ?? expect.fail(slug);
      const loadStockRows: PageContext['queries']['loadStockRows'] = async (rows) => {
        asked.push(rows);
        return { count: 1, makesCount: 1, stockRows: { [rows[0]?.search ?? '']: cards } };
      };
      const queries = { loadStockRows } as PageContext['queries'];
      return loadLocationStock(location, { queries, onPartial: expect.fail });
    };
    const more = { label: 'See all stock at Moorooka', href: '/search/moorooka' };
    expect(await load('moorooka', [card])).toEqual({ cards: [card], more });
    expect(await load('moorooka', [])).toBeNull();
    expect(await load('ashmore', [card])).toBeNull();
    expect(asked).toEqual(Array(2).fill([{ search: '/search/moorooka', limit: 4 }]));
  });

  it('is under the first part that the site has chosen [L2.21] [L2.22]', () => {
    for (const detailPath of ['locations', 'contact-us', 'our-location']) {
      const context = contextWith({ detailPath });
      expect(openPage('ashmore', context)?.view.canonicalUrl).toBe(`https://www.wattle.example/${detailPath}/ashmore`);
      expect(openList('', { kind: 'notAsked' }, context).markup).toContain(`href="/${detailPath}/ashmore"`);
    }
  });

  it('is not there for an unknown or a hidden location', () => {
    const hidden = contextWith({}, [place, { ...yards[1], visible: false }]);
    expect(openPage('ashmore', hidden)).toBeUndefined();
    expect(openPage('nowhere')).toBeUndefined();
  });
});

it('no page has a part without words, an address that leads nowhere, or an id twice', () => {
  const context = contextWith({ uniqueBy: 'street', map: { tiles } });
  const pages = [
    openList('postcode=9', { kind: 'malformed' }, context),
    openPage('moorooka', context),
    openPage('ashmore'),
  ];
  for (const page of pages) expect(findMarkupFlaws(page?.markup ?? '')).toEqual([]);
});
