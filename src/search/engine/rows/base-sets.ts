import type { AttributeIndex } from '../columns/attribute-index.ts';
import { type Bits, listRows } from './bitset.ts';

/** Base filters remembered at a time. */
const maxEntries = 16;

/** The rows that pass a base filter, with the counts of every facet that was asked for over them. */
export class BaseSet {
  readonly rows: Bits;
  readonly count: number;
  readonly #facetCounts = new Map<AttributeIndex, Int32Array>();

  constructor(rows: Bits, count: number) {
    this.rows = rows;
    this.count = count;
  }

  /** How many rows of the set have each value of an attribute, by code. */
  countsOf(attribute: AttributeIndex, rowRoom: Uint32Array): Int32Array {
    let counts = this.#facetCounts.get(attribute);
    if (counts === undefined) {
      counts = new Int32Array(attribute.values.codeLimit);
      attribute.codes.addCounts(rowRoom, listRows(this.rows, rowRoom), 1, counts);
      this.#facetCounts.set(attribute, counts);
    }
    return counts;
  }
}

/** The base filters used last: nearly every search of a site has the same one. Any change of the stock empties it. */
export class BaseSets {
  readonly #byFilter = new Map<string, BaseSet>();

  get(key: string, make: () => BaseSet): BaseSet {
    const known = this.#byFilter.get(key);
    const set = known ?? make();
    this.#byFilter.delete(key);
    this.#byFilter.set(key, set);
    if (this.#byFilter.size > maxEntries) {
      for (const oldest of this.#byFilter.keys()) {
        this.#byFilter.delete(oldest);
        break;
      }
    }
    return set;
  }

  clear(): void {
    this.#byFilter.clear();
  }
}
