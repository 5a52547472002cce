import type { AttributeIndex } from '../columns/attribute-index.ts';

export interface FacetCount {
  /** As first written in a document. Numbers become digits, booleans 'true' and 'false'. */
  readonly value: string;
  readonly count: number;
}

/** 'count' puts the most frequent value first; 'value' sorts by value, with numbers before text. */
export type FacetOrder = 'count' | 'value';

/** Upper bound of values per facet, so that a count and a place fit in one sortable number. */
const placeLimit = 2 ** 26;
let keyBuffer = new Float64Array(256);

export const listFacetValues = (
  attribute: AttributeIndex,
  counts: Int32Array,
  order: FacetOrder,
  limit: number,
): FacetCount[] => {
  const values = attribute.values.sorted;
  if (keyBuffer.length < values.length) keyBuffer = new Float64Array(values.length * 2);
  let found = 0;
  for (let place = 0; place < values.length; place++) {
    const count = counts[values[place]?.code ?? 0] as number;
    if (count === 0) continue;
    keyBuffer[found++] = order === 'count' ? place - count * placeLimit : place;
    if (order === 'value' && found === limit) break;
  }
  const keys = keyBuffer.subarray(0, found);
  if (order === 'count') keys.sort();
  const listed: FacetCount[] = [];
  for (let index = 0; index < found && index < limit; index++) {
    const key = keys[index] as number;
    const value = values[key < 0 ? key - Math.floor(key / placeLimit) * placeLimit : key];
    if (value !== undefined) listed.push({ value: value.shown, count: counts[value.code] as number });
  }
  return listed;
};

export const statsOfCounts = (
  attribute: AttributeIndex,
  counts: Int32Array,
): { min: number; max: number } | undefined => {
  const values = attribute.values.sorted;
  const isCounted = (place: number): boolean => (counts[values[place]?.code ?? 0] as number) > 0;
  let first = 0;
  while (first < values.length && !isCounted(first)) first++;
  const min = values[first]?.key;
  if (typeof min !== 'number') return undefined;
  let last = values.length - 1;
  while (typeof values[last]?.key !== 'number' || !isCounted(last)) last--;
  return { min, max: Number(values[last]?.key) };
};
