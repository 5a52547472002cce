import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FeedFindings } from '../rules/limits/choose-held-back.ts';
import { findMedianCents, isHighFirstPrice } from '../rules/limits/is-high-first-price.ts';
import { createLowFirstPriceCheck } from '../rules/limits/is-low-first-price.ts';
import { isLowPrice } from '../rules/limits/is-low-price.ts';
import { isTenfoldPrice } from '../rules/limits/is-tenfold-price.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import type { ComparedFeed, CompareOptions } from './compare-feed.ts';
import type { SurveyOptions } from './survey-options.ts';

type FindMarket = CompareOptions['findMarketCents'];

export const createMarket = ({ siteSlug, estimatePriceCents }: SurveyOptions): FindMarket => {
  const estimates = new WeakMap<Vehicle, Promise<number | null>>();
  return (vehicle) => {
    const estimate = estimates.get(vehicle) ?? estimatePriceCents(siteSlug, vehicle);
    estimates.set(vehicle, estimate);
    return estimate;
  };
};

export const createPriceCheck =
  ({ brakes, isAccepted }: SurveyOptions, findMarketCents: FindMarket): CompareOptions['isLowPrice'] =>
  async ({ vehicle, priceCents, beforeCents }) => {
    if (isAccepted || brakes.lowPricePercent === 0) return false;
    const marketCents = await findMarketCents(vehicle);
    return isLowPrice({ priceCents, marketCents, beforeCents }, brakes.lowPricePercent);
  };

export const createTenfoldCheck =
  ({ brakes, isAccepted }: SurveyOptions, findMarketCents: FindMarket): CompareOptions['isTenfoldPrice'] =>
  async ({ vehicle, priceCents, beforeCents }) => {
    if (isAccepted || brakes.tenfoldPrices === 'accept') return false;
    const marketCents = await findMarketCents(vehicle);
    return isTenfoldPrice({ priceCents, marketCents, beforeCents });
  };

/**
 * Returns the prices, in cents, of vehicles for sale that no row of the feed names. A short feed has too few prices of
 * its own to compare with.
 */
export const listOtherPrices = ({ seen }: ComparedFeed, { stock }: SurveyOptions): readonly number[] =>
  [...stock.byStockKey].flatMap(([key, { isAvailable, priceCents, ...car }]) =>
    !seen.has(key) && isOffered(car) && isAvailable && priceCents !== null ? [priceCents] : [],
  );

export const surveyHighPrices = (
  { candidatePrices, pricesForSale }: ComparedFeed,
  { brakes, isAccepted }: SurveyOptions,
  otherPrices: readonly number[],
): FeedFindings['highPrices'] => {
  if (isAccepted || brakes.highFirstPrices === 'accept') return [];
  const medianCents = findMedianCents([...pricesForSale, ...otherPrices]);
  return candidatePrices.filter((price) => isHighFirstPrice({ ...price, medianCents }));
};

/** Skips cars with a market estimate, because another check compares their prices with the estimate. */
export const surveyLowFirstPrices = (
  { candidatePrices, carsForSale }: ComparedFeed,
  { brakes, isAccepted, context }: SurveyOptions,
  otherPrices: readonly number[],
): FeedFindings['lowFirstPrices'] => {
  if (isAccepted || brakes.lowPricePercent === 0) return [];
  const stock = { cars: carsForSale, otherPrices };
  const isLow = createLowFirstPriceCheck(stock, brakes.lowPricePercent, new Date(context.nowMs).getUTCFullYear());
  return candidatePrices.filter(({ car, marketCents }) => car !== undefined && marketCents === null && isLow(car));
};

type CostFindings = Pick<FeedFindings, 'swappedPrices' | 'costPrices' | 'pricesBelowCost'>;

const noCosts: CostFindings = { swappedPrices: [], costPrices: [], pricesBelowCost: undefined };

/** Finds nothing if a limit holds back all prices anyway. */
export const surveyCosts = (
  { swappedPrices, costPrices, pricesBelowCost }: ComparedFeed,
  { brakes, isAccepted }: SurveyOptions,
  areAllPricesHeld: boolean,
): CostFindings => {
  if (isAccepted || brakes.shiftedColumns === 'accept' || areAllPricesHeld) return noCosts;
  if (pricesBelowCost === undefined) return { swappedPrices, costPrices, pricesBelowCost };
  const swapped = new Set(swappedPrices.map(({ key }) => key));
  const rows = pricesBelowCost.rows.filter(({ key }) => !swapped.has(key));
  return {
    swappedPrices,
    costPrices: [],
    pricesBelowCost: rows.length === 0 ? undefined : { ...pricesBelowCost, rows },
  };
};
