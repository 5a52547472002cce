import type { MarketConfig } from '../config.ts';
import { calculateConfidence } from './calculate-confidence.ts';
import type { MarketListing } from './market-listing.ts';

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

/** A value and how much it counts; weights are above 0. */
interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/**
 * The value below which a share of the weight lies, between neighbours by line; the middle of a value's weight is its
 * place. @param ordered by value, at least one
 */
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

/** Share of its price that a vehicle loses in a year, and in ten thousand kilometres. */
const lossPerYear = 0.07;

const lossPerTenThousandKm = 0.012;

type Aged = Pick<MarketListing, 'year' | 'odometerKm' | 'priceCents'>;

/** What a listing would cost had it the year and the kilometres of the vehicle that is compared, in cents. */
const adjustPriceCents = (listing: Aged, subject: Pick<Aged, 'year' | 'odometerKm'>): number => {
  const yearsNewer = listing.year - subject.year;
  const tenThousandKmMore =
    listing.odometerKm === null || subject.odometerKm === null ? 0 : (listing.odometerKm - subject.odometerKm) / 10_000;
  return listing.priceCents * (1 - lossPerYear) ** yearsNewer * (1 - lossPerTenThousandKm) ** -tenThousandKmMore;
};

/** Prices further off than so many typical distances are mistakes or other vehicles. */
const typicalDistances = 3.5;

/** Least typical distance, as a share: prices that agree to the dollar must not drop one that is a little off. */
const leastDistance = 0.05;

/** Makes the median distance comparable with a standard deviation. */
const deviationFactor = 1.4826;

const byValue = (one: Weighted, other: Weighted): number => one.value - other.value;

/** Leaves out what lies far from the middle, by shares; measured by medians, which no few outliers can move. */
const dropOutliers = <T extends Weighted>(ordered: readonly T[]): readonly T[] => {
  const middle = findWeightedQuantile(ordered, 0.5);
  const distanceOf = (value: number): number => Math.abs(Math.log(value / middle));
  const distances = ordered.map(({ value, weight }) => ({ value: distanceOf(value), weight })).toSorted(byValue);
  const typical = Math.max(leastDistance, deviationFactor * findWeightedQuantile(distances, 0.5));
  return ordered.filter(({ value }) => distanceOf(value) <= typicalDistances * typical);
};

/** Years apart at which vehicles are no longer alike. */
const yearReach = 4;

/** Kilometres apart at which vehicles are no longer alike. */
const kmReach = 80_000;

/** What is left of likeness when one trait differs, or when it is not known of one of them. */
const differs = 0.5;

const unknown = 0.75;

type Traits = Pick<MarketListing, 'year' | 'odometerKm' | 'badge' | 'fuel'>;

const weighTrait = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return one === other ? 1 : unknown;
  return one === other ? 1 : differs;
};

const weighKm = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return one === other ? 1 : unknown;
  return Math.max(0, 1 - Math.abs(one - other) / kmReach);
};

/** How alike two vehicles of one model are, from 0 (not at all) to 1: by year, kilometres, variant and fuel. */
const weighLikeness = (one: Traits, other: Traits): number =>
  Math.max(0, 1 - Math.abs(one.year - other.year) / yearReach) *
  weighKm(one.odometerKm, other.odometerKm) *
  weighTrait(one.badge, other.badge) *
  weighTrait(one.fuel, other.fuel);

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
