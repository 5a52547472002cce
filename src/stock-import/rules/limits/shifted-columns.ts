import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { ShiftedField } from './describe-shift.ts';
import type { FeedHeadings } from './find-column-changes.ts';
import { findDistantMarks } from './find-distant-marks.ts';
import { findForeignNumbers, findShiftedLabels } from './find-foreign-values.ts';
import { findMovedStockNumbers } from './find-moved-stock-numbers.ts';
import { type ColumnRow, findShiftedMarks, findShiftedValues, type ShiftedCell } from './find-shifted-rows.ts';
import { findShuffledLabels, findShuffledMarks, findShuffledValues } from './find-shuffled-rows.ts';
import { commentsField, listHeldFields, saleFields } from './hold-row-fields.ts';
import { type IdentityCells, toIdentityCells } from './identity-cells.ts';
import { isSortedAlone } from './is-sorted-alone.ts';
import { isSoldRow, type StoredFacts } from './survey-feed-row.ts';

export interface ShiftCells extends IdentityCells {
  readonly offSale: 'sold' | 'unavailable' | null;
  readonly isReserved: boolean;
  readonly isShown: boolean;
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
}

export interface ShiftRow {
  readonly row: number;
  readonly stockNumber: string;
  readonly before: ShiftCells | undefined;
  readonly after: ShiftCells;
  readonly statusWord?: string | null;
  /** True if a title above the row, such as 'Sold cars', takes the car off sale. */
  readonly isUnderTitle: boolean;
}

export interface ShiftedColumn {
  readonly field: ShiftedField;
  readonly fields: readonly string[];
  /**
   * True if new cars don't get the column's values. Always false for marks such as 'sold', because a sold car without
   * its mark would be for sale.
   */
  readonly isHeldForNew: boolean;
  readonly stockNumbers: readonly string[];
  readonly heading?: string | undefined;
  readonly isShuffled?: boolean;
}

type ReadCell = (cells: ShiftCells) => ShiftedCell;

const finders = {
  marks: findShiftedMarks,
  values: findShiftedValues,
  numbers: findForeignNumbers,
  labels: findShiftedLabels,
} as const;

interface Column {
  readonly field: ShiftedField;
  readonly fields: readonly string[];
  readonly kind: keyof typeof finders;
  /**
   * Readers of the column's cell, tried in this order until one shows a shift. The status has several, because marks
   * such as 'sold' and 'reserved' can move together or alone.
   */
  readonly cells: readonly ReadCell[];
  readonly findShuffled?: (rows: readonly ColumnRow[], isSorted: boolean) => readonly ColumnRow[];
}

const readOffSale: ReadCell = ({ offSale }) => offSale;
const readReserved: ReadCell = ({ isReserved }) => (isReserved ? 'reserved' : null);

export const toMark = (cells: ShiftCells): ShiftedCell => readOffSale(cells) ?? readReserved(cells);

const findMarksElsewhere = (rows: readonly ColumnRow[], isSorted: boolean): readonly ColumnRow[] => {
  const shuffled = findShuffledMarks(rows, isSorted);
  return shuffled.length > 0 ? shuffled : findDistantMarks(rows);
};

const columns: readonly Column[] = [
  {
    field: 'status',
    fields: [...saleFields, 'reserved'],
    kind: 'marks',
    cells: [toMark, readOffSale, readReserved],
    findShuffled: findMarksElsewhere,
  },
  {
    field: 'shown',
    fields: ['show_on_dealer_website'],
    kind: 'marks',
    cells: [({ isShown }) => (isShown ? null : 'hidden')],
  },
  {
    field: 'price',
    fields: listHeldFields([], ['price']),
    kind: 'values',
    cells: [({ priceCents }) => priceCents],
  },
  {
    field: 'km',
    fields: ['km'],
    kind: 'values',
    cells: [({ odometerKm }) => odometerKm],
    findShuffled: findShuffledValues,
  },
  { field: 'vin', fields: ['vin'], kind: 'numbers', cells: [({ vin }) => vin] },
  { field: 'rego', fields: ['regplate', 'rego_expiry'], kind: 'numbers', cells: [({ regoPlate }) => regoPlate] },
  {
    field: 'regoExpiry',
    fields: ['rego_expiry'],
    kind: 'values',
    cells: [({ regoExpiry }) => regoExpiry],
    findShuffled: findShuffledValues,
  },
  { field: 'buildDate', fields: ['build_date'], kind: 'values', cells: [({ buildMonth }) => buildMonth] },
  {
    field: 'complianceDate',
    fields: ['compliance_date'],
    kind: 'values',
    cells: [({ complianceMonth }) => complianceMonth],
  },
  {
    field: 'comments',
    fields: [commentsField],
    kind: 'values',
    cells: [({ commentsHash }) => commentsHash],
    findShuffled: findShuffledValues,
  },
  {
    field: 'yard',
    fields: ['location_code'],
    kind: 'labels',
    cells: [({ locationId }) => locationId],
    findShuffled: findShuffledLabels,
  },
];

const fewestOfColumn = 3;

