import { describe, expect, it } from 'vitest';
import { loadSearchPage } from '#src/app/storefront/testing/load-search-page.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const lender = makeTestLender();

const stock: readonly Vehicle[] = (
  [
    { priceCents: 2_000_000, priceType: 'Drive Away', colour: 'Glacier White', financeLenders: { lender } },
    { priceCents: 3_000_000, priceType: 'Excl. Govt. Charges', colour: 'Pearl White', dealershipName: 'Wattle Toyota' },
    { priceCents: 3_500_000, priceType: 'Excl. Govt. Charges', colour: 'Navy', locationName: 'Moorooka' },
    { colour: 'Ebony', simpleBody: 'Ute', body: 'Dual Cab Pick-up', fuel: 'Petrol - Unleaded' },
    { priceCents: 900, colour: 'Ebony', simpleBody: 'Ute', isPreorder: true },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, customRank: -at, ...fields }));

const load = (address: string, changes: RawObject = {}, vehicles = stock) =>
  loadSearchPage(
    address,
    { finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } }, ...changes },
    vehicles,
  );

const open = async (address: string, changes: RawObject = {}, vehicles = stock) => {
  const answer = await load(address, changes, vehicles);
  if (answer.kind === 'page') return answer.view;
  const moved = await load(answer.address, changes, vehicles);
  if (moved.kind === 'moved') throw new Error(`moved from ${answer.address} to ${moved.address}`);
  return moved.view;
};

const idsOf = async (address: string, changes: RawObject = {}) =>
  (await open(address, changes)).cards.map(({ id }) => id);

