import { compareFacetKeys } from '../columns/facet-values.ts';
import { OrderedRows } from '../columns/ordered-rows.ts';
import { type Bits, hasBit, listRows } from '../rows/bitset.ts';

/** What rows can be sorted by. */
export interface SortSource {
  readonly name: string;
  readonly sortKey: (row: number) => string | number | undefined;
}

export interface SortKey {
  readonly attribute: SortSource;
  readonly isDescending: boolean;
}

/** What an order needs of the index. */
export interface RowOrderSource {
  readonly live: () => Bits;
  /** The primary key of a row; settles what the sort leaves equal, so that every node answers alike. */
  readonly idOf: (row: number) => string | number;
}

/** Rows without the attribute come last in both directions; numbers before text. */
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

/** The rows in the order of a sort, and the place of each row in it. */
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

  /** The rows in order; only the first `count` are meant. */
  get rows(): Uint32Array {
    return this.#ordered.rows;
  }

  /** The place of each row. */
  get places(): Uint32Array {
    return this.#places;
  }

  markChanged(row: number): void {
    this.#ordered.markChanged(row);
  }

  /** Takes in what changed since the order was last read. */
  refresh(capacity: number): void {
    if (!this.#ordered.refresh(capacity)) return;
    if (this.#places.length < capacity) this.#places = new Uint32Array(capacity);
    for (let place = 0; place < this.#ordered.count; place++) {
      this.#places[this.#ordered.rows[place] as number] = place;
    }
  }
}
