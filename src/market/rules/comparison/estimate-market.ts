import type { MarketConfig } from '../config.ts';
import { adjustPriceCents } from './adjust-price-cents.ts';
import { calculateConfidence } from './calculate-confidence.ts';
import { dropOutliers } from './drop-outliers.ts';
import { findWeightedQuantile, type Weighted } from './find-weighted-quantile.ts';
import type { MarketListing } from './market-listing.ts';
import { weighLikeness } from './weigh-likeness.ts';

/** What is asked for vehicles alike, in cents, or why that cannot be said. */
export type MarketEstimate =
  | {
      readonly kind: 'estimate';
      readonly minCents: number;
      readonly middleCents: number;
      readonly maxCents: number;
      readonly confidence: number;
      readonly vehicleCount: number;
      readonly dealerCount: number;
    }
  | { readonly kind: 'tooFew'; readonly reason: 'vehicles' | 'dealers' };

/** Vehicles less alike than this say nothing. */
const leastLikeness = 0.1;
/** Dealers of one site may belong together: the vehicles come from more sites than one. */
const leastSites = 2;
/** A site knows its own prices: what is left when it takes them away must not be one dealer's. */
const leastOtherDealers = 2;
/** The range leaves out the tenth at either end. */
const lowShare = 0.1;
const highShare = 0.9;
/** Bounds are told in steps, so that they are nobody's price. */
const stepCents = 10_000;

interface Comparable extends Weighted {
  readonly listing: MarketListing;
}

/** A vehicle that two sites list counts once, where it is cheapest, and never against itself. */
const dropTwins = (ordered: readonly Comparable[], subject: MarketListing): readonly Comparable[] => {
  const seen = new Set<string>(subject.vin === null ? [] : [subject.vin]);
  return ordered.filter(({ listing: { vin } }) => {
    if (vin === null) return true;
    if (seen.has(vin)) return false;
    seen.add(vin);
    return true;
  });
};

const isSame = (one: MarketListing, other: MarketListing): boolean =>
  one.vehicleId === other.vehicleId && one.siteSlug === other.siteSlug;

const findComparables = (subject: MarketListing, listings: Iterable<MarketListing>): readonly Comparable[] => {
  const alike: Comparable[] = [];
  for (const listing of listings) {
    if (isSame(listing, subject)) continue;
    const weight = weighLikeness(subject, listing);
    if (weight >= leastLikeness) alike.push({ listing, weight, value: adjustPriceCents(listing, subject) });
  }
  const ordered = dropTwins(
    alike.sort((one, other) => one.value - other.value),
    subject,
  );
  return ordered.length === 0 ? ordered : dropOutliers(ordered);
};

const countOf = (comparables: readonly Comparable[], read: (listing: MarketListing) => string): number =>
  new Set(comparables.map(({ listing }) => read(listing))).size;

/**
 * What is asked for vehicles like one, by the listings of its key: weighted quantiles of prices brought to its year and
 * kilometres. Says nothing below the least numbers of vehicles and of dealers: no single price can be read from it.
 * @spec B3.15, ADR 43
 */
export const estimateMarket = (
  subject: MarketListing,
  listings: Iterable<MarketListing>,
  { leastVehicles, leastDealers }: Pick<MarketConfig, 'leastVehicles' | 'leastDealers'>,
): MarketEstimate => {
  const comparables = findComparables(subject, listings);
  if (comparables.length < leastVehicles) return { kind: 'tooFew', reason: 'vehicles' };
  const dealerCount = countOf(comparables, ({ dealer }) => dealer);
  const siteCount = countOf(comparables, ({ siteSlug }) => siteSlug);
  const others = comparables.filter(({ listing }) => listing.siteSlug !== subject.siteSlug);
  const otherDealerCount = countOf(others, ({ dealer }) => dealer);
  if (dealerCount < leastDealers || siteCount < leastSites || otherDealerCount < leastOtherDealers) {
    return { kind: 'tooFew', reason: 'dealers' };
  }
  const minCents = findWeightedQuantile(comparables, lowShare);
  const middleCents = findWeightedQuantile(comparables, 0.5);
  const maxCents = findWeightedQuantile(comparables, highShare);
  return {
    kind: 'estimate',
    minCents: Math.floor(minCents / stepCents) * stepCents,
    middleCents: Math.round(middleCents / stepCents) * stepCents,
    maxCents: Math.ceil(maxCents / stepCents) * stepCents,
    confidence: calculateConfidence(
      comparables.map(({ weight }) => weight),
      (maxCents - minCents) / middleCents,
    ),
    vehicleCount: comparables.length,
    dealerCount,
  };
};
