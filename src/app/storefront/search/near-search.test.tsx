import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { loadSearchPage } from '#src/app/storefront/testing/load-search-page.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { SearchPage } from './search-page.tsx';

const [moorooka] = minimalSite('any').locations as [{ readonly address: object }];
const toowoomba = {
  ...moorooka,
  id: 2,
  name: 'Toowoomba',
  slug: 'toowoomba',
  address: { ...moorooka.address, city: 'Toowoomba', postcode: '4350', latitude: -27.56, longitude: 151.95 },
};
const offering = { locations: [moorooka, toowoomba], search: { nearbyKm: [25, 200] } };

const stock = [
  makeTestVehicle({ id: 1, slug: 'near', model: 'Near', locationId: 1, customRank: 1, priceCents: 3_000_000 }),
  makeTestVehicle({ id: 2, slug: 'far', model: 'Far', locationId: 2, customRank: 9, priceCents: 2_000_000 }),
  makeTestVehicle({ id: 3, slug: 'nowhere', model: 'Nowhere', locationId: null, customRank: 5 }),
];

const load = async (query: string, changes: Parameters<typeof makeTestContext>[0] = offering) => {
  const answer = await loadSearchPage(`/search/new-used-and-demo-cars/${query}`, changes ?? {}, stock);
  return answer.kind === 'page' ? answer.view : expect.fail(`moved to ${answer.address}`);
};
const found = async (query: string, changes = offering) =>
  (await load(query, changes)).cards.map(({ href }) => /near|far|nowhere/.exec(href)?.[0]);
const chipsOf = async (query: string) => (await load(query)).chips.map(({ label }) => label);

beforeAll(async () => {
  const context = makeTestContext(offering);
  await loadLateParts(<SearchPage view={await load('')} hasError={false} />, context);
});

describe('a search near a postcode (#21)', () => {
  it('finds what is within the distance, and leaves out what is nowhere', async () => {
    expect(await found('?postcode=4000&within=25')).toEqual(['near']);
    expect(await found('?postcode=4350&within=25')).toEqual(['far']);
  });

  it('has the nearest first, until a shopper asks for another order', async () => {
    expect(await found('?postcode=4000&within=200')).toEqual(['near', 'far']);
    expect(await found('?postcode=4350&within=200')).toEqual(['far', 'near']);
    expect(await found('?postcode=4000&within=200&sortBy=price:asc')).toEqual(['far', 'near']);
    expect(await found('?postcode=4000&within=200&sortBy=custom_rank:desc')).toEqual(['far', 'near']);
    const { sortOptions } = await load('?postcode=4000&within=200');
    expect(sortOptions.slice(0, 2)).toMatchObject([
      { label: 'Nearest first', value: '', isSelected: true },
      { label: 'Recommended', value: 'custom_rank:desc', isSelected: false },
    ]);
    expect((await load('')).sortOptions[0]).toMatchObject({ label: 'Recommended', value: '', isSelected: true });
  });

  it('is a chip that is taken off, and stays in every other address of the page', async () => {
    const view = await load('?postcode=4000&within=25');
    expect(view.chips).toMatchObject([
      { label: 'Within 25 km of 4000', removeHref: '/search/new-used-and-demo-cars/' },
    ]);
    expect(view.isIndexed).toBe(false);
    const price = view.sortOptions.find(({ label }) => label === 'Price, low to high');
    expect(price?.href).toBe('/search/new-used-and-demo-cars/?within=25&postcode=4000&sortBy=price:asc');
    expect(view.textForm.hiddenFields).toEqual([
      { name: 'within', value: '25' },
      { name: 'postcode', value: '4000' },
    ]);
  });

  it('is asked for by a plain form, which keeps the rest of the search', async () => {
    const view = await load('?colour=White&postcode=4000&within=200');
    expect(view.near).toMatchObject({ hiddenFields: [{ name: 'colour', value: 'White' }], postcode: '4000' });
    const context = makeTestContext(offering);
    const markup = await drawOnSite(<SearchPage view={view} hasError={false} />, context);
    const form = /<form[^>]*data-near.*?<\/form>/s.exec(markup)?.[0] ?? '';
    expect(form).toContain('action="/search/new-used-and-demo-cars/"');
    expect(form).toMatch(/<input[^>]*name="postcode"[^>]*value="4000"/);
    expect(form).toMatch(/<option value="200" selected="">200 km/);
    expect(form).toContain('<button type="submit">');
    expect(await findMarkupFlaws(markup)).toEqual([]);
  });

  it('says so when there is no such postcode, and searches without it', async () => {
    const view = await load('?postcode=0001&within=25');
    expect(view.cards).toHaveLength(3);
    expect(view.chips).toEqual([]);
    expect(view.near).toMatchObject({ postcode: '0001', problem: expect.stringContaining('postcode 0001') });
    const markup = await drawOnSite(<SearchPage view={view} hasError={false} />, makeTestContext(offering));
    expect(markup).toMatch(/<input(?=[^>]*aria-invalid="true")[^>]*name="postcode"/);
    expect(markup).toContain('We can’t find postcode 0001');
  });

  it('says so in the form’s own words when what was typed is no postcode', async () => {
    const view = await load('?postcode=40a&within=25');
    expect(view.near).toMatchObject({ postcode: '40a', problem: expect.stringContaining('postcode 40a') });
    const markup = await drawOnSite(<SearchPage view={view} hasError={false} />, makeTestContext(offering));
    expect(markup).toMatch(/<form(?=[^>]*data-near)[^>]*novalidate/i);
    expect((await load('?postcode=4000')).near).toMatchObject({ postcode: '', problem: null });
  });

  it.each(['?postcode=4000&within=30', '?postcode=40000&within=25', '?postcode=4000', "?postcode=4'00&within=25"])(
    'is not what %s asks for',
    async (query) => {
      expect(await found(query)).toHaveLength(3);
      expect(await chipsOf(query)).toEqual([]);
    },
  );

  it('is left out by an address whose form was sent empty', async () => {
    const answer = await loadSearchPage('/search/new-used-and-demo-cars/?postcode=&within=25', offering, stock);
    expect(answer).toEqual({ kind: 'moved', address: '/search/new-used-and-demo-cars/' });
  });

  it('is not offered, nor taken from an address, where the switch names no distance', async () => {
    const closed = { ...offering, search: { nearbyKm: [] } };
    const view = await load('?postcode=4000&within=25', closed);
    expect([view.near, view.chips, view.cards.length]).toEqual([null, [], 3]);
    const markup = await drawOnSite(<SearchPage view={view} hasError={false} />, makeTestContext(closed));
    expect(markup).not.toContain('data-near');
  });
});
