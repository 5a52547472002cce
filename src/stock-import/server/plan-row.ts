import { hash } from 'node:crypto';
import { formatPrice } from '#src/lib/format-number.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehicleRecord } from '#src/vehicle/server/vehicle-row.ts';
import { completeFeedRecord, type FeedContext } from '../rules/complete-feed-record.ts';
import type { Refusal, RowRemark, Warning } from '../rules/row-remark.ts';
import type { FeedRow } from './read-feed.ts';
import { type CarOnHand, type StockOnHand, toStockKey } from './stock-on-hand.ts';

export type PlannedRow =
  | {
      readonly kind: 'vehicle';
      readonly vehicle: Vehicle;
      /** True if the feed gives the id; otherwise the vehicle still needs one. */
      readonly hasOwnId: boolean;
      /** The same vehicle in the site's stock; undefined for a new one. */
      readonly known: CarOnHand | undefined;
      readonly key: string;
      readonly row: number;
      readonly recordJson: string;
      readonly feedHash: string;
      readonly warnings: readonly Warning[];
      /** Photos without a host for which the site has no file. */
      readonly missingPhotos: readonly string[];
      readonly namedPhotos: number;
      /** Columns with a value that couldn't be read and was left out. */
      readonly unread: readonly string[];
      readonly columnOf: (field: string) => string;
    }
  | { readonly kind: 'refuse'; readonly refusals: readonly Refusal[] };

export interface PlanContext extends FeedContext {
  readonly stock: StockOnHand;
  /** Filled while the rows of a feed are planned. */
  readonly pass: FeedPass;
  /** Replaces the held fields of a row before the row is read. */
  readonly keepHeldFields?: (
    key: string,
    input: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
}

interface AcceptedRow {
  readonly row: number;
  readonly priceCents: number | null;
}

/** What has been found so far in one reading of a feed. */
export interface FeedPass {
  /** Keys of the vehicles that a row names. A faulty row counts too, so that its vehicle isn't missing. */
  readonly seen: Set<string>;
  readonly acceptedRows: Map<string, AcceptedRow>;
  /** Ids that the feed gives to new vehicles. */
  readonly newIds: Set<number>;
}

export const startPass = (): FeedPass => ({ seen: new Set(), acceptedRows: new Map(), newIds: new Set() });

const refuse = (row: number, column: string | null, reason: string, stockNumber: string | null): PlannedRow => ({
  kind: 'refuse',
  refusals: [{ row, column, reason, stockNumber }],
});

type Row = Extract<FeedRow, { kind: 'row' }>;

/** Returns null for a row whose stock number is missing or can't be read. */
export const readStockNumber = ({ input }: Pick<Row, 'input'>): string | null =>
  vehicleFields.stockNumber.kind.parse(input.stocknum) ?? null;

const toRemarks = ({ row, columnOf }: Row, stockNumber: string | null, faults: readonly FieldFault[]): RowRemark[] =>
  faults.map(({ field, reason }) => ({ row, column: columnOf(field), reason, stockNumber }));

const nameOfPrice = (cents: number | null): string => (cents === null ? 'no price' : formatPrice(cents));

/** Says which of two prices is used if a vehicle is in the feed twice; nothing if they're equal. */
const describePrices = ({ row, priceCents }: AcceptedRow, otherCents: number | null): string =>
  priceCents === otherCents
    ? ''
    : ` with another price (${nameOfPrice(otherCents)}; row ${row} has ${nameOfPrice(priceCents)}, which is used)`;

/** Reads a row into a vehicle, or says why it can't be one. */
export const planRow = (feedRow: Row, { stock, pass, keepHeldFields, ...context }: PlanContext): PlannedRow => {
  const { row, locationCode, columnOf } = feedRow;
  const stockNumber = readStockNumber(feedRow);
  const key = stockNumber === null ? null : toStockKey(stockNumber);
  const earlier = key === null ? undefined : pass.acceptedRows.get(key);
  if (earlier !== undefined) {
    const again = completeFeedRecord(feedRow.input, locationCode, context);
    const priceCents = again.kind === 'vehicle' ? findShownPriceCents(again.vehicle) : null;
    const reason = `${JSON.stringify(stockNumber)} is already in row ${earlier.row}${describePrices(earlier, priceCents)}`;
    return refuse(row, columnOf('stocknum'), reason, stockNumber);
  }
  if (key !== null) pass.seen.add(key);
  const input = key === null || keepHeldFields === undefined ? feedRow.input : keepHeldFields(key, feedRow.input);
  const completed = completeFeedRecord(input, locationCode, context, feedRow.explain);
  if (completed.kind === 'refused' || key === null) {
    const faults = completed.kind === 'refused' ? completed.faults : [];
    return { kind: 'refuse', refusals: toRemarks(feedRow, stockNumber, faults) };
  }
  const { vehicle, hasOwnId } = completed;
  const known = stock.byStockKey.get(key);
  if (known === undefined && hasOwnId) {
    if (stock.ids.has(vehicle.id) || pass.newIds.has(vehicle.id)) {
      return refuse(row, columnOf('id'), `${vehicle.id} is the id of another vehicle on this site`, stockNumber);
    }
    pass.newIds.add(vehicle.id);
  }
  pass.acceptedRows.set(key, { row, priceCents: findShownPriceCents(vehicle) });
  const recordJson = JSON.stringify(buildVehicleRecord(vehicle));
  return {
    kind: 'vehicle',
    vehicle,
    hasOwnId,
    known,
    key,
    row,
    recordJson,
    feedHash: hash('sha1', `${recordJson}${vehicle.createdAt}${vehicle.soldAtSeconds}`, 'base64url'),
    warnings: toRemarks(feedRow, stockNumber, completed.warnings),
    missingPhotos: completed.missingPhotos,
    namedPhotos: completed.namedPhotos,
    unread: completed.unread.map(columnOf),
    columnOf,
  };
};
