import type { MarketListing } from './market-listing.ts';

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
export const weighLikeness = (one: Traits, other: Traits): number =>
  Math.max(0, 1 - Math.abs(one.year - other.year) / yearReach) *
  weighKm(one.odometerKm, other.odometerKm) *
  weighTrait(one.badge, other.badge) *
  weighTrait(one.fuel, other.fuel);
