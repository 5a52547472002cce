import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isOffered, type StoredFacts } from '../limits/survey-feed-row.ts';

export interface RepricedRow {
  readonly vehicle: Vehicle;
  readonly priceCents: number;
  readonly beforeCents: number | null;
  /** True if shoppers see no price now, and this price isn't the last one they saw. */
  readonly isFirst: boolean;
}

export interface JudgedPrice extends RepricedRow {
  readonly verdict: 'low' | 'tenfold' | 'plausible';
  /** Null if the price isn't plausible, if the vehicle had a price before, or if the market gives no estimate. */
  readonly marketCents: number | null;
}

export const findRepriced = (
  vehicle: Vehicle,
  known: (StoredFacts & { readonly lastPriceCents: number | null }) | undefined,
): RepricedRow | undefined => {
  const priceCents = findShownPriceCents(vehicle);
  const shownCents = known !== undefined && isOffered(known) ? known.priceCents : null;
  if (priceCents === null || priceCents === shownCents) return undefined;
  const beforeCents = known?.lastPriceCents ?? null;
  return { vehicle, priceCents, beforeCents, isFirst: shownCents === null && priceCents !== beforeCents };
};
