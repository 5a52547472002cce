import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseBrakes } from '../rules/choose-brakes.ts';
import {
  type ConcernedRow,
  chooseHolds,
  type FeedHolds,
  listLeaving,
  type TouchedVehicle,
} from '../rules/choose-holds.ts';
import type { FeedBrakes } from '../rules/config.ts';
import type { CommitmentKind } from '../rules/feed-run.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import { listRowConcerns } from '../rules/survey-feed-row.ts';
import { type FeedEvents, type FeedPassOptions, type FeedReading, runFeedPass } from './feed-pass.ts';
import { type PlanContext, startPass } from './plan-row.ts';
import { type CarOnHand, listMissing, type StockOnHand } from './stock-on-hand.ts';

/** Who has a stake in vehicles that a feed takes off sale, by vehicle id. */
export type FindCommitments = (
  siteSlug: string,
  vehicleIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly CommitmentKind[]>>;

/** What a vehicle would sell for, in cents; null when there is too little to compare it with. */
export type EstimatePrice = (siteSlug: string, vehicle: Vehicle) => Promise<number | null>;

/** One difference that a feed would make. */
export interface SurveyedChange {
  readonly kind: 'add' | 'change' | 'hide' | 'sell';
  readonly stockNumber: string;
  readonly name: string;
  /** In cents; null without a price. */
  readonly priceCents: { readonly before: number | null; readonly after: number | null };
}

export interface SurveyOptions extends FeedEvents {
  readonly siteSlug: string;
  readonly feed: FeedPassOptions['feed'];
  readonly stock: StockOnHand;
  readonly context: Omit<PlanContext, 'stock' | 'pass' | 'hold'>;
  readonly missing: MissingPolicy;
  readonly brakes: FeedBrakes;
  readonly isAccepted: boolean;
  /** Specification names of the fields that the last feed had. */
  readonly lastFields: readonly string[];
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
  readonly onChange?: (change: SurveyedChange) => void;
}

/** What a feed would change, and what of it is held back. Nothing is written yet. */
export interface FeedSurvey {
  readonly reading: FeedReading;
  readonly counts: { readonly added: number; readonly changed: number; readonly unchanged: number };
  /** Vehicles to hide or sell because the feed lacks them. */
  readonly missing: readonly CarOnHand[];
  readonly wasMissingPolicySkipped: boolean;
  readonly holds: FeedHolds;
}

const isOffered = (car: CarOnHand): boolean => car.isShown && !car.isSold;

const toTouched = (car: CarOnHand): TouchedVehicle => ({
  id: car.id,
  stockNumber: car.stockNumber,
  name: car.name,
  isOffered: isOffered(car),
});

/** A row whose price is new or has changed. */
interface RepricedRow {
  readonly key: string;
  readonly vehicle: Vehicle;
  /** Null without an earlier price. */
  readonly beforeCents: number | null;
}

/** Reads every row of the feed beside the stock, and notes what a brake may hold back. */
const compareRows = async (options: SurveyOptions) => {
  const { stock, brakes, onChange } = options;
  const pass = startPass();
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const photos = { now: 0, gone: 0 };
  const concerns: ConcernedRow[] = [];
  const repriced: RepricedRow[] = [];
  let priced = 0;
  const reading = await runFeedPass({
    ...options,
    context: { ...options.context, stock, pass },
    onVehicle: ({ known, vehicle, key, feedHash }) => {
      const after = findShownPriceCents(vehicle);
      const before = known?.priceCents ?? null;
      if (before !== null) priced += 1;
      photos.now += known?.photoCount ?? 0;
      if (known?.hash === feedHash) {
        counts.unchanged += 1;
        return;
      }
      if (after !== null && after !== before) repriced.push({ key, vehicle, beforeCents: before });
      counts[known === undefined ? 'added' : 'changed'] += 1;
      if (known !== undefined) {
        photos.gone += Math.max(0, known.photoCount - vehicle.images.length);
        for (const kind of listRowConcerns(vehicle, known, brakes.priceMovePercent)) {
          concerns.push({ key, kind, vehicle: toTouched(known) });
        }
      }
      const { stockNumber, name } = vehicle;
      onChange?.({ kind: known === undefined ? 'add' : 'change', stockNumber, name, priceCents: { before, after } });
    },
  });
  return { pass, reading, counts, photos, priced, concerns, repriced };
};

/** Finds prices far below the market, or below their own past where there is no market: more often a cut figure than a bargain. */
const findLowPrices = async (
  repriced: readonly RepricedRow[],
  { siteSlug, brakes, estimatePriceCents, isAccepted }: SurveyOptions,
) => {
  if (isAccepted || brakes.lowPricePercent === 0) return [];
  const low: { readonly key: string; readonly stockNumber: string }[] = [];
  for (const { key, vehicle, beforeCents } of repriced) {
    const usualCents = (await estimatePriceCents(siteSlug, vehicle)) ?? beforeCents;
    const priceCents = findShownPriceCents(vehicle) ?? 0;
    if (usualCents !== null && priceCents * 100 < usualCents * brakes.lowPricePercent)
      low.push({ key, stockNumber: vehicle.stockNumber });
  }
  return low;
};

/** Reads a feed against the site's stock and decides what of it to hold back. */
export const surveyFeed = async (options: SurveyOptions): Promise<FeedSurvey> => {
  const { siteSlug, stock, brakes, isAccepted, lastFields, missing: policy, onChange } = options;
  const { pass, reading, counts, photos, priced, concerns, repriced } = await compareRows(options);
  const wasMissingPolicySkipped = policy !== 'keep' && reading.hasUnknownVehicles;
  const missing = wasMissingPolicySkipped ? [] : listMissing(stock, pass.seen, policy);
  const countOf = (kind: ConcernedRow['kind']): number => concerns.filter((concern) => concern.kind === kind).length;
  const fieldsGone = lastFields.filter((field) => !reading.fields.includes(field));
  const tally = {
    offered: [...stock.byStockKey.values()].filter(isOffered).length,
    missing: missing.filter(isOffered).length,
    priced,
    pricesGone: countOf('priceGone'),
    pricesMoved: countOf('priceMoved'),
    photos: photos.now,
    photosGone: photos.gone,
    fieldsGone,
  };
  const tripped = isAccepted ? [] : chooseBrakes(tally, brakes);
  const touched = missing.map(toTouched);
  const leaving = listLeaving({ tripped, concerns, missing: touched });
  const holds = chooseHolds({
    tripped,
    concerns,
    lowPrices: await findLowPrices(repriced, options),
    missing: touched,
    fieldsGone,
    commitments:
      leaving.length === 0
        ? new Map()
        : await options.findCommitments(
            siteSlug,
            leaving.map(({ id }) => id),
          ),
    hasHeldRow: reading.heldRowHash !== null,
    rows: reading.rows,
    isAccepted,
  });
  const applied = holds.isMissingHeld ? [] : missing.filter(({ id }) => !holds.heldVehicleIds.has(id));
  const kind = policy === 'sold' ? 'sell' : 'hide';
  for (const { stockNumber, name, priceCents } of applied) {
    onChange?.({ kind, stockNumber, name, priceCents: { before: priceCents, after: priceCents } });
  }
  return { reading, counts, missing: applied, wasMissingPolicySkipped, holds };
};