describe('a search by price', () => {
  it('says how many vehicles it hides because no price of them shows, and where they are [D.07]', async () => {
    const { unpriced, cards } = await open('/search/?range[price]=25000:');
    expect(cards.map(({ id }) => id)).toEqual([2, 3]);
    expect(unpriced).toEqual({
      count: 2,
      text: '2 cars without a price are hidden.',
      href: '/search/new-used-and-demo-cars/?price_range=Price+on+request',
    });
    expect(await idsOf(unpriced?.href ?? '')).toEqual([4, 5]);
  });

  it('counts only those that the other choices leave', async () => {
    const { unpriced } = await open('/search/suv-cars?range[price]=:25000', {}, [
      ...stock,
      makeTestVehicle({ id: 9, slug: 'car-9', simpleBody: 'SUV' }),
    ]);
    expect(unpriced).toEqual({
      count: 1,
      text: '1 car without a price is hidden.',
      href: '/search/suv-cars?price_range=Price+on+request',
    });
  });

  it('says nothing of them where none is hidden', async () => {
    expect((await open('/search/')).unpriced).toBeNull();
    expect((await open('/search/?price_range=Price+on+request&range[price]=1:')).unpriced).toBeNull();
    expect((await open('/search/?range[price]=25000:', {}, stock.slice(0, 3))).unpriced).toBeNull();
  });

  it('says it where the order needs a price [B9.15]', async () => {
    expect((await open('/search/?sortBy=price:asc')).unpriced).toMatchObject({ count: 2 });
    const asked = await open('/search/?sortBy=price:asc&price_range=Price+on+request');
    expect(asked.cards).toEqual([]);
    expect(await idsOf(asked.unpriced?.href ?? '')).toEqual([4, 5]);
    expect((await open('/search/?sortBy=price:asc', { search: { priceSortNeedsPrice: false } })).unpriced).toBeNull();
    const cheapestFirst = { search: { sorts: ['priceLow', 'recommended'] } };
    const { unpriced } = await open('/search/', cheapestFirst);
    expect(await idsOf(unpriced?.href ?? '', cheapestFirst)).toEqual([4, 5]);
  });

  it('says that prices of several kinds stand in one order, and says it only then [D.07] [D.18]', async () => {
    const said =
      'Sorted by the price shown. Some prices are “Excl. Govt. Charges” and others are “Drive Away”, so check the label next to each price.';
    expect((await open('/search/?sortBy=price:asc')).sortNote).toBe(said);
    expect((await open('/search/?sortBy=price:desc')).sortNote).toBe(said);
    expect((await open('/search/?sortBy=year:desc')).sortNote).toBeNull();
    expect((await open('/search/?sortBy=price:asc', {}, stock.slice(1))).sortNote).toBeNull();
  });

  it('puts what has no price behind what has one, whichever way it goes [D.07]', async () => {
    expect(await idsOf('/search/?sortBy=price:desc')).toEqual([3, 2, 1, 4, 5]);
    expect(await idsOf('/search/?sortBy=price:asc', { search: { priceSortNeedsPrice: false } })).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});

describe('a search by facts', () => {
  it('offers families of colours, and finds every paint of a family [B3.14]', async () => {
    const { facets } = await open('/search/', { search: { facets: ['colour'] } });
    const colours = facets.map((facet) => (facet.kind === 'values' ? facet.options : []));
    expect(colours.flat().map(({ label, count }) => `${label} ${count}`)).toEqual(['Black 2', 'White 2', 'Blue 1']);
    expect(await idsOf('/search/?colour=White')).toEqual([1, 2]);
  });

  it('finds by the paints and fuels of old addresses [B3.14]', async () => {
    expect(await idsOf('/search/?colour=Pearl+White')).toEqual([1, 2]);
    expect((await open('/search/?colour=Pearl+White')).chips.map(({ label }) => label)).toEqual(['White']);
    expect(await idsOf('/search/?fuel=Petrol+-+Unleaded')).toEqual([4]);
  });

  it('offers motorcycles that learners may ride as a filter [B3.14]', async () => {
    const bikes = [true, false, true, null].map((isLearnerApproved, at) =>
      makeTestVehicle({ id: at + 1, slug: `bike-${at}`, customRank: -at, itemType: 'motorcycle', isLearnerApproved }),
    );
    const site = { search: { itemTypes: ['motorcycle'], facets: ['learner'] } };
    const { facets } = await open('/search/', site, bikes);
    const options = facets.flatMap((facet) => (facet.kind === 'values' ? facet.options : []));
    expect(options.map(({ label, count }) => `${label} ${count}`)).toEqual(['LAMS approved 2', 'Full licence 1']);
    const { cards, chips } = await open('/search/?learner_approved=true', site, bikes);
    expect(cards.map(({ id }) => id)).toEqual([1, 3]);
    expect(chips.map(({ label }) => label)).toEqual(['LAMS approved']);
  });

  it('finds vehicles by their condition among the words of a search (#21)', async () => {
    const mixed = [
      makeTestVehicle({ id: 1, slug: 'a', carType: 'used', simpleBody: 'SUV' }),
      makeTestVehicle({ id: 2, slug: 'b', carType: 'demo', simpleBody: 'SUV' }),
      makeTestVehicle({ id: 3, slug: 'c', carType: 'new', simpleBody: 'Ute' }),
    ];
    const find = async (query: string) => (await open(`/search/?query=${query}`, {}, mixed)).cards.map(({ id }) => id);
    expect(await find('used+nissan')).toEqual([1]);
    expect(await find('demo+suv')).toEqual([2]);
    expect(await find('new+ute')).toEqual([3]);
  });

  it("finds by the words of the feed's own body", async () => {
    expect(await idsOf('/search/?query=dual+cab')).toEqual([4]);
    expect(await idsOf('/search/?query=ute')).toEqual([4, 5]);
  });

  it('finds by the band of the weekly repayment, and says it [B3.14] [L3.17]', async () => {
    const { cards, chips, facets } = await open('/search/?weekly_price_range=$175+-+$200', {
      search: { facets: ['weeklyPrice'] },
    });
    expect(cards.map(({ id }) => id)).toEqual([1]);
    expect(chips.map(({ label }) => label)).toEqual(['$175 - $200 a week']);
    expect(facets).toMatchObject([{ label: 'Weekly repayment', options: [{ count: 1, isSelected: true }] }]);
  });

  it('finds within a budget, with both of its ends [L2.33]', async () => {
    expect(await idsOf('/search/?range[price]=20000:30000')).toEqual([1, 2]);
    expect(await idsOf('/search/?price_range=$30,000-$40,000')).toEqual([2, 3]);
  });

  it('lists the stock of a dealership and of a location at their own addresses [B2.09] [D.03]', async () => {
    const places = {
      dealerships: [{ id: 1, name: 'Wattle Toyota', slug: 'wattle-toyota', locationId: 1 }],
    };
    expect(await idsOf('/search/wattle-toyota', places)).toEqual([2]);
    expect(await open('/search/wattle-toyota', places)).toMatchObject({
      heading: 'Cars for sale at Wattle Toyota',
      documentTitle: 'Cars for sale at Wattle Toyota | The dealer test-dealer',
    });
    expect(await idsOf('/search/moorooka')).toEqual([3]);
  });

  it('moves an address in capitals to its own [D.03]', async () => {
    expect(await load('/search/Nissan/X-Trail')).toEqual({ kind: 'moved', address: '/search/nissan/x-trail' });
    expect(await load('/search/Nissan?colour=White')).toEqual({
      kind: 'moved',
      address: '/search/nissan?colour=White',
    });
  });
});
