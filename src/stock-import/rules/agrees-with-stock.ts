import { findColumnTarget } from './read-csv-header.ts';

export type StoredRecord = Readonly<Record<string, unknown>>;

const minShare = 0.8;

/** Returns the field of a record that shows whether a column holds the same as before. */
const fieldOf = (column: string): string | undefined => {
  const target = findColumnTarget(column);
  if (target?.kind === 'field') return target.field.split('.')[0];
  if (target?.kind === 'location') return 'location_id';
  if (target?.kind === 'price') return 'price';
  return target?.kind === 'images' ? 'images' : undefined;
};

/**
 * True if most rows that read a heading as the column have what the stored records have, where they have anything.
 * @param records stored records by the rows' keys
 */
export const agreesWithStock = (
  rows: readonly { readonly key: string; readonly record: StoredRecord }[],
  records: Readonly<Record<string, StoredRecord>>,
  column: string,
): boolean => {
  const field = fieldOf(column);
  if (field === undefined) return false;
  const compared = rows.filter(({ key }) => records[key]?.[field] !== undefined);
  const equal = compared.filter(
    ({ key, record }) => JSON.stringify(record[field]) === JSON.stringify(records[key]?.[field]),
  );
  return compared.length > 0 && equal.length >= compared.length * minShare;
};
