import type { CommitmentKind, HeldChange, NamedVehicle } from '../feed-run.ts';
import type { FeedLimit, TrippedLimit } from './choose-tripped-limits.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { ColumnChanges } from './find-column-changes.ts';
import { commentsField, type MovedComments } from './find-moved-comments.ts';
import type { OdometerPrices } from './find-odometer-prices.ts';
import { isNeededField, type TextChange } from './find-text-changes.ts';
import { type HeldConcern, listHeldFields } from './hold-row-fields.ts';
import { isLeaving, listOffSaleConcerns, type RowConcern } from './survey-feed-row.ts';

export interface TouchedVehicle {
  readonly id: number;
  readonly stockNumber: string;
  readonly name: string;
  /** True if the vehicle is shown and not sold. */
  readonly isOffered: boolean;
  readonly isAvailable: boolean;
  readonly isReserved: boolean;
}

/** `key` identifies the row's vehicle. */
export interface ConcernedRow {
  readonly key: string;
  readonly concerns: readonly RowConcern[];
  readonly vehicle: TouchedVehicle;
}

export interface PricedRow {
  readonly key: string;
  readonly stockNumber: string;
}

/** A row that is left out because the file may have been cut off in it. */
export interface HeldRow {
  /** Null if it can't be read from the row. */
  readonly stockNumber: string | null;
  /** What is wrong with the row apart from its missing line ending; null if nothing is. */
  readonly fault: string | null;
}

/** Vehicles that aren't in the feed, but don't count as missing. */
export interface SkippedMissing {
  readonly stockNumbers: readonly string[];
  /** Describes the row that could be about any of them. */
  readonly cause: string;
}

export interface FeedFindings {
  readonly tripped: readonly TrippedLimit[];
  readonly concerned: readonly ConcernedRow[];
  readonly lowPrices: readonly PricedRow[];
  /** Rows whose price is about ten times the usual one, or a tenth of it. */
  readonly tenfoldPrices: readonly PricedRow[];
  /** Rows whose first price is far above the market or the feed's other prices. */
  readonly highPrices: readonly PricedRow[];
  /** Rows whose first price is far below similar cars, or the other cars of the feed. */
  readonly lowFirstPrices: readonly PricedRow[];
  /** Rows whose odometer falls too far. */
  readonly rolledBack: readonly PricedRow[];
  /** Rows whose price and odometer have changed places. */
  readonly swapped: readonly PricedRow[];
  /** Rows that give an odometer to a vehicle without one. */
  readonly firstOdometers: readonly PricedRow[];
  /** Rows that give a price to a vehicle without one. */
  readonly firstPrices: readonly PricedRow[];
  /** Rows that change the price that shoppers see, by any amount. */
  readonly repriced: readonly PricedRow[];
  /** Rows without a status that put a vehicle back on sale, although the column was filled before. */
  readonly statusless: readonly PricedRow[];
  /** Fields that change in so many vehicles that their columns may be swapped. */
  readonly textChanges: readonly TextChange[];
  /** Undefined unless so many comments move to another column that the columns may be swapped. */
  readonly movedComments: MovedComments | undefined;
  /** Stock numbers, if so many vehicles take another's first photo that the photos may be in the wrong rows. */
  readonly swappedPhotos: readonly string[];
  /** Undefined unless most of the odometers are prices, so that the prices can be odometers. */
  readonly odometerPrices: OdometerPrices | undefined;
  readonly missing: readonly TouchedVehicle[];
  readonly fieldsGone: readonly string[];
  /** By vehicle id. */
  readonly commitments: ReadonlyMap<number, readonly CommitmentKind[]>;
  readonly columnChanges: ColumnChanges;
  readonly heldRow: HeldRow | null;
  /** Null if missing vehicles are treated as the site says. */
  readonly skippedMissing: SkippedMissing | null;
  /**
   * True if the dealer has accepted the feed, so that low prices, paid deposits and a cut-off row hold nothing back.
   */
  readonly isAccepted: boolean;
}

export interface HeldBack {
  /** Specification names of the fields that stay as they were, by the row's key. */
  readonly fieldsByKey: ReadonlyMap<string, readonly string[]>;
  /** Specification names of fields that this feed lacks and whose stored values are kept. */
  readonly fieldsGone: readonly string[];
  /** `fieldsGone` with the fields that depend on them, and fields that change in too many vehicles. Every vehicle keeps its stored values in these. */
  readonly fieldsOfAll: readonly string[];
  /** Fields that new vehicles don't get from this feed. Without a make, model or year, they aren't added. */
  readonly fieldsOfNew: readonly string[];
  /** Keys of rows whose vehicle keeps its status, even if it isn't on offer. */
  readonly statusKeys: ReadonlySet<string>;
  readonly isMissingHeld: boolean;
  /** Ids of vehicles that stay on sale because a shopper paid a deposit. */
  readonly heldVehicleIds: ReadonlySet<number>;
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
}

