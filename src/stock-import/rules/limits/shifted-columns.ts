import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import type { ShiftedField } from './describe-shift.ts';
import { type ColumnRow, findShiftedMarks, findShiftedValues, type ShiftedCell } from './find-shifted-rows.ts';
import { listHeldFields, saleFields } from './hold-row-fields.ts';
import { isSoldRow, type StoredFacts } from './survey-feed-row.ts';

/** A car's values in the columns that can be a row too high or too low. */
export interface ShiftCells {
  readonly offSale: 'sold' | 'unavailable' | null;
  readonly isReserved: boolean;
  readonly isShown: boolean;
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
}

export interface ShiftRow {
  readonly row: number;
  readonly stockNumber: string;
  /** Undefined for a new car. */
  readonly before: ShiftCells | undefined;
  readonly after: ShiftCells;
  /** True if a title above the row, not a cell, says that the car isn't for sale. */
  readonly isUnderTitle: boolean;
}

/** A column whose values moved by a row. */
export interface ShiftedColumn {
  readonly field: ShiftedField;
  /** Specification names. */
  readonly fields: readonly string[];
  /** False for marks such as 'sold': without its mark, a new car that is sold would be for sale. */
  readonly isHeldForNew: boolean;
  readonly stockNumbers: readonly string[];
}

type ReadCell = (cells: ShiftCells) => ShiftedCell;

interface Column {
  readonly field: ShiftedField;
  readonly fields: readonly string[];
  readonly kind: 'marks' | 'values';
  /** Checked in this order. Several for columns that can move together or alone. */
  readonly cells: readonly ReadCell[];
}

const readOffSale: ReadCell = ({ offSale }) => offSale;
const readReserved: ReadCell = ({ isReserved }) => (isReserved ? 'reserved' : null);

/** Returns 'sold', 'unavailable' or 'reserved'; null for a car that shoppers can buy. */
export const toMark = (cells: ShiftCells): ShiftedCell => readOffSale(cells) ?? readReserved(cells);

const columns: readonly Column[] = [
  {
    field: 'status',
    fields: [...saleFields, 'reserved'],
    kind: 'marks',
    cells: [toMark, readOffSale, readReserved],
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
  { field: 'km', fields: ['km'], kind: 'values', cells: [({ odometerKm }) => odometerKm] },
];

const finders = { marks: findShiftedMarks, values: findShiftedValues } as const;

const readColumn = (rows: readonly ShiftRow[], { kind }: Column, read: ReadCell): readonly ColumnRow[] =>
  rows.map(({ row, stockNumber, before, after, isUnderTitle }) =>
    kind === 'marks' && isUnderTitle
      ? { row, stockNumber, before: undefined, after: undefined }
      : { row, stockNumber, before: before && read(before), after: read(after) },
  );

/** Expects rows in the feed's order. */
export const findShiftedColumns = (rows: readonly ShiftRow[]): readonly ShiftedColumn[] =>
  columns.flatMap((column) => {
    const { field, fields, kind, cells } = column;
    const shifted = cells.map((read) => finders[kind](readColumn(rows, column, read))).find(({ length }) => length > 0);
    if (shifted === undefined) return [];
    const stockNumbers = shifted.map(({ stockNumber }) => stockNumber);
    return [{ field, fields, isHeldForNew: kind === 'values', stockNumbers }];
  });

type StoredCells = Pick<StoredFacts, 'isSold' | 'isAvailable' | 'isReserved' | 'isShown' | 'priceCents'> &
  Pick<ShiftCells, 'odometerKm'>;

/**
 * Doesn't mark a car as sold while its status makes it available, as after an online purchase that the feed doesn't
 * show yet.
 */
export const toStoredCells = (stored: StoredCells): ShiftCells => {
  const { isSold, isAvailable, isReserved, isShown, priceCents, odometerKm } = stored;
  const offSale = isSold ? 'sold' : 'unavailable';
  return { offSale: isAvailable ? null : offSale, isReserved, isShown, priceCents, odometerKm };
};

export const toFeedCells = (vehicle: Vehicle): ShiftCells => {
  const { isReserved, isShownOnWebsite: isShown, odometerKm } = vehicle;
  const offSale = getStockStatus(vehicle) === 'unavailable' ? 'unavailable' : null;
  return {
    offSale: isSoldRow(vehicle) ? 'sold' : offSale,
    isReserved,
    isShown,
    priceCents: findShownPriceCents(vehicle),
    odometerKm,
  };
};

export interface ShiftFindings {
  readonly shiftedColumns: readonly ShiftedColumn[];
}

export const isShifted = ({ shiftedColumns }: ShiftFindings, field: ShiftedField): boolean =>
  shiftedColumns.some((column) => column.field === field);

/** Every car on the site keeps its values in these columns, because any of them can be another car's. */
export const shiftedColumnBrake: Brake<ShiftFindings> = {
  listKept: ({ shiftedColumns }) => shiftedColumns.flatMap(({ fields }) => fields),
  listFields: ({ shiftedColumns }) =>
    shiftedColumns.flatMap(({ fields, isHeldForNew }) => (isHeldForNew ? fields : [])),
  listHeld: ({ shiftedColumns }) =>
    shiftedColumns.map(({ field, stockNumbers: names }) =>
      describeHeldChange({ kind: 'columnShifted', count: names.length, names, of: null, shifted: field }),
    ),
};
