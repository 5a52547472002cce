import { RowSet } from '../rows/row-set.ts';
import { insertSorted, removeSorted } from '../rows/sorted-list.ts';

/** Text as facet values and filters are compared: case and compatibility forms do not matter. */
export const normaliseFacetText = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

export interface FacetValue {
  readonly code: number;
  /** What is compared: a number, or normalised text. */
  readonly key: string | number;
  /** The value as it was first written. */
  readonly shown: string;
  /** The rows with this value; numbers have none, their rows are found by range. */
  readonly rows: RowSet | undefined;
  /** How many rows have it. */
  count: number;
}

/** Numbers first, in their order; then text by code unit. */
export const compareFacetKeys = (a: string | number, b: string | number): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

const compareFacetValues = (a: FacetValue, b: FacetValue): number => compareFacetKeys(a.key, b.key);

/** The dictionary of one attribute: every value in use has a code from 1 on; codes of values gone are used again. */
export class FacetValues {
  readonly #byKey = new Map<string | number, FacetValue>();
  readonly #byCode: (FacetValue | undefined)[] = [undefined];
  readonly #freeCodes: number[] = [];
  #sorted: FacetValue[] | undefined;
  #counts = new Int32Array(0);

  /** Codes are below this. */
  get codeLimit(): number {
    return this.#byCode.length;
  }

  get size(): number {
    return this.#byKey.size;
  }

  get bytes(): number {
    let bytes = this.#byKey.size * 120;
    for (const value of this.#byKey.values()) bytes += value.rows?.bytes ?? 0;
    return bytes;
  }

  find(key: string | number): FacetValue | undefined {
    return this.#byKey.get(key);
  }

  at(code: number): FacetValue | undefined {
    return this.#byCode[code];
  }

  /** Every value in its order. */
  get sorted(): readonly FacetValue[] {
    this.#sorted ??= [...this.#byKey.values()].sort(compareFacetValues);
    return this.#sorted;
  }

  /** Room for a count a code, for one search at a time; its content is not cleared. */
  countRoom(): Int32Array {
    if (this.#counts.length < this.codeLimit) this.#counts = new Int32Array(this.codeLimit + 64);
    return this.#counts;
  }

  /** Adds a row to the value with this key, which is made when it is new. */
  add(key: string | number, shown: string, row: number, words: number): FacetValue {
    const value = this.#byKey.get(key) ?? this.#make(key, shown);
    value.count++;
    value.rows?.add(row, words);
    return value;
  }

  /** Removes a row from a value; a value without rows is forgotten. */
  remove(value: FacetValue, row: number): void {
    value.count--;
    value.rows?.remove(row);
    if (value.count > 0) return;
    this.#byKey.delete(value.key);
    this.#byCode[value.code] = undefined;
    this.#freeCodes.push(value.code);
    if (this.#sorted !== undefined) removeSorted(this.#sorted, value, compareFacetValues);
  }

  #make(key: string | number, shown: string): FacetValue {
    const code = this.#freeCodes.pop() ?? this.#byCode.length;
    const value: FacetValue = { code, key, shown, rows: typeof key === 'number' ? undefined : new RowSet(), count: 0 };
    this.#byKey.set(key, value);
    this.#byCode[code] = value;
    if (this.#sorted !== undefined) insertSorted(this.#sorted, value, compareFacetValues);
    return value;
  }
}