const limitOf: Readonly<Partial<Record<RowConcern, FeedLimit>>> = {
  priceGone: 'pricesGone',
  priceMoved: 'pricesMoved',
  priceRaised: 'pricesRaised',
  priceCut: 'pricesCut',
  photosGone: 'photosGone',
};

/** The column whose loss explains a tripped limit. If a report names the lost column, it doesn't mention the limit. */
const columnOf: Readonly<Partial<Record<FeedLimit, string>>> = {
  pricesGone: 'price',
  pricesMoved: 'price',
  pricesRaised: 'price',
  pricesCut: 'price',
  photosGone: 'images',
};

/** Also covers a purchase with a paid deposit, because it has a reservation too. */
export const isPaidFor = (kinds: readonly CommitmentKind[]): boolean => kinds.includes('reservation');

const isTripped = ({ tripped }: Pick<FeedFindings, 'tripped'>, limit: FeedLimit | undefined): boolean =>
  tripped.some((one) => one.limit === limit);

const priceLimits = ['pricesGone', 'pricesMoved', 'pricesRaised', 'pricesCut'] as const;

/** A single car with its price and odometer swapped is a mistake in its row, not in the columns. */
const fewestSwapped = 2;
const areColumnsSwapped = ({ swapped }: Pick<FeedFindings, 'swapped'>): boolean => swapped.length >= fewestSwapped;

/** True if so many prices are held back that the feed's price column may be the wrong one. */
const isPriceColumnDoubted = (findings: Pick<FeedFindings, 'tripped' | 'swapped'>): boolean =>
  areColumnsSwapped(findings) || priceLimits.some((limit) => isTripped(findings, limit));

const listHeldFirstOdometers = (findings: FeedFindings): readonly PricedRow[] =>
  areColumnsSwapped(findings) ? findings.firstOdometers : [];

const isHeldByPriceLimit = (findings: Pick<FeedFindings, 'tripped'>, concerns: readonly RowConcern[]): boolean =>
  concerns.some((kind) => priceLimits.some((limit) => limitOf[kind] === limit && isTripped(findings, limit)));

/**
 * Prices that move too little for a limit to hold them back, but whose column is in doubt because other prices are held
 * back.
 */
const listHeldOtherPrices = (findings: FeedFindings): readonly PricedRow[] => {
  if (!isPriceColumnDoubted(findings)) return [];
  const held = findings.concerned.filter(({ concerns }) => isHeldByPriceLimit(findings, concerns));
  const { lowPrices, tenfoldPrices, swapped } = findings;
  const keys = new Set([...held, ...lowPrices, ...tenfoldPrices, ...swapped].map(({ key }) => key));
  return findings.repriced.filter(({ key }) => !keys.has(key));
};

/**
 * The first prices of vehicles, if so many other prices of the feed are held back that its price column may be the
 * wrong one.
 */
const listHeldFirstPrices = (findings: FeedFindings): readonly PricedRow[] =>
  isPriceColumnDoubted(findings) ? findings.firstPrices : [];

const areFirstPricesHeld = (findings: FeedFindings): boolean =>
  isPriceColumnDoubted(findings) || findings.odometerPrices !== undefined;

/** Empty if all first prices are held back anyway. */
const listHeldHighPrices = (findings: FeedFindings): readonly PricedRow[] =>
  areFirstPricesHeld(findings) ? [] : findings.highPrices;

/** Empty if all first prices are held back anyway. */
const listHeldLowFirstPrices = (findings: FeedFindings): readonly PricedRow[] =>
  areFirstPricesHeld(findings) ? [] : findings.lowFirstPrices;

/** True if the row takes its vehicle off sale while too many vehicles go off sale at once. */
const isOffSaleHeld = (
  findings: Pick<FeedFindings, 'tripped'>,
  { vehicle, concerns }: Pick<ConcernedRow, 'vehicle' | 'concerns'>,
): boolean => isTripped(findings, 'offSale') && listOffSaleConcerns(concerns, vehicle).length > 0;

/** Missing vehicles are also held back if there are too many together with those whose rows take them off sale. */
const isMissingHeld = (findings: Pick<FeedFindings, 'tripped'>): boolean =>
  isTripped(findings, 'missing') || isTripped(findings, 'offSale');

/**
 * Lists the offered vehicles that a row hides or marks as sold, and those that the feed leaves out, unless a limit
 * keeps them.
 */
