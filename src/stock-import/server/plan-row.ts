import { hash } from 'node:crypto';
import { cutText } from '#src/lib/text/cut-text.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehicleRecord } from '#src/vehicle/server/vehicle-row.ts';
import { readSaleMark } from '../rules/cells/read-sale-mark.ts';
import { completeFeedRecord, type FeedContext } from '../rules/complete-feed-record.ts';
import type { PriceGap } from '../rules/create-offer-tally.ts';
import type { UnreadCell } from '../rules/create-word-columns.ts';
import { type AcceptedRow, describeSecondRow } from '../rules/describe-second-row.ts';
import { createNameSpeller, type SpellNames } from '../rules/names/create-name-speller.ts';
import { createMakeExplainer } from '../rules/names/explain-make.ts';
import type { Refusal, RowFault, Warning } from '../rules/row-remark.ts';
import type { FeedRow } from './read-feed.ts';
import { type CarOnHand, type StockOnHand, toStockKey } from './stock-on-hand.ts';

export type PlannedRow =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      readonly hasOwnId: boolean;
      readonly known: CarOnHand | undefined;
      readonly key: string;
      readonly row: number;
      readonly recordJson: string;
      readonly feedHash: string;
      readonly warnings: readonly Warning[];
      readonly missingPhotos: readonly string[];
      readonly namedPhotos: number;
      readonly statusWord: string | null;
      readonly priceGap: PriceGap;
      /** Used if the vehicle isn't for sale. */
      readonly offSaleReason: string;
      readonly cells: readonly string[];
      readonly costCells: readonly UnreadCell[];
      readonly isUnderTitle: boolean;
      readonly writtenKm: unknown;
      readonly unread: readonly string[];
      readonly columnOf: (field: string) => string;
    }
  | { readonly kind: 'refuse'; readonly refusals: readonly Refusal[] };

export interface PlanContext extends FeedContext {
  readonly stock: StockOnHand;
  readonly pass: FeedPass;
  /** Rows that the survey refused. They stay refused, even if a stored value replaces the faulty one. */
  readonly refusedRows?: ReadonlySet<number>;
  readonly keepHeldFields?: (key: string, input: Readonly<Record<string, unknown>>) => HeldInput;
}

export interface HeldInput {
  readonly input: Readonly<Record<string, unknown>>;
  /** True if the row's yard is ignored. A stored vehicle then keeps its yard, and a new vehicle gets none. */
  readonly isPlaceHeld: boolean;
}

export interface FeedPass {
  /** Keys of the vehicles in the feed's rows. Includes refused rows, so that their vehicles aren't treated as missing. */
  readonly seen: Set<string>;
  readonly acceptedRows: Map<string, AcceptedRow>;
  readonly detailed: { characters: number };
  readonly newIds: Set<number>;
  readonly spellNames: SpellNames;
  readonly explainMake: (make: string) => string | undefined;
}

export const startPass = ({ names }: Pick<StockOnHand, 'names'>): FeedPass => ({
  seen: new Set(),
  acceptedRows: new Map(),
  detailed: { characters: 0 },
  newIds: new Set(),
  spellNames: createNameSpeller(names),
  explainMake: createMakeExplainer(),
});

const refuse = (row: number, column: string | null, reason: string, stockNumber: string | null): PlannedRow => ({
  kind: 'refuse',
  refusals: [{ row, column, reason, stockNumber }],
});

type Row = Extract<FeedRow, { kind: 'row' }>;

export const readStockNumber = ({ input }: Pick<Row, 'input'>): string | null =>
  vehicleFields.stockNumber.kind.parse(input.stocknum) ?? null;

const toRemarks = ({ row, columnOf }: Row, stockNumber: string | null, faults: readonly RowFault[]): Refusal[] =>
  faults.map(({ field, reason, task }) => ({
    row,
    column: columnOf(field),
    reason,
    stockNumber,
    ...(task !== undefined && { task }),
  }));

/** Maximum number of characters of rows that are kept with their details. */
const maxDetailCharacters = 16_000_000;

const countCharacters = (recordJson: string, { cells }: Row): number =>
  cells.reduce((sum, cell) => sum + cell.length, recordJson.length);

const toAccepted = (
  { row, columnOf }: Row,
  vehicle: Vehicle,
  {
    recordJson,
    feedHash,
    isDetailed,
  }: { readonly recordJson: string; readonly feedHash: string; readonly isDetailed: boolean },
): AcceptedRow => ({
  row,
  priceCents: findShownPriceCents(vehicle),
  title: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
  feedHash,
  details: isDetailed
    ? { recordJson, createdAt: vehicle.createdAt, soldAtSeconds: vehicle.soldAtSeconds, columnOf }
    : undefined,
});

const hashRecord = (recordJson: string, { createdAt, soldAtSeconds }: Vehicle): string =>
  hash('sha1', `${recordJson}${createdAt}${soldAtSeconds}`, 'base64url');

const describeAgain = (earlier: AcceptedRow, row: Row, vehicle: Vehicle): string => {
  const recordJson = JSON.stringify(buildVehicleRecord(vehicle));
  const feedHash = hashRecord(recordJson, vehicle);
  return describeSecondRow(earlier, toAccepted(row, vehicle, { recordJson, feedHash, isDetailed: true }));
};

const spellRow = (input: Row['input'], spellNames: SpellNames): Row['input'] => {
  const make = vehicleFields.make.kind.parse(input.make);
  const model = vehicleFields.model.kind.parse(input.model);
  return make === undefined || model === undefined ? input : { ...input, ...spellNames({ make, model }) };
};

/** @spec D.03 */
const listMakeFaults = ({ make }: Vehicle, { explainMake }: FeedPass): readonly FieldFault[] => {
  const reason = explainMake(make);
  return reason === undefined ? [] : [{ field: 'make', reason }];
};