const readColumn = (rows: readonly ShiftRow[], { kind }: Column, read: ReadCell): readonly ColumnRow[] =>
  rows.map(({ row, stockNumber, before, after, isUnderTitle }) =>
    kind === 'marks' && isUnderTitle
      ? { row, stockNumber, before: undefined, after: undefined }
      : { row, stockNumber, before: before && read(before), after: read(after) },
  );

const columnNames: Readonly<Partial<Record<ShiftedField, string>>> = {
  km: 'odometer',
  vin: 'vin',
  rego: 'rego',
  regoExpiry: 'rego_expiry',
  buildDate: 'build_date',
  complianceDate: 'compliance_date',
  comments: 'comments',
  yard: 'location_code',
  stockNumber: 'stock_number',
};

const findHeading = (field: ShiftedField, headings: FeedHeadings | null): string | undefined =>
  Object.entries(headings ?? {}).find(([, name]) => name !== null && name === columnNames[field])?.[0];

const fieldsOfRow: readonly string[] = Object.values(vehicleFields).flatMap(({ specName }) =>
  specName === 'stocknum' ? [] : [specName],
);

/**
 * If the stock numbers are in the wrong rows, returns only their column. All other values are then in the wrong rows
 * too. Expects rows in the feed's order.
 */
export const findShiftedColumns = (
  rows: readonly ShiftRow[],
  headings: FeedHeadings | null = null,
): readonly ShiftedColumn[] => {
  const numbers = findMovedStockNumbers(rows);
  if (numbers.length > 0) {
    const heading = findHeading('stockNumber', headings);
    const stockNumbers = numbers.map(({ stockNumber }) => stockNumber);
    return [{ field: 'stockNumber', fields: fieldsOfRow, isHeldForNew: true, stockNumbers, heading }];
  }
  const isSorted = isSortedAlone(rows.map(({ stockNumber, statusWord: word = null }) => ({ stockNumber, word })));
  const found = columns.flatMap((column) => {
    const { field, fields, kind, cells, findShuffled } = column;
    const read = cells.map((readCell) => readColumn(rows, column, readCell));
    const shifted = read.map(finders[kind]).find(({ length }) => length > 0);
    const shuffled = findShuffled === undefined ? [] : findShuffled(read[0] ?? [], isSorted);
    const moved = shifted ?? shuffled;
    if (moved.length === 0) return [];
    const stockNumbers = moved.map(({ stockNumber }) => stockNumber);
    const isHeldForNew = kind !== 'marks' && stockNumbers.length >= fewestOfColumn;
    const heading = findHeading(field, headings);
    return [{ field, fields, isHeldForNew, stockNumbers, heading, isShuffled: shifted === undefined }];
  });
  const isPlate = found.some(({ field }) => field === 'rego');
  return found.filter(({ field }) => !(isPlate && field === 'regoExpiry'));
};

type StoredCells = Pick<StoredFacts, 'isSold' | 'isAvailable' | 'isReserved' | 'isShown' | 'priceCents'> &
  Pick<ShiftCells, 'odometerKm' | keyof IdentityCells>;

/**
 * A sold car can have a status that makes it available, for example after an online purchase that isn't in the feed
 * yet. Such a car has no 'sold' mark.
 */
export const toStoredCells = (stored: StoredCells): ShiftCells => {
  const { isSold, isAvailable } = stored;
  const offSale = isSold ? 'sold' : 'unavailable';
  const { isReserved, isShown, priceCents, odometerKm, name, vin, regoPlate, regoExpiry } = stored;
  const { buildMonth, complianceMonth, locationId, commentsHash } = stored;
  const identity = { name, vin, regoPlate, regoExpiry, buildMonth, complianceMonth, locationId, commentsHash };
  return { offSale: isAvailable ? null : offSale, isReserved, isShown, priceCents, odometerKm, ...identity };
};

export const toFeedCells = (vehicle: Vehicle, commentsHash: string | null): ShiftCells => {
  const { isReserved, isShownOnWebsite: isShown, odometerKm } = vehicle;
  const offSale = getStockStatus(vehicle) === 'unavailable' ? 'unavailable' : null;
  return {
    offSale: isSoldRow(vehicle) ? 'sold' : offSale,
    isReserved,
    isShown,
    priceCents: findShownPriceCents(vehicle),
    odometerKm,
    ...toIdentityCells(vehicle, commentsHash),
  };
};

export interface ShiftFindings {
  readonly shiftedColumns: readonly ShiftedColumn[];
}

export const isShifted = ({ shiftedColumns }: ShiftFindings, field: ShiftedField): boolean =>
  shiftedColumns.some((column) => column.field === field);

/** Every car on the site keeps its values in these columns, because any value can be another car's. */
export const shiftedColumnBrake: Brake<ShiftFindings> = {
  listKept: ({ shiftedColumns }) => shiftedColumns.flatMap(({ fields }) => fields),
  listFields: ({ shiftedColumns }) =>
    shiftedColumns.flatMap(({ fields, isHeldForNew }) => (isHeldForNew ? fields : [])),
  listHeld: ({ shiftedColumns }) =>
    shiftedColumns.map(({ field: shifted, heading, isShuffled = false, stockNumbers: names }) =>
      describeHeldChange({ kind: 'columnShifted', count: names.length, names, of: null, shifted, heading, isShuffled }),
    ),
};
