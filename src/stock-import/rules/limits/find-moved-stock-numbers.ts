import type { IdentityCells } from './identity-cells.ts';

export interface NumberedRow {
  readonly stockNumber: string;
  readonly before: ComparedCells | undefined;
  readonly after: ComparedCells;
}

export type ComparedCells = IdentityCells & {
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
};

/** Leaves out the yard, because many cars share it. */
const compared = [
  'name',
  'vin',
  'regoPlate',
  'regoExpiry',
  'buildMonth',
  'complianceMonth',
  'commentsHash',
  'priceCents',
  'odometerKm',
] as const satisfies readonly (keyof ComparedCells)[];

const fewestValues = 3;
const fewestRows = 3;

const keyOf = (field: string, value: unknown): string => `${field} ${value}`;

const finders = ['vin', 'regoPlate', 'commentsHash', 'odometerKm', 'name'] as const;

const isOther = (after: ComparedCells, own: ComparedCells, other: ComparedCells): boolean => {
  const telling = compared.filter((field) => own[field] !== other[field] && after[field] !== null);
  const same = telling.filter((field) => after[field] === other[field]);
  return same.length >= fewestValues && same.length * 2 > telling.length;
};

/**
 * Returns the rows that now have most of another car's values, probably because the stock numbers are in the wrong
 * rows. Returns none unless there are at least three, and they're more than half of the changed rows.
 */
export const findMovedStockNumbers = (rows: readonly NumberedRow[]): readonly NumberedRow[] => {
  const changed = rows.filter(
    ({ before, after }) => before !== undefined && compared.some((field) => before[field] !== after[field]),
  );
  if (changed.length < fewestRows) return [];
  const owners = new Map<string, ComparedCells>();
  for (const { before } of rows) {
    if (before === undefined) continue;
    for (const field of finders) if (before[field] !== null) owners.set(keyOf(field, before[field]), before);
  }
  const moved = changed.filter(({ before, after }) =>
    finders.some((field) => {
      const other = owners.get(keyOf(field, after[field]));
      return before !== undefined && other !== undefined && other !== before && isOther(after, before, other);
    }),
  );
  return moved.length >= fewestRows && moved.length * 2 > changed.length ? moved : [];
};
