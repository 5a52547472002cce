import { type Bits, complementBits, hasBit, orBits, setBit } from '../rows/bitset.ts';
import { RowSet } from '../rows/row-set.ts';
import { CodeColumn } from './code-column.ts';
import { FacetValues, normaliseFacetText } from './facet-values.ts';
import { NumberColumn, type NumberRange } from './number-column.ts';

const isEmptyValue = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The different values of an attribute with how they are shown; numbers stay numbers, truths become text. */
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

/** Everything that filters, facets and sorts need to know of one attribute. */
export class AttributeIndex {
  readonly name: string;
  readonly values = new FacetValues();
  readonly codes = new CodeColumn();
  /** The number of each row; made when the first number comes. */
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

  /** Takes in a row's value: text, number, truth, null, a list of these, or undefined when it is absent. */
  add(row: number, value: unknown): void {
    const words = this.#capacity >>> 5;
    if (value === undefined) this.#absent.add(row, words);
    else if (value === null) this.#null.add(row, words);
    else if (isEmptyValue(value)) this.#empty.add(row, words);
    const codes: number[] = [];
    for (const [key, shown] of keysOf(value)) codes.push(this.values.add(key, shown, row, words).code);
    this.codes.set(row, codes);
    const number = Array.isArray(value) ? value.find(isNumber) : value;
    if (isNumber(number)) this.#setNumber(row, number);
  }

  /** Forgets a row; `value` is what it was added with. */
  remove(row: number, value: unknown): void {
    if (value === undefined) this.#absent.remove(row);
    else if (value === null) this.#null.remove(row);
    else if (isEmptyValue(value)) this.#empty.remove(row);
    for (const code of this.codes.list(row)) {
      const found = this.values.at(code);
      if (found !== undefined) this.values.remove(found, row);
    }
    this.codes.set(row, []);
    if (this.numbers !== undefined && !Number.isNaN(this.numbers.get(row))) this.numbers.set(row, Number.NaN);
  }

  /** Adds the rows that have one of the values, compared as text and, where it reads as a number, as a number. */
  orEqual(value: string, target: Bits, spare: Bits): void {
    this.values.find(normaliseFacetText(value))?.rows?.orInto(target);
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isNaN(number) || this.values.find(number) === undefined) return;
    this.selectRange({ min: number, max: number }, spare);
    orBits(target, spare);
  }

  /** `target` becomes the rows with a number in the range. */
  selectRange(range: NumberRange, target: Bits): void {
    if (this.numbers === undefined) target.fill(0);
    else if (this.codes.isList) this.#selectListRange(range, target);
    else this.numbers.selectRange(range, target);
  }

  /** `target` becomes the rows of `live` that have the attribute, null included. */
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

  /** `target` becomes the rows with a text value that `test` takes; `test` gets normalised text. */
  selectText(test: (text: string) => boolean, target: Bits): void {
    target.fill(0);
    for (const value of this.values.sorted) {
      if (typeof value.key === 'string' && test(value.key)) value.rows?.orInto(target);
    }
  }

  /** The least and greatest number among `rows`, undefined when none has one. */
  statsOf(rows: Bits): { min: number; max: number } | undefined {
    if (this.numbers === undefined) return undefined;
    return this.codes.isList ? this.#statsOfLists(rows) : this.numbers.statsOf(rows);
  }

  /** The value that a row is sorted by: its first. */
  sortKey(row: number): string | number | undefined {
    return this.values.at(this.codes.first(row))?.key;
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

  /** Lists of numbers are rare: a pass over all rows answers for them. */
  #selectListRange(range: NumberRange, target: Bits): void {
    target.fill(0);
    const isIn = (key: string | number): boolean =>
      typeof key === 'number' &&
      (range.min === undefined || key > range.min || (key === range.min && range.isMinExcluded !== true)) &&
      (range.max === undefined || key < range.max || (key === range.max && range.isMaxExcluded !== true));
    const codes = new Set(this.values.sorted.filter((value) => isIn(value.key)).map((value) => value.code));
    if (codes.size === 0) return;
    for (let row = 0; row < this.#capacity; row++) {
      if (this.codes.list(row).some((code) => codes.has(code))) setBit(target, row);
    }
  }
}
