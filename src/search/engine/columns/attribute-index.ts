import { type Bits, complementBits, hasBit, orBits, setBit } from '../rows/bitset.ts';
import type { RowSetId, RowSets } from '../rows/row-sets.ts';
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
  readonly values: ValueDictionary;
  readonly codes = new CodeColumn();
  numbers: NumberColumn | undefined;
  readonly #rowSets: RowSets;
  #absent: RowSetId;
  #null: RowSetId;
  #empty: RowSetId;
  #capacity = 0;

  constructor(name: string, rowSets: RowSets, isUnique: boolean) {
    this.name = name;
    this.values = new ValueDictionary(rowSets, isUnique);
    this.#rowSets = rowSets;
    this.#absent = rowSets.create();
    this.#null = rowSets.create();
    this.#empty = rowSets.create();
  }

  get bytes(): number {
    return this.values.bytes + this.codes.bytes + (this.numbers?.bytes ?? 0);
  }

  save() {
    const without = { absent: this.#absent, null: this.#null, empty: this.#empty };
    const values = { values: this.values.save(), codes: this.codes.save(), numbers: this.numbers?.save() };
    return { capacity: this.#capacity, without, ...values };
  }

  load({ capacity, without, values, codes, numbers }: ReturnType<AttributeIndex['save']>): void {
    this.#capacity = capacity;
    this.#absent = without.absent;
    this.#null = without.null;
    this.#empty = without.empty;
    this.values.load(values);
    this.codes.load(codes);
    if (numbers === undefined) return;
    this.numbers = new NumberColumn();
    this.numbers.load(numbers);
  }

  resize(capacity: number): void {
    this.#capacity = capacity;
    this.codes.resize(capacity);
    this.numbers?.resize(capacity);
  }

  prepare(): void {
    this.values.trim();
    this.numbers?.prepare();
  }

  add(row: number, value: unknown): void {
    const without = this.#rowsWithout(value);
    if (without !== undefined) this.#rowSets.add(without, row);
    const codes: number[] = [];
    for (const [key, shown] of keysOf(value)) codes.push(this.values.add(key, shown, row));
    this.codes.set(row, codes);
    const number = Array.isArray(value) ? value.find(isNumber) : value;
    if (isNumber(number)) this.#setNumber(row, number);
  }

  /** Pass the value that the row was added with. */
  remove(row: number, value: unknown): void {
    const without = this.#rowsWithout(value);
    if (without !== undefined) this.#rowSets.remove(without, row);
    for (const code of this.codes.list(row)) this.values.remove(code, row);
    this.codes.set(row, []);
    if (this.numbers?.has(row)) this.numbers.delete(row);
  }

  orEqual(value: string, target: Bits, spare: Bits): void {
    this.values.orRows(normaliseFacetText(value), target);
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isNaN(number) || this.values.find(number) === 0) return;
    this.selectRange({ min: number, max: number }, spare);
    orBits(target, spare);
  }

  selectRange(range: ValueRange<number>, target: Bits): void {
    if (this.numbers === undefined) target.fill(0);
    else if (this.codes.isList) this.#selectListRange(range, target);
    else this.numbers.selectRange(range, target);
  }

  /** Overwrites `target` with the rows of `live` that have the attribute, even if its value is null. */
  selectExisting(live: Bits, target: Bits): void {
    target.fill(0);
    this.#rowSets.orInto(this.#absent, target);
    complementBits(target, live);
  }

  selectNull(target: Bits): void {
    target.fill(0);
    this.#rowSets.orInto(this.#null, target);
  }

  selectEmpty(target: Bits): void {
    target.fill(0);
    this.#rowSets.orInto(this.#empty, target);
  }

  selectText(test: (text: string) => boolean, target: Bits): void {
    target.fill(0);
    for (const code of this.values.sorted) {
      const key = this.values.keyAt(code);
      if (typeof key === 'string' && test(key)) this.values.orRowsAt(code, target);
    }
  }

  statsOf(rows: Bits): { min: number; max: number } | undefined {
    if (this.numbers === undefined) return undefined;
    return this.codes.isList ? this.#statsOfLists(rows) : this.numbers.statsOf(rows);
  }

  sortKey(row: number): string | number | undefined {
    const code = this.codes.first(row);
    return code === 0 ? undefined : this.values.keyAt(code);
  }

  #rowsWithout(value: unknown): RowSetId | undefined {
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
        const key = this.values.keyAt(code);
        if (typeof key !== 'number') continue;
        stats = { min: Math.min(stats?.min ?? key, key), max: Math.max(stats?.max ?? key, key) };
      }
    }
    return stats;
  }

  #selectListRange(range: ValueRange<number>, target: Bits): void {
    target.fill(0);
    const isListed = (code: number): boolean => {
      const key = this.values.keyAt(code);
      return typeof key === 'number' && isInRange(key, range);
    };
    const codes = new Set(this.values.sorted.filter(isListed));
    if (codes.size === 0) return;
    for (let row = 0; row < this.#capacity; row++) {
      if (this.codes.list(row).some((code) => codes.has(code))) setBit(target, row);
    }
  }
}
