import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadSearchPage } from '#src/app/storefront/testing/load-search-page.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { SearchPage } from './search-page.tsx';

const lender = { provider: 'lender', providers: { lender: { name: 'Lender' } } };

const open = async (address: string, vehicles: readonly Vehicle[], changes: RawObject = {}) => {
  const answer = await loadSearchPage(address, { finance: lender, ...changes }, vehicles);
  if (answer.kind === 'moved') throw new Error(`moved to ${answer.address}`);
  return answer.view;
};
const draw = async (address: string, vehicles: readonly Vehicle[], changes: RawObject = {}): Promise<string> => {
  const view = await open(address, vehicles, changes);
  return drawOnSite(<SearchPage view={view} hasError={false} />, makeTestContext(changes), address);
};

beforeAll(async () => {
  // More vehicles than one page holds, so that the pagination links load too.
  const stock = [
    makeFullVehicle(),
    ...Array.from({ length: 22 }, (_, at) => makeTestVehicle({ id: at + 2, slug: `car-${at}` })),
  ];
  for (const address of ['/search/', '/search/nissan?colour=Pink']) {
    await loadLateParts(<SearchPage view={await open(address, stock)} hasError={false} />, makeTestContext());
  }
});

const slugsIn = (markup: string) => [
  ...new Set([...markup.matchAll(/href="\/cars\/([\w-]+)"/g)].map(([, slug = '']) => slug)),
];
const listOf = async (address: string, vehicles: readonly Vehicle[], changes: RawObject = {}) =>
  slugsIn(await draw(address, vehicles, changes)).toSorted();

const linksIn = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('a stock link', () => {
  const stock = (['new', 'demo', 'used'] as const).flatMap((carType, at) => [
    makeFullVehicle({ id: 2 * at + 1, slug: `${carType}-full`, carType }),
    makeTestVehicle({ id: 2 * at + 2, slug: `${carType}-sparse`, carType }),
  ]);

  it.each([
    ['/search/used-cars', ['used-full', 'used-sparse']],
    ['/search/demo-cars', ['demo-full', 'demo-sparse']],
    ['/search/new-cars', ['new-full', 'new-sparse']],
    ['/search/new-and-demo-cars', ['demo-full', 'demo-sparse', 'new-full', 'new-sparse']],
  ])('%s lists exactly the car types that it names [L2.05]', async (address, listed) => {
    expect(await listOf(address, stock)).toEqual(listed);
  });
});

const ute = { simpleBody: 'Ute', colour: 'Blue', city: 'Windsor', priceCents: 2_000_000, make: 'Kia', model: 'Tasman' };
const offered = [
  makeFullVehicle({ id: 1, slug: 'full', city: 'Moorooka' }),
  makeFullVehicle({
    id: 2,
    slug: 'ute',
    carType: 'new',
    financeLenders: { lender: makeTestLender({ paymentWeekCents: 9900 }) },
    ...ute,
  }),
  makeTestVehicle({ id: 3, slug: 'sparse', make: 'Kia', model: 'Seltos' }),
];

describe('the links of the filters', () => {
  it('put one body, one make and one model into the path, and keep what else is chosen [L2.06]', async () => {
    const linksAt = async (address: string) => linksIn(await draw(address, offered));
    const all = await linksAt('/search/new-used-and-demo-cars/');
    expect(all).toEqual(
      expect.arrayContaining(['/search/suv-cars', '/search/ute-cars', '/search/nissan', '/search/kia']),
    );
    const ofMake = await linksAt('/search/kia?sortBy=price:asc');
    for (const href of ['/search/kia/tasman?sortBy=price:asc', '/search/kia?body=Ute&sortBy=price:asc']) {
      expect(ofMake).toContain(href);
    }
    expect(await linksAt('/search/kia/tasman')).toContain('/search/kia/tasman?body=Ute');
    expect(await linksAt('/search/ute-cars?colour=Blue')).toContain('/search/kia?colour=Blue&body=Ute');
  });
});

