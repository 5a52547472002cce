import { expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type MarketListing, toMarketListing } from '../rules/comparison/market-listing.ts';
import { marketConfig } from '../rules/config.ts';
import { estimateUsedPrice } from './estimate-used-price.ts';

const config = marketConfig.parse({});
const car = { make: 'nissan', model: ' X-Trail ', badge: null, year: 2023, odometerKm: 40_000 };

const listings = ['wattle', 'banksia'].flatMap((siteSlug) =>
  ['Drive Away', 'Excl. Govt. Charges', null].flatMap((priceType, at): MarketListing[] => {
    const fields = {
      carType: 'used',
      odometerKm: 40_000,
      priceCents: 3_000_000,
      dealershipSlug: `dealer-${at}`,
    } as const;
    const listing = toMarketListing(siteSlug, makeTestVehicle({ id: at + 1, priceType, year: 2023, ...fields }));
    return listing === null ? [] : [listing];
  }),
);
const stock = { find: async (key: string) => listings.filter((listing) => listing.key === key) };

it('estimates a described car from similar used cars of every price type [D.39] [B3.15]', async () => {
  const estimate = estimateUsedPrice(stock);
  expect(await estimate({ siteSlug: 'wattle', car, config })).toEqual({
    kind: 'estimate',
    middleCents: 3_000_000,
    vehicleCount: 6,
    dealerCount: 6,
  });
  const older = await estimate({ siteSlug: 'wattle', car: { ...car, year: 2021 }, config });
  expect(older).toMatchObject({ middleCents: 2_590_000 });
});

it('estimates nothing with too few vehicles, nor while the stock cannot be read [D.39] [B3.15]', async () => {
  const few = await estimateUsedPrice(stock)({ siteSlug: 'wattle', car: { ...car, model: 'Patrol' }, config });
  expect(few).toEqual({ kind: 'tooFew' });
  const away = { find: () => Promise.reject(new Error('away')) };
  expect(await estimateUsedPrice(away)({ siteSlug: 'wattle', car, config })).toEqual({ kind: 'failed' });
});
