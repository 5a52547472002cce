import { isEqual } from '#src/lib/is-equal.ts';
import { findColumnTarget } from './read-csv-header.ts';

export type StoredRecord = Readonly<Record<string, unknown>>;

const minShare = 0.8;

const fieldOf = (column: string): string | undefined => {
  const target = findColumnTarget(column);
  if (target?.kind === 'field') return target.field.split('.')[0];
  if (target?.kind === 'location') return 'location_id';
  if (target?.kind === 'price') return 'price';
  return target?.kind === 'images' ? 'images' : undefined;
};

/**
 * True if, with a heading mapped to `column`, at least 80% of the rows agree with their stored records. Only rows with
 * a stored value count; without any, returns false.
 * @param rows read with the heading mapped to `column`
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
  const equal = compared.filter(({ key, record }) => isEqual(record[field], records[key]?.[field]));
  return compared.length > 0 && equal.length >= compared.length * minShare;
};