/**
 * Keeps the stored year if the year cell has a mark such as 'SOLD' or 'HOLD'. Without a year, the row would be refused,
 * and the vehicle would stay on sale.
 * @spec B4.02
 */
const keepMarkedYear = (input: Row['input'], known: CarOnHand | undefined): Row['input'] =>
  typeof input.year === 'string' && known !== undefined && readSaleMark(input.year) !== undefined
    ? { ...input, year: known.year }
    : input;

const isNothing = (price: unknown): boolean =>
  price === undefined ||
  price === null ||
  ((typeof price === 'string' || typeof price === 'number') && Number(price) === 0);

const findPriceGap = ({ priceWords, input }: Row): PriceGap => {
  if (priceWords !== undefined) return { kind: 'worded', words: priceWords };
  return { kind: isNothing(input.price) ? 'blank' : 'unseen' };
};

const longestReason = 40;
const openMeanings: ReadonlySet<string> = new Set(['onSale', 'comingSoon']);

/** Returns why the vehicle isn't for sale, such as the dealer's word 'Wholesale'. */
const explainOffSale = ({ status, notes, saleHints, section, columnOf }: Row, vehicle: Vehicle): string => {
  if (status !== null && !openMeanings.has(status.meaning)) return status.word;
  const hint = saleHints.find(({ takesOffSale }) => takesOffSale);
  const ofHint = hint?.isByHeading === true ? `${hint.heading}: ${hint.cell}` : hint?.cell;
  const words = notes.find(({ saleWords }) => saleWords !== undefined)?.saleWords ?? ofHint ?? section?.title;
  return words ?? (vehicle.isShownOnWebsite ? vehicle.status : `${columnOf('show_on_dealer_website')}: no`);
};

const nameFields = ['make', 'model', 'year'] as const;

/**
 * Refuses a row that isn't a car, such as a last line 'Thanks, Shaz', with one reason instead of one for each missing
 * field.
 */
const refuseOther = ({ row, input, explain }: Row, stockNumber: string | null): PlannedRow | undefined => {
  const isBare = nameFields.every((field) => input[field] === undefined && explain(field) === undefined);
  const lacks = stockNumber === null ? 'stock number, make, model or year' : 'make, model or year';
  return isBare ? refuse(row, null, `isn't a car: it has no ${lacks}`, stockNumber) : undefined;
};

export const planRow = (
  feedRow: Row,
  { stock, pass, keepHeldFields, refusedRows, ...context }: PlanContext,
): PlannedRow => {
  const { row, locationCode, columnOf } = feedRow;
  if (refusedRows?.has(row)) return { kind: 'refuse', refusals: [] };
  const stockNumber = readStockNumber(feedRow);
  const key = stockNumber === null ? null : toStockKey(stockNumber);
  const earlier = key === null ? undefined : pass.acceptedRows.get(key);
  if (earlier !== undefined) {
    const again = completeFeedRecord(spellRow(feedRow.input, pass.spellNames), locationCode, context);
    const difference = again.kind === 'refused' ? '' : describeAgain(earlier, feedRow, again.vehicle);
    const reason = `${JSON.stringify(stockNumber)} is already in row ${earlier.row}${difference}`;
    return refuse(row, columnOf('stocknum'), reason, stockNumber);
  }
  if (key !== null) pass.seen.add(key);
  const known = key === null ? undefined : stock.byStockKey.get(key);
  const written = keepMarkedYear(feedRow.input, known);
  const { input, isPlaceHeld } =
    key === null || keepHeldFields === undefined
      ? { input: written, isPlaceHeld: false }
      : keepHeldFields(key, written);
  const spelt = spellRow(input, pass.spellNames);
  const completed = completeFeedRecord(spelt, isPlaceHeld ? undefined : locationCode, context, feedRow.explain);
  if (completed.kind === 'refused' || key === null) {
    const other = refuseOther(feedRow, stockNumber);
    if (other !== undefined) return other;
    const faults = completed.kind === 'refused' ? completed.faults : [];
    return { kind: 'refuse', refusals: toRemarks(feedRow, stockNumber, faults) };
  }
  const { vehicle, hasOwnId } = completed;
  if (known === undefined && hasOwnId) {
    if (stock.ids.has(vehicle.id) || pass.newIds.has(vehicle.id)) {
      return refuse(row, columnOf('id'), `${vehicle.id} is the id of another vehicle on this site`, stockNumber);
    }
    pass.newIds.add(vehicle.id);
  }
  const recordJson = JSON.stringify(buildVehicleRecord(vehicle));
  const feedHash = hashRecord(recordJson, vehicle);
  pass.detailed.characters += countCharacters(recordJson, feedRow);
  const isDetailed = pass.detailed.characters <= maxDetailCharacters;
  pass.acceptedRows.set(key, toAccepted(feedRow, vehicle, { recordJson, feedHash, isDetailed }));
  return {
    kind: 'vehicle',
    vehicle,
    hasOwnId,
    known,
    key,
    row,
    recordJson,
    feedHash,
    warnings: toRemarks(feedRow, stockNumber, [
      ...feedRow.notes,
      ...completed.warnings,
      ...listMakeFaults(vehicle, pass),
    ]),
    missingPhotos: completed.missingPhotos,
    namedPhotos: completed.namedPhotos,
    statusWord: feedRow.status?.word ?? null,
    priceGap: findPriceGap(feedRow),
    offSaleReason: cutText(explainOffSale(feedRow, vehicle), longestReason),
    cells: feedRow.cells,
    costCells: feedRow.costCells ?? [],
    isUnderTitle: feedRow.section !== undefined,
    writtenKm: feedRow.input.km,
    unread: completed.unread.map(columnOf),
    columnOf,
  };
};
