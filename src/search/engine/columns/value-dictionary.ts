import { RowSet } from '../rows/row-set.ts';
import { insertSorted, removeSorted } from '../rows/sorted-list.ts';

export const normaliseFacetText = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

export interface FacetEntry {
  readonly code: number;
  readonly key: string | number;
  readonly shown: string;
  /** Undefined for numbers, whose rows are found by range. */
  readonly rows: RowSet | undefined;
  count: number;
}

export const compareFacetKeys = (a: string | number, b: string | number): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

const compareEntries = (a: FacetEntry, b: FacetEntry): number => compareFacetKeys(a.key, b.key);

/** Gives every value of one attribute a code, starting at 1. Codes of removed values are reused. */
export class ValueDictionary {
  readonly #byKey = new Map<string | number, FacetEntry>();
  readonly #byCode: (FacetEntry | undefined)[] = [undefined];
  readonly #freeCodes: number[] = [];
  #sorted: FacetEntry[] | undefined;
  #counts = new Int32Array(0);

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

  find(key: string | number): FacetEntry | undefined {
    return this.#byKey.get(key);
  }

  at(code: number): FacetEntry | undefined {
    return this.#byCode[code];
  }

  get sorted(): readonly FacetEntry[] {
    this.#sorted ??= [...this.#byKey.values()].sort(compareEntries);
    return this.#sorted;
  }

  /** Returns a buffer for one count per code. It isn't cleared, and all searches share it. */
  countBuffer(): Int32Array {
    if (this.#counts.length < this.codeLimit) this.#counts = new Int32Array(this.codeLimit + 64);
    return this.#counts;
  }

  add(key: string | number, shown: string, row: number, words: number): FacetEntry {
    const value = this.#byKey.get(key) ?? this.#make(key, shown);
    value.count++;
    value.rows?.add(row, words);
    return value;
  }

  remove(value: FacetEntry, row: number): void {
    value.count--;
    value.rows?.remove(row);
    if (value.count > 0) return;
    this.#byKey.delete(value.key);
    this.#byCode[value.code] = undefined;
    this.#freeCodes.push(value.code);
    if (this.#sorted !== undefined) removeSorted(this.#sorted, value, compareEntries);
  }

  #make(key: string | number, shown: string): FacetEntry {
    const code = this.#freeCodes.pop() ?? this.#byCode.length;
    const value: FacetEntry = { code, key, shown, rows: typeof key === 'number' ? undefined : new RowSet(), count: 0 };
    this.#byKey.set(key, value);
    this.#byCode[code] = value;
    if (this.#sorted !== undefined) insertSorted(this.#sorted, value, compareEntries);
    return value;
  }
}
