import type { HeldChange, NamedVehicle } from '../feed-run.ts';
import type { Brake } from './brake.ts';
import { areFirstPricesHeld, firstPriceBrake, otherPriceBrake, type PriceFindings } from './doubted-prices.ts';
import { type CostPriceFindings, costPriceBrake } from './find-cost-prices.ts';
import { type MovedCommentsFindings, movedCommentsBrake } from './find-moved-comments.ts';
import { type NamedPhotoFindings, namedPhotoBrake, ownedPhotoBrake } from './find-named-photos.ts';
import { type OdometerPriceFindings, odometerPricesBrake } from './find-odometer-prices.ts';
import { type PriceBelowCostFindings, priceBelowCostBrake } from './find-prices-below-cost.ts';
import { type SameCarFindings, sameCarBrake } from './find-same-cars.ts';
import { type SharedPhotoFindings, sharedPhotoBrake } from './find-shared-photos.ts';
import { type StaffCommentFindings, staffCommentBrake } from './find-staff-comments.ts';
import { type PhotoFindings, swappedPhotosBrake } from './find-swapped-photos.ts';
import { type SwappedPriceFindings, swappedPriceBrake } from './find-swapped-prices.ts';
import { type TextFindings, textChangeBrake } from './find-text-changes.ts';
import { type HeldMarkFindings, heldMarkBrake } from './held-marks.ts';
import { type HeldConcern, listHeldFields } from './hold-row-fields.ts';
import { type HighPriceFindings, highPriceBrake } from './is-high-first-price.ts';
import { type LowFirstPriceFindings, lowFirstPriceBrake } from './is-low-first-price.ts';
import { type LowPriceFindings, lowPriceBrake } from './is-low-price.ts';
import { type RollbackFindings, rollbackBrake } from './is-odometer-rolled-back.ts';
import { type StatusFindings, statusBrake } from './is-status-emptied.ts';
import { firstOdometerBrake, type SwapFindings, swappedOdometerBrake } from './is-swapped-odometer.ts';
import { type TenfoldFindings, tenfoldPriceBrake } from './is-tenfold-price.ts';
import { type LeavingFindings, listCommitted, listPaidIds, paidBrake } from './paid-vehicles.ts';
import { type ShiftFindings, shiftedColumnBrake } from './shifted-columns.ts';
import { lastRowBrake, type SkipFindings, skippedMissingBrake } from './skipped-rows.ts';
import { isMissingHeld, type LimitFindings, limitBrake, listHeldFieldsGone } from './tripped-limits.ts';

export interface FeedFindings
  extends LimitFindings,
    LeavingFindings,
    PriceFindings,
    LowPriceFindings,
    TenfoldFindings,
    SwappedPriceFindings,
    CostPriceFindings,
    PriceBelowCostFindings,
    RollbackFindings,
    SwapFindings,
    StatusFindings,
    HeldMarkFindings,
    ShiftFindings,
    PhotoFindings,
    NamedPhotoFindings,
    SharedPhotoFindings,
    TextFindings,
    MovedCommentsFindings,
    StaffCommentFindings,
    SameCarFindings,
    OdometerPriceFindings,
    SkipFindings {
  readonly highPrices: HighPriceFindings['highPrices'];
  readonly lowFirstPrices: LowFirstPriceFindings['lowFirstPrices'];
}

export interface HeldBack {
  readonly fieldsByKey: ReadonlyMap<string, readonly string[]>;
  readonly fieldsGone: readonly string[];
  /**
   * Every vehicle keeps its stored values of these fields: `fieldsGone`, the fields of columns in doubt, and all fields
   * that depend on them.
   */
  readonly fieldsOfAll: readonly string[];
  /** Fields that new vehicles don't get from this feed. No vehicle is added if make, model or year is among them. */
  readonly fieldsOfNew: readonly string[];
  /** Keys of rows whose vehicle keeps its status, even if the vehicle is hidden or sold. */
  readonly statusKeys: ReadonlySet<string>;
  /** True if the price column is in doubt. Hidden and sold vehicles then keep their stored price. */
  readonly isPriceDoubted: boolean;
  readonly isMissingHeld: boolean;
  readonly heldVehicleIds: ReadonlySet<number>;
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
}

/** In the order in which the report lists what they hold back. */
const brakes: readonly Brake<FeedFindings>[] = [
  limitBrake,
  otherPriceBrake,
  firstPriceBrake,
  lowPriceBrake,
  tenfoldPriceBrake,
  swappedPriceBrake,
  costPriceBrake,
  priceBelowCostBrake,
  highPriceBrake,
  lowFirstPriceBrake,
  rollbackBrake,
  swappedOdometerBrake,
  firstOdometerBrake,
  statusBrake,
  heldMarkBrake,
  shiftedColumnBrake,
  swappedPhotosBrake,
  namedPhotoBrake,
  ownedPhotoBrake,
  sharedPhotoBrake,
  textChangeBrake,
  movedCommentsBrake,
  staffCommentBrake,
  sameCarBrake,
  odometerPricesBrake,
  paidBrake,
  lastRowBrake,
  skippedMissingBrake,
];

const holdFields = (findings: FeedFindings): ReadonlyMap<string, readonly string[]> => {
  const concernsByKey = new Map<string, HeldConcern[]>();
  for (const { key, concerns } of brakes.flatMap(({ listRows }) => listRows?.(findings) ?? [])) {
    if (concerns.length > 0) concernsByKey.set(key, [...(concernsByKey.get(key) ?? []), ...concerns]);
  }
  return new Map([...concernsByKey].map(([key, concerns]) => [key, listHeldFields(concerns)]));
};

const listFieldsOfAll = (findings: FeedFindings): readonly string[] =>
  listHeldFields(
    [],
    [
      ...listHeldFieldsGone(findings),
      ...brakes.flatMap(({ listFields, listKept }) => [
        ...(listFields?.(findings) ?? []),
        ...(listKept?.(findings) ?? []),
      ]),
    ],
  );

const isPriceDoubted = (findings: FeedFindings): boolean =>
  areFirstPricesHeld(findings) || findings.swappedPrices.length > 0 || findings.pricesBelowCost !== undefined;

/** Fields of all columns in doubt, including a price column of which only some rows are held back. */
export const listDoubtedFields = (findings: FeedFindings): readonly string[] =>
  listHeldFields(isPriceDoubted(findings) ? ['otherPrice'] : [], listFieldsOfAll(findings));

export const chooseHeldBack = (findings: FeedFindings): HeldBack => {
  const fieldsGone = listHeldFieldsGone(findings);
  const fieldsOfNew = brakes.flatMap(({ listFields }) => listFields?.(findings) ?? []);
  return {
    fieldsByKey: holdFields(findings),
    fieldsGone,
    fieldsOfAll: listFieldsOfAll(findings),
    fieldsOfNew,
    statusKeys: new Set([...findings.statusless, ...findings.heldMarks].map(({ key }) => key)),
    isPriceDoubted: isPriceDoubted(findings),
    isMissingHeld: isMissingHeld(findings),
    heldVehicleIds: listPaidIds(findings),
    held: brakes.flatMap(({ listHeld }) => listHeld(findings)),
    named: listCommitted(findings).map(({ id: _, ...vehicle }) => vehicle),
  };
};
