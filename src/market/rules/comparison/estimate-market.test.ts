import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketConfig } from '../config.ts';
import { estimateMarket } from './estimate-market.ts';
import type { MarketListing } from './market-listing.ts';
import { comparePrice } from './price-comparison.ts';

const config = marketConfig.parse({});
let lastId = 0;
const list = (dollars: number, fields: Partial<MarketListing> = {}): MarketListing => {
  lastId += 1;
  return {
    key: 'car|used|mazda|cx-5|drive away',
    siteSlug: lastId % 2 === 0 ? 'banksia' : 'wattle',
    vehicleId: lastId,
    dealer: `dealer ${lastId % 4}`,
    vin: null,
    year: 2022,
    odometerKm: 40_000,
    badge: 'touring',
    fuel: 'petrol',
    priceCents: dollars * 100,
    ...fields,
  };
};
const subject = list(30_000);
const prices = [29_000, 29_500, 30_000, 30_500, 31_000, 31_500, 32_000, 32_500];
const estimate = (listings: readonly MarketListing[], switches: object = {}) =>
  estimateMarket(subject, listings, marketConfig.parse(switches));
const expectRange = (listings: readonly MarketListing[]) => {
  const answer = estimate(listings);
  if (answer.kind !== 'estimate') throw new Error(`too few ${answer.reason}`);
  return answer;
};

describe('estimateMarket', () => {
  it('returns the range of eight in ten prices, rounded to hundreds of dollars, and the middle [B3.15]', () => {
    expect(expectRange(prices.map((price) => list(price)))).toMatchObject({
      minCents: 2_910_000,
      middleCents: 3_080_000,
      maxCents: 3_240_000,
      vehicleCount: 8,
      dealerCount: 4,
    });
  });

  it('is not affected by a mistaken price [B3.15]', () => {
    const sane = expectRange(prices.map((price) => list(price)));
    for (const mistake of [300, 3000, 300_000, 9_999_999]) {
      expect(expectRange([...prices, mistake].map((price) => list(price)))).toEqual(sane);
    }
  });

  it("returns nothing below the site's minimum of other vehicles [B3.15]", () => {
    const five = prices.slice(0, 5).map((price) => list(price));
    expect(estimate([subject, ...five])).toEqual({ kind: 'tooFew', reason: 'vehicles' });
    expect(estimate([subject, ...five], { leastVehicles: 5 }).kind).toBe('estimate');
    expect(estimate([...five, list(30_000)]).kind).toBe('estimate');
  });

  it("returns nothing below the site's minimum of dealers, nor from a single site [B3.15]", () => {
    const from = (dealers: number, sites = 2) =>
      prices.map((price, at) => list(price, { dealer: `d${at % dealers}`, siteSlug: `site-${at % sites}` }));
    expect(estimate(from(2))).toEqual({ kind: 'tooFew', reason: 'dealers' });
    expect(estimate(from(3)).kind).toBe('estimate');
    expect(estimate(from(3), { leastDealers: 4 })).toEqual({ kind: 'tooFew', reason: 'dealers' });
    expect(estimate(from(8, 1))).toEqual({ kind: 'tooFew', reason: 'dealers' });
  });

  it('returns nothing when a site, knowing its own prices, could work out those of one dealer [B3.15]', () => {
    const own = prices.slice(0, 6).map((price, at) => list(price, { siteSlug: subject.siteSlug, dealer: `own ${at}` }));
    const other = (dealer: string) => list(31_000, { siteSlug: 'rival', dealer });
    expect(estimate([...own, other('a'), other('a')])).toEqual({ kind: 'tooFew', reason: 'dealers' });
    expect(estimate([...own, other('a'), other('b')]).kind).toBe('estimate');
  });

  it('cannot be switched below five vehicles and three dealers [B3.15]', () => {
    expect(marketConfig.safeParse({ leastVehicles: 4 }).success).toBe(false);
    expect(marketConfig.safeParse({ leastDealers: 2 }).success).toBe(false);
  });

  it('leaves out vehicles with distant years and kilometres [B3.15]', () => {
    const others = prices.flatMap((price) => [list(price, { year: 2018 }), list(price, { odometerKm: 120_000 })]);
    expect(estimate(others)).toEqual({ kind: 'tooFew', reason: 'vehicles' });
  });

  it('counts a vehicle listed by two sites once, and never against itself [B3.15]', () => {
    const twins = prices.flatMap((price, at) => {
      const twin = { vin: `vin ${at}`, dealer: `d${at % 4}`, siteSlug: `site-${at % 2}` };
      return [list(price, twin), list(price + 500, twin)];
    });
    expect(expectRange(twins).vehicleCount).toBe(8);
    const withVin = { ...subject, vin: 'vin 0' };
    const answer = estimateMarket(withVin, twins, config);
    expect(answer.kind === 'estimate' ? answer.vehicleCount : 0).toBe(7);
  });

  it("adjusts prices to the vehicle's year and kilometres [B3.15]", () => {
    const newer = expectRange(prices.map((price) => list(price, { year: 2023 })));
    const worn = expectRange(prices.map((price) => list(price, { odometerKm: 60_000 })));
    const same = expectRange(prices.map((price) => list(price)));
    expect(newer.middleCents).toBeLessThan(same.middleCents);
    expect(worn.middleCents).toBeGreaterThan(same.middleCents);
  });

  it('is more confident with more vehicles, more similar ones and consistent prices [B3.15]', () => {
    const base = expectRange(prices.map((price) => list(price))).confidence;
    const twice = expectRange([...prices, ...prices].map((price) => list(price))).confidence;
    const unlike = expectRange(prices.map((price) => list(price, { badge: 'sport' }))).confidence;
    const apart = expectRange(prices.map((price, at) => list(price + at * 600))).confidence;
    expect([base, twice]).toEqual([0.6, 0.71]);
    expect(unlike).toBeLessThan(base);
    expect(apart).toBeLessThan(base);
  });

  it('never exceeds the prices it is based on by more than a step [B3.15]', () => {
    const price = fc.integer({ min: 300, max: 500_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), price, (dollars, listing) => {
        const answer = estimate(dollars.map((one) => list(one)));
        if (answer.kind !== 'estimate') return;
        expect(answer.minCents).toBeGreaterThan(Math.min(...dollars) * 100 - 10_000);
        expect(answer.maxCents).toBeLessThan(Math.max(...dollars) * 100 + 10_000);
        expect(answer.minCents).toBeLessThanOrEqual(answer.maxCents);
        const { fill, confidence } = comparePrice(listing * 100, answer, null);
        for (const share of [fill, confidence]) expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});
