import type { MarketConfig } from '../config.ts';
import type { MarketListing } from './market-listing.ts';

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

const minSimilarity = 0.1;
/** Minimum number of sites that the vehicles must come from, because dealers on one site can belong to one business. */
const minSites = 2;
/**
 * Minimum number of dealers on other sites. If there were only one, a site could work out that dealer's prices from its
 * own.
 */
const minOtherDealers = 2;
const lowShare = 0.1;
const highShare = 0.9;
/** Step to which figures are rounded, so that none reveals a vehicle's exact price. */
const stepCents = 10_000;

interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** `ordered` ascends and isn't empty. `share` is from 0 to 1. */
const findWeightedQuantile = (ordered: readonly Weighted[], share: number): number => {
  const wanted = share * ordered.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  let before: { readonly value: number; readonly place: number } | undefined;
  for (const { value, weight } of ordered) {
    const place = reached + weight / 2;
    if (place >= wanted) {
      if (before === undefined) return value;
      return before.value + ((value - before.value) * (wanted - before.place)) / (place - before.place);
    }
    reached += weight;
    before = { value, place };
  }
  return before?.value ?? Number.NaN;
};

interface Comparable extends Weighted {
  readonly listing: MarketListing;
}

/** Keeps the first listing of each VIN, because several sites can list one vehicle. Drops the subject's own VIN. */
const dropDuplicates = (ordered: readonly Comparable[], subject: MarketListing): readonly Comparable[] => {
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

const lossPerYear = 0.07;
const lossPerTenThousandKm = 0.012;

type Aged = Pick<MarketListing, 'year' | 'odometerKm' | 'priceCents'>;

const adjustPriceCents = (listing: Aged, subject: Pick<Aged, 'year' | 'odometerKm'>): number => {
  const yearsNewer = listing.year - subject.year;
  const tenThousandKmMore =
    listing.odometerKm === null || subject.odometerKm === null ? 0 : (listing.odometerKm - subject.odometerKm) / 10_000;
  return listing.priceCents * (1 - lossPerYear) ** yearsNewer * (1 - lossPerTenThousandKm) ** -tenThousandKmMore;
};

/**
 * Largest distance of a price from the median, as a multiple of the typical distance. A price further away is dropped
 * as a mistake.
 */
const maxTypicalDistances = 3.5;
/**
 * Minimum value of a typical distance, so that a price that differs slightly isn't dropped if most prices are equal.
 */
const minTypicalDistance = 0.05;
/** Scales a median absolute deviation to a standard deviation. */
const deviationFactor = 1.4826;

const byValue = (one: Weighted, other: Weighted): number => one.value - other.value;

/**
 * Uses medians, because a few outliers hardly move them. Uses logarithms, so that half and double the median are
 * equally far from it.
 */
const dropOutliers = <T extends Weighted>(ordered: readonly T[]): readonly T[] => {
  const middle = findWeightedQuantile(ordered, 0.5);
  const distanceOf = (value: number): number => Math.abs(Math.log(value / middle));
  const distances = ordered.map(({ value, weight }) => ({ value: distanceOf(value), weight })).toSorted(byValue);
  const typical = Math.max(minTypicalDistance, deviationFactor * findWeightedQuantile(distances, 0.5));
  return ordered.filter(({ value }) => distanceOf(value) <= maxTypicalDistances * typical);
};

const yearReach = 4;
const kmReach = 80_000;
const differentFactor = 0.5;
const unknownFactor = 0.75;

type Traits = Pick<MarketListing, 'year' | 'odometerKm' | 'badge' | 'fuel'>;

const compareTrait = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return one === other ? 1 : unknownFactor;
  return one === other ? 1 : differentFactor;
};

const compareKm = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return one === other ? 1 : unknownFactor;
  return Math.max(0, 1 - Math.abs(one - other) / kmReach);
};

const measureSimilarity = (one: Traits, other: Traits): number =>
  Math.max(0, 1 - Math.abs(one.year - other.year) / yearReach) *
  compareKm(one.odometerKm, other.odometerKm) *
  compareTrait(one.badge, other.badge) *
  compareTrait(one.fuel, other.fuel);

const findComparables = (subject: MarketListing, listings: Iterable<MarketListing>): readonly Comparable[] => {
  const similar: Comparable[] = [];
  for (const listing of listings) {
    if (isSame(listing, subject)) continue;
    const weight = measureSimilarity(subject, listing);
    if (weight >= minSimilarity) similar.push({ listing, weight, value: adjustPriceCents(listing, subject) });
  }
  const ordered = dropDuplicates(
    similar.sort((one, other) => one.value - other.value),
    subject,
  );
  return ordered.length === 0 ? ordered : dropOutliers(ordered);
};

const countOf = (comparables: readonly Comparable[], read: (listing: MarketListing) => string): number =>
  new Set(comparables.map(({ listing }) => read(listing))).size;

const halfConfidenceVehicles = 4;

/** `spread` is the width of the range divided by the median. @spec B3.15 */
const calculateConfidence = (similarities: readonly number[], spread: number): number => {
  const sum = similarities.reduce((total, similarity) => total + similarity, 0);
  const coverage = sum / (sum + halfConfidenceVehicles);
  const agreement = Math.max(0, 1 - spread);
  return Math.round(coverage * agreement * 100) / 100;
};

/**
 * Returns 'tooFew' if there are so few vehicles, dealers or sites that the range could reveal single prices.
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
  if (dealerCount < leastDealers || siteCount < minSites || otherDealerCount < minOtherDealers) {
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
