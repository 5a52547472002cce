import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { withCardButtons } from '#src/app/storefront/testing/with-card-buttons.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestSpecifications } from '#src/vehicle/testing/make-test-specifications.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';

const context = withCardButtons(
  makeTestContext({
    vehicle: { cards: { hasLoadBar: true } },
    finance: { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } },
  }),
  ['viewDetails', 'enquire', 'getFinance'],
);

const full: Partial<Vehicle> = {
  badge: 'Ti-L',
  series: 'T33',
  priceCents: 4_299_000,
  beforePriceCents: 4_549_000,
  priceType: 'Excl. Govt. Charges',
  simpleBody: 'SUV',
  odometerKm: 29_640,
  simpleTransmission: 'Automatic',
  market: { stateAverageCents: 4_437_000, nationalAverageCents: null },
  financeLenders: { lender: makeTestLender({ depositCents: null, balloonCents: 600_000 }) },
};
const card = (fields: Partial<Vehicle> = {}) => buildVehicleCard(makeTestVehicle({ ...full, ...fields }), context);

describe('buildVehicleCard', () => {
  it('has image, title, badge line, chips, price, finance and buttons [B2.17]', () => {
    expect(card({ primaryImageUrl: '/1.jpg' })).toMatchObject({
      href: '/cars/2023-nissan-x-trail-1',
      title: '2023 Nissan X-Trail',
      subtitle: 'Ti-L',
      picture: { url: '/1.jpg', alt: '2023 Nissan X-Trail' },
      price: { text: '$42,990', qualifier: 'Excl. Govt. Charges' },
      wasPrice: { text: '$45,490', savingText: '$2,500 less' },
      marketBadge: { text: '$1,380 below market', longText: '$1,380 below the Queensland average' },
    });
    expect(card().attributes.map(({ value }) => value)).toEqual(['Used', 'SUV', '29,640 km', 'Automatic', 'W10451']);
    expect(card({ badge: null }).subtitle).toBe('T33');
  });

  it('writes what stands in the place of the price, first match wins [B4.20] [B4.21] [B4.23] [B4.24] [L9.32]', () => {
    const offering = makeTestContext({ pricing: { offersSubscriptions: true, noPriceText: 'Call us' } });
    const priceOf = (fields: Partial<Vehicle>, given = offering) =>
      buildVehicleCard(makeTestVehicle(fields), given).price;
    const all = { subscriptionPriceCents: 24_950, offerPriceCents: 3_299_050, priceCents: 3_400_000, isPreorder: true };
    expect(priceOf(all)).toEqual({
      kind: 'subscription',
      text: '$250',
      qualifier: 'a week by subscription',
      buyText: 'or $32,991 to buy',
    });
    expect(priceOf(all, context)).toEqual({ kind: 'price', text: '$32,991', qualifier: null, buyText: null });
    expect(priceOf({ isPreorder: true })).toEqual({
      kind: 'preorder',
      text: 'PREORDER',
      qualifier: null,
      buyText: null,
    });
    expect(priceOf({})).toEqual({ kind: 'noPrice', text: 'Call us', qualifier: null, buyText: null });
    expect(priceOf({}, context)?.text).toBe('Enquire for price.');
  });

  it('shows the was-price beside a plain price only [B4.25]', () => {
    const was = { priceCents: 3_000_000, beforePriceCents: 3_250_000, subscriptionPriceCents: 25_000 };
    const offering = makeTestContext({ pricing: { offersSubscriptions: true } });
    const wasOf = (fields: Partial<Vehicle>, given = context) =>
      buildVehicleCard(makeTestVehicle({ ...was, ...fields }), given).wasPrice;
    expect(wasOf({})).toEqual({ text: '$32,500', savingText: '$2,500 less' });
    expect(wasOf({}, offering)).toBeNull();
    expect(wasOf({ beforePriceCents: 3_000_000 })).toBeNull();
    expect(wasOf({ priceCents: 900 })).toBeNull();
  });

  it('draws the own tag red, a green one green, and every other as its state [B4.05] [B4.09]', () => {
    const own = makeTestContext({ vehicle: { cards: { greenTags: ['Runout Sale'] } } });
    const tagOf = (fields: Partial<Vehicle>) => buildVehicleCard(makeTestVehicle(fields), own).tag;
    expect(tagOf({ tag: 'Price drop' })).toMatchObject({ kind: 'own', text: 'Price drop', tone: 'warning' });
    expect(tagOf({ tag: 'runout sale' })).toMatchObject({ kind: 'own', tone: 'positive' });
    expect(tagOf({ tag: 'Price drop', isReserved: true })).toMatchObject({ kind: 'reserved', text: 'Reserved' });
    expect(tagOf({})).toBeNull();
  });

  it('states a repayment only together with its two rates and its terms [B9.40]', () => {
    const { finance } = card();
    expect(finance?.cells.map(({ figure }) => figure)).toEqual(['$199', '7.49%', '8.61%']);
    expect(finance?.terms).toBe('Wattle Finance, 5 year term, no deposit, $6,000 balloon');
    expect(finance?.warning).toMatch(/^WARNING: This comparison rate is true only/);
  });

  it('offers what the site switched on, the first as the filled button, in its words [B2.25] [B4.01] [L1.01]', () => {
    expect(card().buttons).toEqual([
      { name: 'viewDetails', label: 'View Details', href: '/cars/2023-nissan-x-trail-1', isPrimary: true },
      { name: 'enquire', label: 'Enquire', href: '/cars/2023-nissan-x-trail-1/enquire', isPrimary: false },
      { name: 'getFinance', label: 'Get Finance', href: expect.any(String), isPrimary: false },
    ]);
    const messaging = makeTestContext({ leads: { enquireLabel: 'Message Now' } });
    expect(buildVehicleCard(makeTestVehicle(), messaging).buttons.map(({ label }) => label)).toContain('Message');
  });

  it('tells the finance page of the vehicle [L2.32]', () => {
    const href = card().buttons.find(({ name }) => name === 'getFinance')?.href ?? '';
    const { pathname, searchParams, hash } = new URL(href, 'http://site.invalid');
    expect([pathname, hash]).toEqual(['/finance', '#finance-form']);
    expect([searchParams.get('car_id'), searchParams.get('car_type')]).toEqual(['1', 'used']);
    expect(searchParams.get('vehiclePriceBudget')).toMatch(/^\d+$/);
  });

  it('says of a sold car when it was sold, and leads to something similar [B4.03] [B4.04] [B2.26]', () => {
    const sold = card({ status: 'sold', soldAtSeconds: Date.parse('2026-11-19T15:00:00Z') / 1000 });
    expect(sold).toMatchObject({
      status: 'sold',
      tag: { kind: 'sold', text: 'JUST SOLD' },
      price: null,
      wasPrice: null,
      marketBadge: null,
      finance: null,
      soldText: 'Sold on 20 November 2026',
      similarText: 'Like this and want something similar?',
    });
    expect(sold.buttons).toEqual([
      {
        name: 'findSimilar',
        label: 'Find Me Something Similar',
        href: '/search/suv-cars?range[price]=32990:52990',
        isPrimary: false,
      },
    ]);
  });

  it('finances nothing that is not in stock, and shows no saving on it [B5.10] [D.05]', () => {
    expect(card({ status: 'in_transit' })).toMatchObject({ finance: null, marketBadge: null, status: 'unavailable' });
  });

  it('can be sent to the browser as it is', () => {
    expect(JSON.parse(JSON.stringify(card()))).toEqual(card());
  });

  it('draws tare and payload of what has both weights [B3.08]', () => {
    const specifications = makeTestSpecifications();
    expect(card({ specifications }).loadBar).toEqual({
      tareKg: 2196,
      payloadKg: 504,
      ratingKg: 2700,
      tarePercent: 81.3,
      ratingPercent: 100,
      payloadText: 'Payload 504 kg',
      description: 'Tare 2,196 kg, ATM 2,700 kg',
    });
    expect(card().loadBar).toBeNull();
  });
});
