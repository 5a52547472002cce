import { ByteKeys } from '../keys/byte-keys.ts';
import { HeapKeys } from '../keys/heap-keys.ts';
import type { Key, KeyStore } from '../keys/key-store.ts';
import { KeyTable } from '../keys/key-table.ts';
import type { Bits } from '../rows/bitset.ts';
import type { RowSetId, RowSets } from '../rows/row-sets.ts';
import { emptyInt32, emptyUint16, emptyUint32, growTo, type Numbers, trimTo } from '../rows/typed-arrays.ts';
import { OrderedRows } from './ordered-rows.ts';

export const normaliseFacetText = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

/** Codes start at 1. A removed value's code is reused. */
export class ValueDictionary {
  readonly #rowSets: RowSets;
  readonly #keys: KeyTable<Key>;
  /** By code: the first spelling of a string. Absent if it equals the normalised string in `#keys`. */
  readonly #shown: KeyStore<string>;
  /** By code. For a string, the id of the set of its rows. For a number, how many rows have it. */
  #uses: Uint32Array = emptyUint32;
  readonly #order: OrderedRows;
  #sorted: Numbers = emptyUint16;
  #counts: Int32Array = emptyInt32;

  /** @param areUnique true if most values occur only once. The dictionary then saves memory rather than time. */
  constructor(rowSets: RowSets, areUnique: boolean) {
    this.#rowSets = rowSets;
    this.#keys = new KeyTable<Key>(areUnique ? new ByteKeys<Key>() : new HeapKeys<Key>());
    this.#shown = areUnique ? new ByteKeys<string>() : new HeapKeys<string>();
    this.#order = new OrderedRows({
      compare: (a, b) => this.#keys.compare(a, b),
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

  get bytes(): number {
    const values = this.#keys.bytes + this.#shown.bytes;
    return values + this.#uses.byteLength + this.#order.bytes + this.#counts.byteLength;
  }

  save() {
    return { keys: this.#keys.save(), shown: this.#shown.save(), uses: this.#uses, order: this.sorted.slice() };
  }

  load({ keys, shown, uses, order }: ReturnType<ValueDictionary['save']>): void {
    this.#keys.load(keys);
    this.#shown.load(shown);
    this.#uses = uses;
    this.#order.load(order, uses.length);
    this.#sorted = this.#order.rows.subarray(0, this.#order.count);
  }

  find(key: Key): number {
    return this.#keys.find(key);
  }

  keyAt(code: number): Key {
    return this.#keys.at(code) as Key;
  }

  shownAt(code: number): string {
    return this.#shown.at(code) ?? String(this.keyAt(code));
  }

  get sorted(): Numbers {
    if (this.#order.refresh(this.#uses.length)) this.#sorted = this.#order.rows.subarray(0, this.#order.count);
    return this.#sorted;
  }

  forEachPrefixed(prefix: string, take: (code: number) => void): void {
    const codes = this.sorted;
    const start = this.#order.findPlace((code) => this.keyAt(code) < prefix);
    for (let place = start; place < codes.length; place++) {
      const code = codes[place] as number;
      if (!String(this.keyAt(code)).startsWith(prefix)) return;
      take(code);
    }
  }

  /**
   * Returns a buffer with room for a count per code. All searches share it, so it can still contain another search's
   * counts.
   */
  countBuffer(): Int32Array {
    if (this.#counts.length < this.codeLimit) this.#counts = new Int32Array(this.codeLimit + 64);
    return this.#counts;
  }

  orRows(text: string, target: Bits): void {
    const code = this.find(text);
    if (code !== 0) this.orRowsAt(code, target);
  }

  orRowsAt(code: number, target: Bits): void {
    if (this.#isText(code)) this.#rowSets.orInto(this.#uses[code] as RowSetId, target);
  }

  countRowsIn(code: number, rows: Bits): number {
    return this.#isText(code) ? this.#rowSets.countIn(this.#uses[code] as RowSetId, rows) : 0;
  }

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
    this.#shown.delete(code);
    this.#order.markChanged(code);
  }

  trim(): void {
    this.#keys.trim();
    this.#shown.trim();
    this.#uses = trimTo(this.#uses, this.codeLimit);
  }

  #isText(code: number): boolean {
    return this.#keys.isText(code);
  }

  #make(key: Key, shown: string): number {
    const code = this.#keys.add(key);
    this.#uses = growTo(this.#uses, this.codeLimit);
    this.#uses[code] = typeof key === 'string' ? this.#rowSets.create() : 0;
    if (shown !== String(key)) this.#shown.set(code, shown);
    this.#order.markChanged(code);
    return code;
  }
}
