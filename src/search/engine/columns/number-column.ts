import { andNotBits, type Bits, clearBit, copyBits, hasBit, setBit } from '../rows/bitset.ts';
import { emptyInt32, emptyUint32 } from '../rows/typed-arrays.ts';
import { OrderedRows } from './ordered-rows.ts';
import type { ValueRange } from './value-range.ts';

const stepCount = 16;

/** Marks a row without a number in an Int32Array. In a Float64Array, NaN does. */
const noWhole = -(2 ** 31);

const isNarrow = (value: number): boolean => (value | 0) === value && value !== noWhole && !Object.is(value, -0);

export class NumberColumn {
  #values: Int32Array | Float64Array = emptyInt32;
  readonly #order: OrderedRows;
  /** Consecutive bitsets. Bitset s holds the `s * stepSize` rows with the smallest numbers. */
  #steps: Bits = emptyUint32;
  #stepWords = 0;
  #stepSize = 0;

  constructor() {
    this.#order = new OrderedRows({
      // Breaks ties by row, because different rows must never compare equal.
      compare: (a, b) => this.get(a) - this.get(b) || a - b,
      includes: (row) => this.has(row),
      listAll: (rows) => {
        let count = 0;
        for (let row = 0; row < this.#values.length; row++) {
          if (this.has(row)) rows[count++] = row;
        }
        return count;
      },
    });
  }

  get bytes(): number {
    return this.#values.byteLength + this.#order.bytes + this.#steps.byteLength;
  }

  resize(capacity: number): void {
    const wider = this.#isWhole ? new Int32Array(capacity).fill(noWhole) : new Float64Array(capacity).fill(Number.NaN);
    wider.set(this.#values);
    this.#values = wider;
  }

  has(row: number): boolean {
    const value = this.#values[row] as number;
    return this.#isWhole ? value !== noWhole : !Number.isNaN(value);
  }

  get(row: number): number {
    return this.#values[row] as number;
  }

  set(row: number, value: number): void {
    if (this.#isWhole && !isNarrow(value)) this.#widen();
    this.#values[row] = value;
    this.#order.markChanged(row);
  }

  delete(row: number): void {
    this.#values[row] = this.#isWhole ? noWhole : Number.NaN;
    this.#order.markChanged(row);
  }

  prepare(): void {
    if (this.#order.refresh(this.#values.length)) this.#buildSteps();
  }

  save() {
    this.prepare();
    return { values: this.#values, order: this.#order.save() };
  }

  load({ values, order }: ReturnType<NumberColumn['save']>): void {
    this.#values = values;
    this.#order.load(order, values.length);
    this.#buildSteps();
  }

  get #isWhole(): boolean {
    return this.#values instanceof Int32Array;
  }

  #widen(): void {
    this.#values = Float64Array.from(this.#values, (value) => (value === noWhole ? Number.NaN : value));
  }

  #buildSteps(): void {
    this.#stepWords = this.#values.length >>> 5;
    const count = this.#order.count;
    this.#stepSize = Math.max(1, Math.ceil(count / stepCount));
    const lastStep = Math.ceil(count / this.#stepSize);
    this.#steps = new Uint32Array((lastStep + 1) * this.#stepWords);
    for (let step = 1; step <= lastStep; step++) {
      const running = this.#stepAt(step);
      running.set(this.#stepAt(step - 1));
      const end = Math.min(count, step * this.#stepSize);
      for (let place = (step - 1) * this.#stepSize; place < end; place++) {
        setBit(running, this.#order.rows[place] as number);
      }
    }
  }

  #stepAt(step: number): Bits {
    return this.#steps.subarray(step * this.#stepWords, (step + 1) * this.#stepWords);
  }

  selectRange(range: ValueRange<number>, target: Bits): void {
    this.prepare();
    const from = range.min === undefined ? 0 : this.#findPlace(range.min, range.isMinExcluded === true);
    const to = range.max === undefined ? this.#order.count : this.#findPlace(range.max, range.isMaxExcluded !== true);
    if (to - from <= this.#stepSize) {
      target.fill(0);
      for (let place = from; place < to; place++) setBit(target, this.#order.rows[place] as number);
      return;
    }
    this.#selectFirst(to, target);
    this.#dropFirst(from, target);
  }

  statsOf(rows: Bits): { min: number; max: number } | undefined {
    this.prepare();
    const order = this.#order.rows;
    let first = 0;
    let last = this.#order.count - 1;
    while (first <= last && !hasBit(rows, order[first] as number)) first++;
    if (first > last) return undefined;
    while (!hasBit(rows, order[last] as number)) last--;
    return { min: this.get(order[first] as number), max: this.get(order[last] as number) };
  }

  #findPlace(value: number, isAfter: boolean): number {
    return this.#order.findPlace((row) => {
      const found = this.get(row);
      return found < value || (isAfter && found === value);
    });
  }

  #selectFirst(places: number, target: Bits): void {
    const step = Math.floor(places / this.#stepSize);
    copyBits(target, this.#stepAt(step));
    for (let place = step * this.#stepSize; place < places; place++) setBit(target, this.#order.rows[place] as number);
  }

  #dropFirst(places: number, target: Bits): void {
    const step = Math.floor(places / this.#stepSize);
    andNotBits(target, this.#stepAt(step));
    for (let place = step * this.#stepSize; place < places; place++) {
      clearBit(target, this.#order.rows[place] as number);
    }
  }
}
