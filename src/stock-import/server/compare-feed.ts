import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ConcernedRow, TouchedVehicle } from '../rules/choose-holds.ts';
import { isOffered, listRowConcerns } from '../rules/survey-feed-row.ts';
import { addToTally, emptyTally } from '../rules/tally-feed.ts';
import {
  type FeedEvents,
  type FeedPassOptions,
  type FeedReading,
  type PlannedVehicle,
  runFeedPass,
} from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import type { CarOnHand, StockOnHand } from './stock-on-hand.ts';

/** A row whose price is new or has changed. */
export interface RepricedRow {
  readonly key: string;
  readonly vehicle: Vehicle;
  readonly priceCents: number;
  /** Null without an earlier price. */
  readonly beforeCents: number | null;
}

export interface ComparedFeed {
  readonly reading: FeedReading;
  /** Keys of vehicles that a row names. */
  readonly seen: ReadonlySet<string>;
  readonly tally: typeof emptyTally;
  readonly concerned: readonly ConcernedRow[];
  readonly repriced: readonly RepricedRow[];
  /** Rows that are stored already as they are. */
  readonly unchanged: number;
  readonly hasChanges: boolean;
}

export interface CompareOptions extends FeedEvents {
  readonly feed: FeedPassOptions['feed'];
  readonly stock: StockOnHand;
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'hold'>;
  readonly priceMovePercent: number;
}

export const toTouched = (car: CarOnHand): TouchedVehicle => ({
  id: car.id,
  stockNumber: car.stockNumber,
  name: car.name,
  isOffered: isOffered(car),
});

const findRepriced = ({ key, vehicle, known }: PlannedVehicle): RepricedRow | undefined => {
  const priceCents = findShownPriceCents(vehicle);
  const beforeCents = known?.priceCents ?? null;
  return priceCents === null || priceCents === beforeCents ? undefined : { key, vehicle, priceCents, beforeCents };
};

/** Reads every row of a feed beside the stock, and notes what a brake may hold back. */
export const compareFeed = async ({ priceMovePercent, ...options }: CompareOptions): Promise<ComparedFeed> => {
  const pass = startPass();
  const concerned: ConcernedRow[] = [];
  const repriced: RepricedRow[] = [];
  let tally = emptyTally;
  let [changed, unchanged] = [0, 0];
  const compare = (planned: PlannedVehicle): void => {
    const { known, vehicle, key, feedHash } = planned;
    const isUnchanged = known?.hash === feedHash;
    if (isUnchanged) unchanged += 1;
    else changed += 1;
    const concerns = known === undefined || isUnchanged ? [] : listRowConcerns(vehicle, known, priceMovePercent);
    if (known !== undefined && isOffered(known)) {
      tally = addToTally(tally, { before: known, photoCount: vehicle.images.length, concerns });
    }
    if (known !== undefined && concerns.length > 0) concerned.push({ key, concerns, vehicle: toTouched(known) });
    const row = isUnchanged ? undefined : findRepriced(planned);
    if (row !== undefined) repriced.push(row);
  };
  const reading = await runFeedPass({
    ...options,
    context: { ...options.context, stock: options.stock, pass },
    onVehicle: compare,
  });
  return { reading, seen: pass.seen, tally, concerned, repriced, unchanged, hasChanges: changed > 0 };
};
