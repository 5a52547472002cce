import { OrderedRows } from '../columns/ordered-rows.ts';
import { compareFacetKeys } from '../columns/value-dictionary.ts';
import { type Bits, hasBit, listRows } from '../rows/bitset.ts';

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
  /** Primary key of a row. It breaks ties, so that every node returns the same order. */
  readonly idOf: (row: number) => string | number;
}

const compareByKey = (key: SortKey, a: number, b: number): number => {
  const first = key.attribute.sortKey(a);
  const second = key.attribute.sortKey(b);
  if (first === second) return 0;
  if (first === undefined) return 1;
  if (second === undefined) return -1;
  if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1;
  const order = compareFacetKeys(first, second);
  return key.isDescending ? -order : order;
};

export class RowOrder {
  readonly keys: readonly SortKey[];
  readonly #ordered: OrderedRows;
  #places = new Uint32Array(0);

  constructor(keys: readonly SortKey[], source: RowOrderSource) {
    this.keys = keys;
    this.#ordered = new OrderedRows({
      compare: (a, b) => {
        for (const key of keys) {
          const order = compareByKey(key, a, b);
          if (order !== 0) return order;
        }
        return compareFacetKeys(source.idOf(a), source.idOf(b));
      },
      includes: (row) => hasBit(source.live(), row),
      listAll: (rows) => listRows(source.live(), rows),
    });
  }

  get bytes(): number {
    return this.#ordered.bytes + this.#places.byteLength;
  }

  get count(): number {
    return this.#ordered.count;
  }

  get rows(): Uint32Array {
    return this.#ordered.rows;
  }

  get places(): Uint32Array {
    return this.#places;
  }

  markChanged(row: number): void {
    this.#ordered.markChanged(row);
  }

  refresh(capacity: number): void {
    if (!this.#ordered.refresh(capacity)) return;
    if (this.#places.length < capacity) this.#places = new Uint32Array(capacity);
    for (let place = 0; place < this.#ordered.count; place++) {
      this.#places[this.#ordered.rows[place] as number] = place;
    }
  }
}