export const listLeaving = (
  findings: Pick<FeedFindings, 'tripped' | 'concerned' | 'missing'>,
): readonly TouchedVehicle[] => {
  const { concerned, missing } = findings;
  const ofRows = concerned
    .filter((row) => isLeaving(row.concerns) && !isOffSaleHeld(findings, row))
    .map(({ vehicle }) => vehicle);
  const leftOut = isMissingHeld(findings) ? [] : missing;
  return [...ofRows, ...leftOut].filter(({ isOffered }) => isOffered);
};

interface Leaving extends NamedVehicle {
  readonly id: number;
}

const nameLeaving = (findings: FeedFindings): readonly Leaving[] =>
  listLeaving(findings).flatMap(({ id, stockNumber, name }) => {
    const commitments = findings.commitments.get(id) ?? [];
    if (commitments.length === 0) return [];
    return [{ id, stockNumber, name, commitments, isHeld: !findings.isAccepted && isPaidFor(commitments) }];
  });

const namesOf = ({ tripped, concerned, missing, fieldsGone }: FeedFindings, limit: FeedLimit): readonly string[] => {
  if (limit === 'fieldsGone') return fieldsGone;
  if (limit === 'offSale') {
    const ofRows = concerned.filter(({ concerns, vehicle }) => listOffSaleConcerns(concerns, vehicle).length > 0);
    const leftOut = isTripped({ tripped }, 'missing') ? [] : missing.filter(({ isOffered }) => isOffered);
    return [...ofRows.map(({ vehicle }) => vehicle), ...leftOut].map(({ stockNumber }) => stockNumber);
  }
  const touched =
    limit === 'missing'
      ? missing
      : concerned
          .filter(({ concerns }) => concerns.some((kind) => limitOf[kind] === limit))
          .map(({ vehicle }) => vehicle);
  return touched.filter(({ isOffered }) => isOffered).map(({ stockNumber }) => stockNumber);
};

const describeHeldRow = ({ heldRow, isAccepted }: FeedFindings): readonly HeldChange[] => {
  if (heldRow === null || isAccepted) return [];
  const names = heldRow.stockNumber === null ? [] : [heldRow.stockNumber];
  return [describeHeldChange({ kind: 'lastRow', count: 1, names, of: null, fault: heldRow.fault })];
};

const describeSkipped = ({ skippedMissing, heldRow, isAccepted }: FeedFindings): readonly HeldChange[] => {
  // If the last row is held back, its own entry is enough.
  if (skippedMissing === null || (heldRow !== null && !isAccepted)) return [];
  const { stockNumbers: names, cause: fault } = skippedMissing;
  return [describeHeldChange({ kind: 'missingSkipped', count: names.length, names, of: null, fault })];
};

const describeTexts = ({ field, stockNumbers, of, limitPercent }: TextChange): HeldChange =>
  describeHeldChange({
    kind: 'textChanged',
    count: stockNumbers.length,
    names: stockNumbers,
    of: { total: of, limitPercent },
    field,
    isNeeded: isNeededField(field),
  });

const describeMovedComments = ({ movedComments }: FeedFindings): readonly HeldChange[] => {
  if (movedComments === undefined) return [];
  const { stockNumbers: names, of: total, limitPercent } = movedComments;
  const facts = { count: names.length, names, of: { total, limitPercent }, field: commentsField };
  return [describeHeldChange({ kind: 'textChanged', ...facts })];
};

const describeOdometerPrices = ({ odometerPrices }: FeedFindings): readonly HeldChange[] => {
  if (odometerPrices === undefined) return [];
  const { count, of: total } = odometerPrices;
  return [describeHeldChange({ kind: 'odometerPrices', count, names: [], of: { total, limitPercent: 50 } })];
};

