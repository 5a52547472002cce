import type { AttributeIndex } from '../columns/attribute-index.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export type FacetOrder = 'count' | 'value';

const placeLimit = 2 ** 26;
let keyBuffer = new Float64Array(256);

export const listFacetValues = (
  attribute: AttributeIndex,
  counts: Int32Array,
  order: FacetOrder,
  limit: number,
): FacetCount[] => {
  const { values } = attribute;
  const codes = values.sorted;
  if (keyBuffer.length < codes.length) keyBuffer = new Float64Array(codes.length * 2);
  let found = 0;
  for (let place = 0; place < codes.length; place++) {
    const count = counts[codes[place] as number] as number;
    if (count === 0) continue;
    keyBuffer[found++] = order === 'count' ? place - count * placeLimit : place;
    if (order === 'value' && found === limit) break;
  }
  const keys = keyBuffer.subarray(0, found);
  if (order === 'count') keys.sort();
  const listed: FacetCount[] = [];
  for (let index = 0; index < found && index < limit; index++) {
    const key = keys[index] as number;
    const code = codes[key < 0 ? key - Math.floor(key / placeLimit) * placeLimit : key] as number;
    listed.push({ value: values.shownAt(code), count: counts[code] as number });
  }
  return listed;
};

export const statsOfCounts = (
  attribute: AttributeIndex,
  counts: Int32Array,
): { min: number; max: number } | undefined => {
  const { values } = attribute;
  const codes = values.sorted;
  const isCounted = (place: number): boolean => (counts[codes[place] as number] as number) > 0;
  const numberAt = (place: number): number | undefined => {
    const key = place < codes.length ? values.keyAt(codes[place] as number) : undefined;
    return typeof key === 'number' ? key : undefined;
  };
  let first = 0;
  while (first < codes.length && !isCounted(first)) first++;
  const min = numberAt(first);
  if (min === undefined) return undefined;
  let last = codes.length - 1;
  while (numberAt(last) === undefined || !isCounted(last)) last--;
  return { min, max: Number(numberAt(last)) };
};
