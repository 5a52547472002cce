import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ConcernedRow, FeedFindings, TouchedVehicle } from '../rules/limits/choose-held-back.ts';
import { isOffered, isSoldRow, listRowConcerns } from '../rules/limits/survey-feed-row.ts';
import { addToTally, emptyTally } from '../rules/limits/tally-feed.ts';
import {
  type FeedEvents,
  type FeedPassOptions,
  type FeedReading,
  type PlannedVehicle,
  runFeedPass,
} from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import type { CarOnHand, StockOnHand } from './stock-on-hand.ts';

/** A row that offers its vehicle at a new or changed price. */
export interface RepricedRow {
  readonly vehicle: Vehicle;
  readonly priceCents: number;
  /** The last price that shoppers saw, even if the vehicle had none in between; null if they never saw one. */
  readonly beforeCents: number | null;
}

export interface ComparedFeed {
  readonly reading: FeedReading;
  /** Keys of vehicles that a row names. */
  readonly seen: ReadonlySet<string>;
  readonly tally: typeof emptyTally;
  readonly concerned: readonly ConcernedRow[];
  readonly lowPrices: FeedFindings['lowPrices'];
  /** Rows that equal the stored vehicle. */
  readonly unchanged: number;
  readonly hasChanges: boolean;
}

export interface CompareOptions extends FeedEvents {
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly stock: StockOnHand;
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'keepHeldFields'>;
  readonly priceMovePercent: number;
  /** Called row by row, so that no vehicle is kept in memory. */
  readonly isLowPrice: (row: RepricedRow) => Promise<boolean>;
}

export const toTouched = (car: CarOnHand): TouchedVehicle => ({
  id: car.id,
  stockNumber: car.stockNumber,
  name: car.name,
  isOffered: isOffered(car),
});

/** Returns the row if it offers its vehicle at a price that shoppers haven't seen yet; otherwise undefined. */
const findRepriced = ({ vehicle, known }: PlannedVehicle): RepricedRow | undefined => {
  if (!isOffered({ isShown: vehicle.isShownOnWebsite, isSold: isSoldRow(vehicle) })) return undefined;
  const priceCents = findShownPriceCents(vehicle);
  const shownCents = known !== undefined && isOffered(known) ? known.priceCents : null;
  if (priceCents === null || priceCents === shownCents) return undefined;
  return { vehicle, priceCents, beforeCents: known?.lastPriceCents ?? null };
};

/** Compares every row of a feed with the stock and collects what a limit can hold back. */
export const compareFeed = async ({
  priceMovePercent,
  isLowPrice,
  ...options
}: CompareOptions): Promise<ComparedFeed> => {
  const pass = startPass();
  const concerned: ConcernedRow[] = [];
  const lowPrices: FeedFindings['lowPrices'][number][] = [];
  let tally = emptyTally;
  let [changed, unchanged] = [0, 0];
  const compare = async (planned: PlannedVehicle): Promise<void> => {
    const { known, vehicle, key, feedHash } = planned;
    const isUnchanged = known?.hash === feedHash;
    if (isUnchanged) unchanged += 1;
    else changed += 1;
    // Changes of a vehicle that shoppers can't see count for no limit.
    if (known !== undefined && isOffered(known)) {
      const concerns = isUnchanged ? [] : listRowConcerns(vehicle, known, priceMovePercent);
      tally = addToTally(tally, { before: known, photoCount: vehicle.images.length, concerns });
      if (concerns.length > 0) concerned.push({ key, concerns, vehicle: toTouched(known) });
    }
    const row = isUnchanged ? undefined : findRepriced(planned);
    if (row !== undefined && (await isLowPrice(row))) lowPrices.push({ key, stockNumber: vehicle.stockNumber });
  };
  const reading = await runFeedPass({
    ...options,
    context: { ...options.context, stock: options.stock, pass },
    onVehicle: compare,
  });
  return { reading, seen: pass.seen, tally, concerned, lowPrices, unchanged, hasChanges: changed > 0 };
};
