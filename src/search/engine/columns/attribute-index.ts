import { type Bits, complementBits, hasBit, orBits, setBit } from '../rows/bitset.ts';
import { RowSet } from '../rows/row-set.ts';
import { CodeColumn } from './code-column.ts';
import { NumberColumn } from './number-column.ts';
import { normaliseFacetText, ValueDictionary } from './value-dictionary.ts';
import { isInRange, type ValueRange } from './value-range.ts';

const isEmptyValue = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const keysOf = (value: unknown): Map<string | number, string> => {
  const keys = new Map<string | number, string>();
  for (const entry of Array.isArray(value) ? value : [value]) {
    if (isNumber(entry)) keys.set(entry, String(entry));
    else if (typeof entry === 'string' || typeof entry === 'boolean') {
      const key = normaliseFacetText(String(entry));
      if (key !== '' && !keys.has(key)) keys.set(key, String(entry));
    }
  }
  return keys;
};

export class AttributeIndex {
  readonly name: string;
  readonly values = new ValueDictionary();
  readonly codes = new CodeColumn();
  numbers: NumberColumn | undefined;
  readonly #absent = new RowSet();
  readonly #null = new RowSet();
  readonly #empty = new RowSet();
  #capacity = 0;

  constructor(name: string) {
    this.name = name;
  }

  get bytes(): number {
    return this.values.bytes + this.codes.bytes + (this.numbers?.bytes ?? 0) + this.#absent.bytes;
  }

  resize(capacity: number): void {
    this.#capacity = capacity;
    this.codes.resize(capacity);
    this.numbers?.resize(capacity);
  }

  add(row: number, value: unknown): void {
    const words = this.#capacity >>> 5;
    this.#rowsWithout(value)?.add(row, words);
    const codes: number[] = [];
    for (const [key, shown] of keysOf(value)) codes.push(this.values.add(key, shown, row, words).code);
    this.codes.set(row, codes);
    const number = Array.isArray(value) ? value.find(isNumber) : value;
    if (isNumber(number)) this.#setNumber(row, number);
  }

  /** `value` must be the one that the row was added with. */
  remove(row: number, value: unknown): void {
    this.#rowsWithout(value)?.remove(row);
    for (const code of this.codes.list(row)) {
      const found = this.values.at(code);
      if (found !== undefined) this.values.remove(found, row);
    }
    this.codes.set(row, []);
    if (this.numbers !== undefined && !Number.isNaN(this.numbers.get(row))) this.numbers.set(row, Number.NaN);
  }

  /** Adds the rows with this value to `target`. Compares the value as text and, if it's numeric, also as a number. */
  orEqual(value: string, target: Bits, spare: Bits): void {
    this.values.find(normaliseFacetText(value))?.rows?.orInto(target);
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isNaN(number) || this.values.find(number) === undefined) return;
    this.selectRange({ min: number, max: number }, spare);
    orBits(target, spare);
  }

  selectRange(range: ValueRange<number>, target: Bits): void {
    if (this.numbers === undefined) target.fill(0);
    else if (this.codes.isList) this.#selectListRange(range, target);
    else this.numbers.selectRange(range, target);
  }

  /** Overwrites `target` with the rows of `live` that have the attribute, null included. */
  selectExisting(live: Bits, target: Bits): void {
    target.fill(0);
    this.#absent.orInto(target);
    complementBits(target, live);
  }

  selectNull(target: Bits): void {
    target.fill(0);
    this.#null.orInto(target);
  }

  selectEmpty(target: Bits): void {
    target.fill(0);
    this.#empty.orInto(target);
  }

  selectText(test: (text: string) => boolean, target: Bits): void {
    target.fill(0);
    for (const value of this.values.sorted) {
      if (typeof value.key === 'string' && test(value.key)) value.rows?.orInto(target);
    }
  }

  statsOf(rows: Bits): { min: number; max: number } | undefined {
    if (this.numbers === undefined) return undefined;
    return this.codes.isList ? this.#statsOfLists(rows) : this.numbers.statsOf(rows);
  }

  sortKey(row: number): string | number | undefined {
    return this.values.at(this.codes.first(row))?.key;
  }

  #rowsWithout(value: unknown): RowSet | undefined {
    if (value === undefined) return this.#absent;
    if (value === null) return this.#null;
    return isEmptyValue(value) ? this.#empty : undefined;
  }

  #setNumber(row: number, number: number): void {
    if (this.numbers === undefined) {
      this.numbers = new NumberColumn();
      this.numbers.resize(this.#capacity);
    }
    this.numbers.set(row, number);
  }

  #statsOfLists(rows: Bits): { min: number; max: number } | undefined {
    let stats: { min: number; max: number } | undefined;
    for (let row = 0; row < this.#capacity; row++) {
      if (!hasBit(rows, row)) continue;
      for (const code of this.codes.list(row)) {
        const key = this.values.at(code)?.key;
        if (typeof key !== 'number') continue;
        stats = { min: Math.min(stats?.min ?? key, key), max: Math.max(stats?.max ?? key, key) };
      }
    }
    return stats;
  }

  /** Scans all rows, because lists of numbers are too rare to need an index. */
  #selectListRange(range: ValueRange<number>, target: Bits): void {
    target.fill(0);
    const inRange = this.values.sorted.filter(({ key }) => typeof key === 'number' && isInRange(key, range));
    const codes = new Set(inRange.map(({ code }) => code));
    if (codes.size === 0) return;
    for (let row = 0; row < this.#capacity; row++) {
      if (this.codes.list(row).some((code) => codes.has(code))) setBit(target, row);
    }
  }
}
