import { hash } from 'node:crypto';
import { formatPrice } from '#src/lib/format-number.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehicleRecord } from '#src/vehicle/server/vehicle-row.ts';
import { completeFeedRecord, type FeedContext } from '../rules/complete-feed-record.ts';
import { createNameSpeller, type SpellNames } from '../rules/names/create-name-speller.ts';
import type { Refusal, Warning } from '../rules/row-remark.ts';
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
      /** The feed's columns whose value was left out, at least in part. */
      readonly unread: readonly string[];
      readonly columnOf: (field: string) => string;
    }
  | { readonly kind: 'refuse'; readonly refusals: readonly Refusal[] };

export interface PlanContext extends FeedContext {
  readonly stock: StockOnHand;
  /** Each planned row adds to it. */
  readonly pass: FeedPass;
  readonly keepHeldFields?: (
    key: string,
    input: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
}

interface AcceptedRow {
  readonly row: number;
  readonly priceCents: number | null;
}

export interface FeedPass {
  /** Keys of the vehicles that rows name. Refused rows count too, so that their vehicles aren't missing. */
  readonly seen: Set<string>;
  readonly acceptedRows: Map<string, AcceptedRow>;
  readonly newIds: Set<number>;
  readonly spellNames: SpellNames;
}

export const startPass = ({ names }: Pick<StockOnHand, 'names'>): FeedPass => ({
  seen: new Set(),
  acceptedRows: new Map(),
  newIds: new Set(),
  spellNames: createNameSpeller(names),
});

const refuse = (row: number, column: string | null, reason: string, stockNumber: string | null): PlannedRow => ({
  kind: 'refuse',
  refusals: [{ row, column, reason, stockNumber }],
});

type Row = Extract<FeedRow, { kind: 'row' }>;

export const readStockNumber = ({ input }: Pick<Row, 'input'>): string | null =>
  vehicleFields.stockNumber.kind.parse(input.stocknum) ?? null;

const toRemarks = ({ row, columnOf }: Row, stockNumber: string | null, faults: readonly FieldFault[]): Refusal[] =>
  faults.map(({ field, reason }) => ({ row, column: columnOf(field), reason, stockNumber }));

const nameOfPrice = (cents: number | null): string => (cents === null ? 'no price' : formatPrice(cents));

const describePrices = ({ row, priceCents }: AcceptedRow, otherCents: number | null): string =>
  priceCents === otherCents
    ? ''
    : ` with another price (${nameOfPrice(otherCents)}; row ${row} has ${nameOfPrice(priceCents)}, which is used)`;

const spellRow = (input: Row['input'], spellNames: SpellNames): Row['input'] => {
  const make = vehicleFields.make.kind.parse(input.make);
  const model = vehicleFields.model.kind.parse(input.model);
  return make === undefined || model === undefined ? input : { ...input, ...spellNames({ make, model }) };
};

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
  const spelt = spellRow(input, pass.spellNames);
  const completed = completeFeedRecord(spelt, locationCode, context, feedRow.explain);
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
    warnings: toRemarks(feedRow, stockNumber, [...feedRow.notes, ...completed.warnings]),
    missingPhotos: completed.missingPhotos,
    namedPhotos: completed.namedPhotos,
    unread: completed.unread.map(columnOf),
    columnOf,
  };
};
