import { estimateTextBytes, type Key, KeyTable } from '../keys/key-table.ts';
import type { Bits } from '../rows/bitset.ts';
import type { RowSetId, RowSets } from '../rows/row-sets.ts';
import { emptyInt32, emptyUint32, growTo, trimTo } from '../rows/typed-arrays.ts';
import { OrderedRows } from './ordered-rows.ts';

export const normaliseFacetText = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

export const compareFacetKeys = (a: Key, b: Key): number => {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Gives every value of one attribute a code, starting at 1. Codes of removed values are reused. */
export class ValueDictionary {
  readonly #rowSets: RowSets;
  readonly #keys = new KeyTable<Key>();
  /** How a text was first written, by code. Absent if that's its key. */
  #shown: (string | undefined)[] = [];
  /** For a text, its set of rows. For a number, how many rows have it, because its rows are found by range. */
  #uses: Uint32Array = emptyUint32;
  readonly #order: OrderedRows;
  #sorted: Uint32Array = emptyUint32;
  #counts: Int32Array = emptyInt32;

  constructor(rowSets: RowSets) {
    this.#rowSets = rowSets;
    this.#order = new OrderedRows({
      compare: (a, b) => compareFacetKeys(this.keyAt(a), this.keyAt(b)),
      includes: (code) => this.#keys.at(code) !== undefined,
      listAll: (codes) => {
        let count = 0;
        for (let code = 1; code < this.codeLimit; code++) if (this.#keys.at(code) !== undefined) codes[count++] = code;
        return count;
      },
    });
  }

  get codeLimit(): number {
    return this.#keys.codeLimit;
  }

  get size(): number {
    return this.#keys.size;
  }

  /** Estimated, without the rows. */
  get bytes(): number {
    return this.#keys.bytes + this.#uses.byteLength + this.#order.bytes + this.#counts.byteLength + this.#textBytes;
  }

  save() {
    return { keys: this.#keys.save(), shown: this.#shown, uses: this.#uses, order: this.sorted.slice() };
  }

  load({ keys, shown, uses, order }: ReturnType<ValueDictionary['save']>): void {
    this.#keys.load(keys);
    this.#shown = shown;
    this.#uses = uses;
    this.#order.load(order, uses.length);
    this.#sorted = this.#order.rows.subarray(0, this.#order.count);
  }

  /** Returns 0 for an unknown key. */
  find(key: Key): number {
    return this.#keys.find(key);
  }

  keyAt(code: number): Key {
    return this.#keys.at(code) as Key;
  }

  /** The value as first written in a document. */
  shownAt(code: number): string {
    return this.#shown[code] ?? String(this.keyAt(code));
  }

  /** The codes in the order of their keys: numbers before texts. Valid until a value is added or removed. */
  get sorted(): Uint32Array {
    if (this.#order.refresh(this.#uses.length)) this.#sorted = this.#order.rows.subarray(0, this.#order.count);
    return this.#sorted;
  }

  /** Calls `take` with the code of each text that starts with `prefix`. */
  forEachPrefixed(prefix: string, take: (code: number) => void): void {
    const codes = this.sorted;
    const start = this.#order.findPlace((code) => this.keyAt(code) < prefix);
    for (let place = start; place < codes.length; place++) {
      const code = codes[place] as number;
      if (!String(this.keyAt(code)).startsWith(prefix)) return;
      take(code);
    }
  }

  /** Returns a buffer for one count per code. It isn't cleared, and all searches share it. */
  countBuffer(): Int32Array {
    if (this.#counts.length < this.codeLimit) this.#counts = new Int32Array(this.codeLimit + 64);
    return this.#counts;
  }

  /** Adds the rows that have the text to `target`. */
  orRows(text: string, target: Bits): void {
    const code = this.find(text);
    if (code !== 0) this.orRowsAt(code, target);
  }

  /** Adds no rows for a number. */
  orRowsAt(code: number, target: Bits): void {
    if (this.#isText(code)) this.#rowSets.orInto(this.#uses[code] as RowSetId, target);
  }

  countRowsIn(code: number, rows: Bits): number {
    return this.#isText(code) ? this.#rowSets.countIn(this.#uses[code] as RowSetId, rows) : 0;
  }

  /** Returns the value's code. */
  add(key: Key, shown: string, row: number): number {
    const code = this.find(key) || this.#make(key, shown);
    if (this.#isText(code)) this.#rowSets.add(this.#uses[code] as RowSetId, row);
    else this.#uses[code] = (this.#uses[code] as number) + 1;
    return code;
  }

  remove(code: number, row: number): void {
    const use = this.#uses[code] as number;
    if (this.#isText(code)) {
      this.#rowSets.remove(use, row);
      if (this.#rowSets.count(use) > 0) return;
      this.#rowSets.release(use);
    } else {
      this.#uses[code] = use - 1;
      if (use > 1) return;
    }
    this.#keys.delete(code);
    if (code < this.#shown.length) this.#shown[code] = undefined;
    this.#order.markChanged(code);
  }

  trim(): void {
    this.#keys.trim();
    this.#uses = trimTo(this.#uses, this.codeLimit);
  }

  #isText(code: number): boolean {
    return typeof this.#keys.at(code) === 'string';
  }

  #make(key: Key, shown: string): number {
    const code = this.#keys.add(key);
    this.#uses = growTo(this.#uses, this.codeLimit);
    this.#uses[code] = typeof key === 'string' ? this.#rowSets.create() : 0;
    if (shown !== String(key)) this.#shown[code] = shown;
    this.#order.markChanged(code);
    return code;
  }

  get #textBytes(): number {
    let bytes = 0;
    for (let code = 1; code < this.codeLimit; code++) {
      const key = this.#keys.at(code);
      if (typeof key === 'string') bytes += estimateTextBytes(key);
    }
    for (const shown of this.#shown) if (shown !== undefined) bytes += estimateTextBytes(shown);
    return bytes + this.#shown.length * 8;
  }
}
