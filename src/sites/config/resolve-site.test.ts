import { describe, expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { problemsOf, resolveOrThrow } from '../testing/resolve-or-throw.ts';
import { templateNames } from './site-schema.ts';

describe('resolveSite', () => {
  it('accepts the slug and the template that select a site [B0.01]', () => {
    for (const template of templateNames) {
      expect(resolveOrThrow(minimalSite('acme-cars', template))).toMatchObject({ slug: 'acme-cars', template });
    }
  });

  it('takes every switch from the file, else the preset, else the schema [B0.02]', () => {
    const plain = resolveOrThrow(minimalSite('acme-cars', 'used'));
    expect(plain.config.search.pageSize).toBe(21);
    expect(plain.config.search.path).toBe('/search/used-cars/');
    expect(plain.theme.radiusCard).toBe('28px');

    const own = resolveOrThrow(minimalSite('acme-cars', 'used', { search: { path: '/search/acme/', pageSize: 12 } }));
    expect(own.config.search).toMatchObject({
      path: '/search/acme/',
      pageSize: 12,
      carTypeLabels: { used: 'Pre-Owned' },
    });
  });

  it('assumes Australian postcodes and phone numbers [B0.03]', () => {
    const site = resolveOrThrow(minimalSite('acme-cars'));
    expect(site.phones.main).toBe('+61755501969');
    expect(site.locations[0]?.contact.phone).toBe('+61755501901');
    const [location] = minimalSite('acme-cars').locations as [{ address: object }];
    const foreign = { ...location, address: { ...location.address, postcode: '90210' } };
    expect(problemsOf(minimalSite('acme-cars', 'group', { locations: [foreign] }))).toEqual([
      {
        path: ['locations', 0, 'address', 'postcode'],
        message: '"90210" is not allowed',
        allowed: 'four digits, in quotes',
      },
    ]);
  });

  it('says the label of a licence once, even if the number begins with it [L3.05]', () => {
    const licences = ['LMCT 11422', 'lmct-11422', '11422', 'LMCTA 7'].map((number) => ({ label: 'LMCT', number }));
    const { legal } = minimalSite('acme-cars') as { legal: object };
    const site = resolveOrThrow(minimalSite('acme-cars', 'used', { legal: { ...legal, licences } }));
    expect(site.legal.licences.map(({ number }) => number)).toEqual(['11422', '11422', '11422', 'LMCTA 7']);
  });

  it('sells cars only unless the file says otherwise [B1.02]', () => {
    expect(resolveOrThrow(minimalSite('acme-cars')).config.search.itemTypes).toEqual(['car']);
    const itemTypes = ['car', 'caravan', 'truck', 'motorcycle'];
    const mixed = resolveOrThrow(minimalSite('acme-cars', 'group', { search: { itemTypes } }));
    expect(mixed.config.search.itemTypes).toEqual(itemTypes);
  });

  it('differs by slug, template, brand and dealership, without roles [B1.16]', () => {
    const used = resolveOrThrow(minimalSite('acme-cars', 'used'));
    const group = resolveOrThrow(minimalSite('acme-cars', 'group'));
    expect(used.config.search.listing.carTypes).not.toEqual(group.config.search.listing.carTypes);
    const excludedDealerships = ['acme-used'];
    const own = resolveOrThrow(minimalSite('acme-cars', 'group', { finance: { excludedDealerships } }));
    expect(own.config.finance.excludedDealerships).toEqual(excludedDealerships);
    expect(problemsOf(minimalSite('acme-cars', 'group', { roles: ['admin'] }))[0]?.message).toMatch(
      /unknown key 'roles'/,
    );
  });

  it('chooses the search, card and vehicle page variants per site [B2.73]', () => {
    const layout = { filters: 'bar', card: 'row', gallery: 'mosaic', keyInformation: 'plate' };
    expect(resolveOrThrow(minimalSite('acme-cars', 'group', { layout })).layout).toMatchObject(layout);
    const layouts = templateNames.map((template) => resolveOrThrow(minimalSite('acme-cars', template)).layout);
    for (const screen of ['filters', 'card', 'gallery'] as const) {
      expect(new Set(layouts.map((choices) => choices[screen])).size).toBe(templateNames.length);
    }
  });

  it('holds every field of the site configuration [B3.25]', () => {
    const [location] = minimalSite('acme-cars').locations as [object];
    const site = resolveOrThrow(
      minimalSite('acme-cars', 'group', {
        manufacturer: 'mazda',
        websiteId: 77,
        locations: [{ ...location, type: 'sales' }],
        dealerships: [{ id: 9, slug: 'acme-mazda', name: 'Acme Mazda', locationId: 1, manufacturers: ['mazda'] }],
        finance: { provider: 'a', providers: { a: { name: 'Lender A' } } },
        searchEngine: { host: 'https://search.acme.example', searchKeyVariable: 'ACME_KEY' },
        search: { stockCount: 2500 },
        phones: { main: '07 5550 1969', new: '07 5550 0001', used: '1300 975 707' },
      }),
    );
    expect(site).toMatchObject({
      slug: 'acme-cars',
      template: 'group',
      name: 'The dealer acme-cars',
      locations: [{ id: 1, type: 'sales', dealershipId: 9, dealershipSlug: 'acme-mazda' }],
      dealerships: [{ id: 9, slug: 'acme-mazda' }],
      manufacturer: { slug: 'mazda' },
      searchEngine: { host: 'https://search.acme.example', searchKeyVariable: 'ACME_KEY' },
      websiteId: 77,
      url: 'https://www.acme-cars.example',
      phones: { main: '+61755501969', new: '+61755500001', demo: null, used: '+611300975707' },
    });
    expect(site.config.finance.provider).toBe('a');
    expect(site.config.search.stockCount).toBe(2500);
  });

  it('is one record with the fields of the dealer configuration [L3.15]', () => {
    const site = resolveOrThrow(
      minimalSite('acme-cars', 'group', {
        manufacturer: 'kia',
        social: { facebook: 'https://www.facebook.com/acme' },
        search: { soldWindowDays: 9, facets: ['make', 'price'], listing: { filters: ['make:Kia'] } },
        vehicle: { page: { hasMap: false } },
        market: { autograb: true, plugins: ['Autogauge', 'Car Analysis'] },
        blog: { vehiclePageCount: 2 },
        finance: { provider: 'a', providers: { a: { name: 'Provider A' } } },
      }),
    );
    expect(site).toMatchObject({
      name: 'The dealer acme-cars',
      websiteId: expect.any(Number),
      url: 'https://www.acme-cars.example',
      manufacturer: { name: 'Kia' },
      social: { facebook: 'https://www.facebook.com/acme', instagram: null },
    });
    const { search, vehicle, market, blog, finance } = site.config;
    expect(search).toMatchObject({ soldWindowDays: 9, facets: ['make', 'price'], listing: { filters: ['make:Kia'] } });
    expect(vehicle.page.hasMap).toBe(false);
    expect(market).toMatchObject({ autograb: true, plugins: ['Autogauge', 'Car Analysis'] });
    expect(blog.vehiclePageCount).toBe(2);
    expect(finance).toMatchObject({ provider: 'a', providers: { a: { name: 'Provider A' } } });
    const bare = resolveOrThrow(minimalSite('acme-cars')).config;
    expect(bare.market).toMatchObject({ autograb: false, plugins: [] });
    expect([bare.search.soldWindowDays, bare.blog.vehiclePageCount, bare.vehicle.page.hasMap]).toEqual([3, 3, true]);
    expect(bare.finance.provider).toBeNull();
  });
});