describe('one segment after /search/', () => {
  const stock = [
    makeFullVehicle({ id: 1, slug: 'type', carType: 'demo', simpleBody: 'Ute' }),
    makeFullVehicle({ id: 2, slug: 'body', simpleBody: 'Demo' }),
    makeFullVehicle({ id: 3, slug: 'location', locationId: 2, locationName: 'Kia Park', simpleBody: 'Ute' }),
    makeFullVehicle({ id: 4, slug: 'dealership', dealershipName: 'Kia of Moorooka', simpleBody: 'Ute' }),
    makeTestVehicle({ id: 5, slug: 'make', make: 'Kia', model: 'Seltos' }),
    makeFullVehicle({ id: 6, slug: 'ute', simpleBody: 'Ute' }),
  ];
  const address = {
    street: '2 Kia Street',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    latitude: -27.5,
    longitude: 153,
  };
  const contact = { phone: '07 5550 1901', openingHours: [{ days: 'Mon-Fri', open: '08:30', close: '17:30' }] };
  const locationAt = (stockFilterSlug: string) => ({
    locations: [{ id: 2, name: 'Kia Park', slug: 'kia-park', stockFilterSlug, address, contact }],
  });
  const dealershipAt = (slug: string) => ({
    dealerships: [{ id: 1, name: 'Kia of Moorooka', slug, locationId: 2 }],
  });
  const search = (segment: string, changes: RawObject) => listOf(`/search/${segment}`, stock, changes);

  it('is a car-type path before a body, a body before a location, that before a dealership, that before a make [D.03]', async () => {
    const everywhere = (slug: string) => ({ ...locationAt(slug), ...dealershipAt(slug) });
    expect(await search('demo-cars', everywhere('demo-cars'))).toEqual(['type']);
    expect(await search('ute-cars', everywhere('ute-cars'))).toEqual(['dealership', 'location', 'type', 'ute']);
    expect(await search('kia', everywhere('kia'))).toEqual(['location']);
    expect(await search('kia', { ...locationAt('kia-park'), ...dealershipAt('kia') })).toEqual(['dealership']);
    expect(await search('kia', { ...locationAt('kia-park'), ...dealershipAt('kia-moorooka') })).toEqual(['make']);
    await expect(search('boat', {})).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('the filters of a site', () => {
  const stock = [
    makeFullVehicle({ id: 1, slug: 'full', dealershipName: 'Wattle: Kia' }),
    makeFullVehicle({ id: 2, slug: 'other', dealershipName: 'Wattle Toyota' }),
    makeTestVehicle({ id: 3, slug: 'sparse', dealershipName: 'Wattle: Kia' }),
    makeTestVehicle({ id: 4, slug: 'nowhere' }),
  ];

  it("leave out of its pages what they don't name, written with ':' [L7.07]", async () => {
    const listing = { filters: ['dealership_name:"Wattle: Kia"'] };
    const page = await draw('/search/', stock, { search: { listing } });
    expect(slugsIn(page).toSorted()).toEqual(['full', 'sparse']);
    expect(page).not.toContain('Wattle Toyota');
    expect(await listOf('/search/', stock)).toEqual(['full', 'nowhere', 'other', 'sparse']);
  });

  it('offer make, model, car type, body, price, weekly repayment and city by default, each with what it finds [L3.17]', async () => {
    const page = await draw('/search/kia', offered);
    const groups = [...page.matchAll(/data-facet="(\w+)"/g)].map(([, name]) => name);
    expect(groups).toEqual(expect.arrayContaining(['carType', 'make', 'price', 'weeklyPrice', 'body', 'city']));
    expect(linksIn(page)).toContain('/search/kia/tasman');
    for (const query of [
      ...['make=Nissan', 'make_model=Nissan+X-Trail', 'body=SUV', 'city=Moorooka'],
      ...['range[price]=40000:45000', 'weekly_price_range=$175+-+$200'],
    ]) {
      expect([query, await listOf(`/search/?${query}`, offered)]).toEqual([query, ['full']]);
    }
    expect(await listOf('/search/?car_type=new', offered)).toEqual(['ute']);
  });
});

describe('a page of results', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => makeTestVehicle({ id: at + 1, slug: `v${at + 1}`, customRank: -at }));

  it('shows 21 vehicles unless the site says otherwise, and leads to the next [D.16] [B9.01]', async () => {
    const page = await draw('/search/', many(22));
    expect(slugsIn(page)).toHaveLength(21);
    expect(linksIn(page)).toContain('/search/new-used-and-demo-cars/?page=2');
    expect(await listOf('/search/?page=2', many(22))).toEqual(['v22']);
    expect(await listOf('/search/', many(22), { search: { pageSize: 3 } })).toEqual(['v1', 'v2', 'v3']);
  });

  it('that found nothing shows ten similar vehicles unless the site says otherwise [D.04] [B2.19]', async () => {
    const stock = [makeFullVehicle({ id: 100, slug: 'full', customRank: 1 }), ...many(12)];
    const nothing = '/search/nissan?colour=Pink';
    expect(await listOf(nothing, stock)).toHaveLength(10);
    expect(await listOf(nothing, stock)).toContain('full');
    expect(await listOf(nothing, stock, { search: { similarCount: 3 } })).toEqual(['full', 'v1', 'v2']);
    expect(await listOf(nothing, stock, { search: { similarCount: 0 } })).toEqual([]);
  });
});
