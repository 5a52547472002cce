import { OrderedRows } from '../columns/ordered-rows.ts';
import { compareKeys } from '../keys/key-values.ts';
import { type Bits, hasBit, listRows } from '../rows/bitset.ts';
import type { Scratch } from '../rows/scratch.ts';
import { emptyUint16, makeNumbers, type Numbers } from '../rows/typed-arrays.ts';

/** A row's place in the order is below this limit, so that one number can hold both a match's cost and the place. */
const placeLimit = 2 ** 26;
/** Maximum number of wanted rows that a heap sorts. For more, a full sort is faster. */
const maxHeap = 512;

export interface SortSource {
  readonly name: string;
  readonly sortKey: (row: number) => string | number | undefined;
}

export interface SortKey {
  readonly attribute: SortSource;
  readonly isDescending: boolean;
}

export interface RowOrderSource {
  readonly live: () => Bits;
  /** Ids break ties, so that every node returns the same order. */
  readonly idOf: (row: number) => string | number;
}

const compareByKey = (key: SortKey, a: number, b: number): number => {
  const first = key.attribute.sortKey(a);
  const second = key.attribute.sortKey(b);
  if (first === second) return 0;
  if (first === undefined) return 1;
  if (second === undefined) return -1;
  if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1;
  const order = compareKeys(first, second);
  return key.isDescending ? -order : order;
};

export class RowOrder {
  readonly keys: readonly SortKey[];
  readonly #ordered: OrderedRows;
  #places: Numbers = emptyUint16;

  constructor(keys: readonly SortKey[], source: RowOrderSource) {
    this.keys = keys;
    this.#ordered = new OrderedRows({
      compare: (a, b) => {
        for (const key of keys) {
          const order = compareByKey(key, a, b);
          if (order !== 0) return order;
        }
        return compareKeys(source.idOf(a), source.idOf(b));
      },
      includes: (row) => hasBit(source.live(), row),
      listAll: (rows) => {
        const all = new Uint32Array(rows.length);
        const count = listRows(source.live(), all);
        rows.set(all.subarray(0, count));
        return count;
      },
    });
  }

  get bytes(): number {
    return this.#ordered.bytes + this.#places.byteLength;
  }

  get count(): number {
    return this.#ordered.count;
  }

  get rows(): Numbers {
    return this.#ordered.rows;
  }

  get places(): Numbers {
    return this.#places;
  }

  markChanged(row: number): void {
    this.#ordered.markChanged(row);
  }

  refresh(capacity: number): void {
    if (this.#ordered.refresh(capacity)) this.#findPlaces(capacity);
  }

  save(capacity: number): Numbers {
    this.refresh(capacity);
    return this.#ordered.save();
  }

  load(rows: Numbers, capacity: number): void {
    this.#ordered.load(rows, capacity);
    this.#findPlaces(capacity);
  }

  #findPlaces(capacity: number): void {
    if (this.#places.length < capacity) this.#places = makeNumbers(capacity, capacity);
    for (let place = 0; place < this.#ordered.count; place++) {
      this.#places[this.#ordered.rows[place] as number] = place;
    }
  }
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

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
