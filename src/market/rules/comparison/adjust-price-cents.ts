import type { MarketListing } from './market-listing.ts';

/** Share of its price that a vehicle loses in a year, and in ten thousand kilometres. */
const lossPerYear = 0.07;
const lossPerTenThousandKm = 0.012;

type Aged = Pick<MarketListing, 'year' | 'odometerKm' | 'priceCents'>;

/** What a listing would cost had it the year and the kilometres of the vehicle that is compared, in cents. */
export const adjustPriceCents = (listing: Aged, subject: Pick<Aged, 'year' | 'odometerKm'>): number => {
  const yearsNewer = listing.year - subject.year;
  const tenThousandKmMore =
    listing.odometerKm === null || subject.odometerKm === null ? 0 : (listing.odometerKm - subject.odometerKm) / 10_000;
  return listing.priceCents * (1 - lossPerYear) ** yearsNewer * (1 - lossPerTenThousandKm) ** -tenThousandKmMore;
};
