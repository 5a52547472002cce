import type { AttributeIndex } from '../columns/attribute-index.ts';
import { type Bits, listRows } from './bitset.ts';

const maxEntries = 16;

export class BaseSet {
  readonly rows: Bits;
  readonly count: number;
  readonly #facetCounts = new Map<AttributeIndex, Int32Array>();

  constructor(rows: Bits, count: number) {
    this.rows = rows;
    this.count = count;
  }

  countsOf(attribute: AttributeIndex, rowBuffer: Uint32Array): Int32Array {
    let counts = this.#facetCounts.get(attribute);
    if (counts === undefined) {
      counts = new Int32Array(attribute.values.codeLimit);
      attribute.codes.addCounts(rowBuffer, listRows(this.rows, rowBuffer), 1, counts);
      this.#facetCounts.set(attribute, counts);
    }
    return counts;
  }
}

export class BaseSets {
  readonly #byFilter = new Map<string, BaseSet>();

  get(key: string, make: () => BaseSet): BaseSet {
    const set = this.#byFilter.get(key) ?? make();
    this.#byFilter.delete(key);
    this.#byFilter.set(key, set);
    const oldest = this.#byFilter.keys().next().value;
    if (this.#byFilter.size > maxEntries && oldest !== undefined) this.#byFilter.delete(oldest);
    return set;
  }

  clear(): void {
    this.#byFilter.clear();
  }
}
