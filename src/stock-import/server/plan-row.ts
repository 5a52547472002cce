import { hash } from 'node:crypto';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import {
  buildVehicleRecord,
  buildVehicleRow,
  isSoldVehicle,
  type VehicleRow,
} from '#src/vehicle/server/vehicle-row.ts';
import { chooseFreeSlug } from '../rules/build-slug.ts';
import { completeFeedRecord, type FeedContext } from '../rules/complete-feed-record.ts';
import type { Refusal, RowRemark, Warning } from '../rules/row-remark.ts';
import type { FeedRow } from './read-feed.ts';
import type { StockOnHand } from './stock-on-hand.ts';

export type PlannedRow =
  | { readonly kind: 'add' | 'change'; readonly write: VehicleRow; readonly warnings: readonly Warning[] }
  | { readonly kind: 'unchanged'; readonly warnings: readonly Warning[] }
  | { readonly kind: 'refuse'; readonly refusals: readonly Refusal[] };

export interface PlanContext extends FeedContext {
  readonly change: Pick<StockChange, 'takeVehicleId' | 'noteVehicleId'>;
  readonly stock: StockOnHand;
}

const refuse = (row: number, column: string | null, reason: string, stockNumber: string | null): PlannedRow => ({
  kind: 'refuse',
  refusals: [{ row, column, reason, stockNumber }],
});

const stockNumberOf = (input: Readonly<Record<string, unknown>>): string | null =>
  vehicleFields.stockNumber.kind.parse(input.stocknum) ?? null;

type Row = Extract<FeedRow, { kind: 'row' }>;

const toRemarks = ({ row, columnOf }: Row, stockNumber: string | null, faults: readonly FieldFault[]): RowRemark[] =>
  faults.map(({ field, reason }) => ({ row, column: columnOf(field), reason, stockNumber }));

/** Reserves an id and a slug when the row is a new car. */
export const planRow = (feedRow: FeedRow, context: PlanContext): PlannedRow => {
  const { change, stock } = context;
  if (feedRow.kind === 'refused') return refuse(feedRow.row, null, feedRow.reason, null);
  const { row, input, locationCode, columnOf } = feedRow;
  const stockNumber = stockNumberOf(input);
  const known = stockNumber === null ? undefined : stock.byStockNumber.get(stockNumber);
  if (known !== undefined && known.acceptedInRow > 0) {
    const reason = `${JSON.stringify(stockNumber)} is already in row ${known.acceptedInRow}`;
    return refuse(row, columnOf('stocknum'), reason, stockNumber);
  }
  // Even a faulty row shows that the dealer has the car, so it is not missing.
  if (known !== undefined) known.isSeen = true;
  const completed = completeFeedRecord(input, locationCode, context);
  if (completed.kind === 'refused') {
    return { kind: 'refuse', refusals: toRemarks(feedRow, stockNumber, completed.faults) };
  }
  const { vehicle, hasOwnId } = completed;
  const warnings = toRemarks(feedRow, stockNumber, completed.warnings);
  const recordJson = JSON.stringify(buildVehicleRecord(vehicle));
  const feedHash = hash('sha1', `${recordJson}${vehicle.createdAt}${vehicle.soldAtSeconds}`, 'base64url');
  if (known !== undefined) {
    known.acceptedInRow = row;
    if (known.hash === feedHash) return { kind: 'unchanged', warnings };
    const soldAtSeconds = vehicle.soldAtSeconds ?? (isSoldVehicle(vehicle) ? known.soldAtSeconds : null);
    const updated = { ...vehicle, id: known.id, slug: known.slug, soldAtSeconds };
    return { kind: 'change', write: buildVehicleRow(updated, feedHash, recordJson), warnings };
  }
  if (hasOwnId && stock.ids.has(vehicle.id)) {
    return refuse(row, columnOf('id'), `${vehicle.id} is the id of another car of this site`, stockNumber);
  }
  const id = hasOwnId ? vehicle.id : change.takeVehicleId();
  const slug = chooseFreeSlug(vehicle.slug, (candidate) => stock.slugs.has(candidate));
  change.noteVehicleId(id);
  stock.ids.add(id);
  stock.slugs.add(slug);
  stock.byStockNumber.set(vehicle.stockNumber, {
    id,
    slug,
    hash: feedHash,
    soldAtSeconds: null,
    isSold: false,
    isShown: true,
    isSeen: true,
    acceptedInRow: row,
  });
  return { kind: 'add', write: buildVehicleRow({ ...vehicle, id, slug }, feedHash, recordJson), warnings };
};
