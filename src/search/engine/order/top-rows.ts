import type { AttributeIndex } from '../columns/attribute-index.ts';
import { type Bits, hasBit, listRows } from '../rows/bitset.ts';
import type { Scratch } from '../rows/scratch.ts';
import type { RowOrder } from './row-order.ts';

/** Packs a cost and a place into one number; a place is always below this. */
const placeLimit = 2 ** 26;
/** Above this many wanted rows, sorting everything is faster than a heap. */
const maxHeap = 512;

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Returns the rows of `matches` on a page, sorted by cost and then by `order`. */
export const topRows = (
  matches: Bits,
  matchCount: number,
  order: RowOrder,
  page: Page,
  scratch: Scratch,
  costOf: ((row: number) => number) | undefined,
): number[] => {
  const wanted = Math.min(page.offset + page.limit, matchCount);
  if (page.limit === 0 || wanted <= page.offset) return [];
  if (costOf === undefined && wanted * order.count < 2 * matchCount * matchCount)
    return scanOrder(matches, order, page);
  const count = listRows(matches, scratch.rows);
  const keys = scratch.scores.subarray(0, count);
  for (let index = 0; index < count; index++) {
    const row = scratch.rows[index] as number;
    const cost = costOf === undefined ? 0 : costOf(row);
    keys[index] = cost * placeLimit + (order.places[row] as number);
  }
  const least = wanted > maxHeap || wanted * 4 > count ? keys : smallestKeys(keys, wanted);
  least.sort();
  const rows: number[] = [];
  for (let index = page.offset; index < wanted; index++) {
    rows.push(order.rows[(least[index] as number) % placeLimit] as number);
  }
  return rows;
};

/** Walks the order until the page is full, which is fast when many rows match. */
const scanOrder = (matches: Bits, order: RowOrder, page: Page): number[] => {
  const rows: number[] = [];
  let toSkip = page.offset;
  for (let place = 0; place < order.count && rows.length < page.limit; place++) {
    const row = order.rows[place] as number;
    if (!hasBit(matches, row)) continue;
    if (toSkip > 0) toSkip--;
    else rows.push(row);
  }
  return rows;
};

/** Moves the `wanted` smallest keys, unsorted, to the front of `keys` by keeping a max-heap of them. */
const smallestKeys = (keys: Float64Array, wanted: number): Float64Array => {
  for (let place = (wanted >>> 1) - 1; place >= 0; place--) siftDown(keys, place, wanted);
  for (let index = wanted; index < keys.length; index++) {
    const key = keys[index] as number;
    if (key >= (keys[0] as number)) continue;
    keys[0] = key;
    siftDown(keys, 0, wanted);
  }
  return keys.subarray(0, wanted);
};

const siftDown = (heap: Float64Array, from: number, size: number): void => {
  const key = heap[from] as number;
  let place = from;
  for (;;) {
    let child = place * 2 + 1;
    if (child >= size) break;
    if (child + 1 < size && (heap[child + 1] as number) > (heap[child] as number)) child++;
    if ((heap[child] as number) <= key) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = key;
};

/** Drops rows that share a value with an earlier row. Rows without a value all stay. */
export const keepDistinct = (rows: readonly number[], attribute: AttributeIndex): number[] => {
  const seen = new Set<number>();
  return rows.filter((row) => {
    const codes = attribute.codes.list(row);
    const isNew = codes.every((code) => !seen.has(code));
    for (const code of codes) seen.add(code);
    return isNew;
  });
};