const describeHolds = (findings: FeedFindings, paidFor: readonly string[]): readonly HeldChange[] => {
  const describeAll = (
    kind:
      | 'otherPrices'
      | 'firstPrices'
      | 'lowPrice'
      | 'tenfoldPrice'
      | 'highPrice'
      | 'lowFirstPrice'
      | 'odometerFallen'
      | 'odometerSwapped'
      | 'photosSwapped'
      | 'firstOdometers'
      | 'statusEmptied'
      | 'committed',
    names: readonly string[],
  ): readonly HeldChange[] =>
    names.length === 0 ? [] : [describeHeldChange({ kind, count: names.length, names, of: null })];
  const lostColumns = isTripped(findings, 'fieldsGone') ? findings.fieldsGone : [];
  const isTold = ({ limit, count }: TrippedLimit): boolean => {
    const isSaidAlready = findings.tripped.some(
      (other) => (other.limit === 'pricesRaised' || other.limit === 'pricesCut') && other.count >= count,
    );
    return !lostColumns.includes(columnOf[limit] ?? '') && !(limit === 'pricesMoved' && isSaidAlready);
  };
  const told = findings.tripped.filter(isTold);
  const lowPrices = findings.isAccepted ? [] : findings.lowPrices.map(({ stockNumber }) => stockNumber);
  return [
    ...told.map(({ limit, count, of, limitPercent }) =>
      describeHeldChange({
        kind: limit,
        count,
        names: namesOf(findings, limit),
        of: limitPercent === null ? null : { total: of, limitPercent },
        columns: findings.columnChanges,
      }),
    ),
    ...describeAll(
      'otherPrices',
      listHeldOtherPrices(findings).map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'firstPrices',
      listHeldFirstPrices(findings).map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll('lowPrice', lowPrices),
    ...describeAll(
      'tenfoldPrice',
      findings.tenfoldPrices.map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'highPrice',
      listHeldHighPrices(findings).map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'lowFirstPrice',
      listHeldLowFirstPrices(findings).map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'odometerFallen',
      findings.rolledBack.map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'odometerSwapped',
      findings.swapped.map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'firstOdometers',
      listHeldFirstOdometers(findings).map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll(
      'statusEmptied',
      findings.statusless.map(({ stockNumber }) => stockNumber),
    ),
    ...describeAll('photosSwapped', findings.swappedPhotos),
    ...findings.textChanges.map(describeTexts),
    ...describeMovedComments(findings),
    ...describeOdometerPrices(findings),
    ...describeAll('committed', paidFor),
    ...describeHeldRow(findings),
    ...describeSkipped(findings),
  ];
};

const listHeldConcerns = (
  findings: FeedFindings,
  row: ConcernedRow,
  heldVehicleIds: ReadonlySet<number>,
): readonly RowConcern[] => {
  const { concerns, vehicle } = row;
  if (heldVehicleIds.has(vehicle.id)) return concerns;
  const offSale = isOffSaleHeld(findings, row) ? listOffSaleConcerns(concerns, vehicle) : [];
  return concerns.filter((kind) => isTripped(findings, limitOf[kind]) || offSale.includes(kind));
};

const holdFields = (
  findings: FeedFindings,
  heldVehicleIds: ReadonlySet<number>,
): ReadonlyMap<string, readonly string[]> => {
  const concernsByKey = new Map<string, HeldConcern[]>();
  const add = (key: string, concerns: readonly HeldConcern[]): void => {
    if (concerns.length > 0) concernsByKey.set(key, [...(concernsByKey.get(key) ?? []), ...concerns]);
  };
  for (const row of findings.concerned) add(row.key, listHeldConcerns(findings, row, heldVehicleIds));
  for (const { key } of listHeldFirstPrices(findings)) add(key, ['firstPrice']);
  for (const { key } of listHeldOtherPrices(findings)) add(key, ['otherPrice']);
  if (!findings.isAccepted) for (const { key } of findings.lowPrices) add(key, ['lowPrice']);
  for (const { key } of findings.tenfoldPrices) add(key, ['tenfoldPrice']);
  for (const { key } of listHeldHighPrices(findings)) add(key, ['highPrice']);
  for (const { key } of listHeldLowFirstPrices(findings)) add(key, ['lowFirstPrice']);
  for (const { key } of findings.rolledBack) add(key, ['odometerFallen']);
  for (const { key } of findings.swapped) add(key, ['odometerSwapped']);
  for (const { key } of listHeldFirstOdometers(findings)) add(key, ['firstOdometer']);
  return new Map([...concernsByKey].map(([key, concerns]) => [key, listHeldFields(concerns)]));
};

export const chooseHeldBack = (findings: FeedFindings): HeldBack => {
  const leaving = nameLeaving(findings);
  const paidFor = leaving.filter(({ isHeld }) => isHeld);
  const heldVehicleIds = new Set(paidFor.map(({ id }) => id));
  const fieldsGone = isTripped(findings, 'fieldsGone') ? findings.fieldsGone : [];
  const fieldsOfNew = [
    ...findings.textChanges.map(({ field }) => field),
    ...(findings.movedComments === undefined ? [] : [commentsField]),
    ...(findings.odometerPrices === undefined ? [] : listHeldFields([], ['price', 'km'])),
    ...(findings.swappedPhotos.length === 0 ? [] : listHeldFields([], ['images'])),
  ];
  return {
    fieldsByKey: holdFields(findings, heldVehicleIds),
    fieldsGone,
    fieldsOfAll: listHeldFields([], [...fieldsGone, ...fieldsOfNew]),
    fieldsOfNew,
    statusKeys: new Set(findings.statusless.map(({ key }) => key)),
    isMissingHeld: isMissingHeld(findings),
    heldVehicleIds,
    held: describeHolds(
      findings,
      paidFor.map(({ stockNumber }) => stockNumber),
    ),
    named: leaving.map(({ id: _, ...vehicle }) => vehicle),
  };
};
