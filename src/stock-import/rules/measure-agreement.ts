import { isEqual } from '#src/lib/is-equal.ts';
import { findColumnTarget } from './read-csv-header.ts';

export type StoredRecord = Readonly<Record<string, unknown>>;

export interface ReadCar {
  readonly key: string;
  readonly record: StoredRecord;
  readonly unread: readonly string[];
}

const minShare = 0.8;

const fieldOf = (column: string): string | undefined => {
  const target = findColumnTarget(column);
  if (target?.kind === 'field') return target.field;
  if (target?.kind === 'location') return 'location_id';
  if (target?.kind === 'price') return 'price';
  return target?.kind === 'images' ? 'images' : undefined;
};

const storedValue = (record: StoredRecord | undefined, field: string): unknown => {
  const [outer = '', inner] = field.split('.');
  const value = record?.[outer];
  return inner === undefined ? value : (value as StoredRecord | null | undefined)?.[inner];
};

/**
 * Returns the share of cars that agree with their stored records when `heading` is read as `column`. Returns 0 if the
 * cars don't prove that the heading is the column.
 * @param cars read with the heading as `column`
 * @param bare the same cars, read without the heading
 * @param records stored records by the cars' keys
 */
export const measureAgreement = (
  { heading, column }: { readonly heading: string; readonly column: string },
  cars: readonly ReadCar[],
  bare: readonly ReadCar[],
  records: Readonly<Record<string, StoredRecord>>,
): number => {
  const field = fieldOf(column);
  if (field === undefined) return 0;
  const bareByKey = new Map(bare.map((car) => [car.key, car.record]));
  const agrees = (record: StoredRecord | undefined, key: string): boolean =>
    isEqual(storedValue(record, field) ?? null, storedValue(records[key], field) ?? null);
  const compared = cars.filter(({ key }) => storedValue(records[key], field) !== undefined);
  const equal = compared.filter(({ key, record, unread }) => agrees(record, key) && !unread.includes(heading));
  const open = compared.filter(({ key }) => !agrees(bareByKey.get(key), key));
  const corrected = open.filter((car) => equal.includes(car));
  const isEnough = equal.length >= compared.length * minShare && corrected.length >= open.length * minShare;
  return isEnough && corrected.length > 0 ? equal.length / compared.length : 0;
};
