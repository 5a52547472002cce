import { andNotBits, type Bits, clearBit, copyBits, hasBit, setBit } from '../rows/bitset.ts';
import { emptyFloat64 } from '../rows/typed-arrays.ts';
import { OrderedRows } from './ordered-rows.ts';
import type { ValueRange } from './value-range.ts';

/** Number of cached prefix bitsets. More of them need more memory; fewer need more time. */
const stepCount = 16;

/** Keeps rows sorted by number, so that a range is a contiguous run of rows. */
export class NumberColumn {
  #values: Float64Array = emptyFloat64;
  readonly #order: OrderedRows;
  /** Step s holds the rows of the first `s * stepSize` places in the order; the last step holds all rows. */
  #steps: Bits[] = [];
  #stepSize = 0;

  constructor() {
    this.#order = new OrderedRows({
      // Ties are broken by row, because different rows must never compare equal.
      compare: (a, b) => this.get(a) - this.get(b) || a - b,
      includes: (row) => !Number.isNaN(this.get(row)),
      listAll: (rows) => {
        let count = 0;
        for (let row = 0; row < this.#values.length; row++) {
          if (!Number.isNaN(this.#values[row] as number)) rows[count++] = row;
        }
        return count;
      },
    });
  }

  get bytes(): number {
    return this.#values.byteLength + this.#order.bytes + this.#steps.length * (this.#steps[0]?.byteLength ?? 0);
  }

  resize(capacity: number): void {
    const wider = new Float64Array(capacity).fill(Number.NaN);
    wider.set(this.#values);
    this.#values = wider;
  }

  get(row: number): number {
    return this.#values[row] as number;
  }

  set(row: number, value: number): void {
    this.#values[row] = value;
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

  #buildSteps(): void {
    const words = this.#values.length >>> 5;
    const count = this.#order.count;
    this.#stepSize = Math.max(1, Math.ceil(count / stepCount));
    const running = new Uint32Array(words);
    this.#steps = [];
    for (let place = 0; place < count; place++) {
      if (place % this.#stepSize === 0) this.#steps.push(running.slice());
      setBit(running, this.#order.rows[place] as number);
    }
    this.#steps.push(running);
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

  /** Finds the first place whose number is at least `value`, or greater if `isAfter`. */
  #findPlace(value: number, isAfter: boolean): number {
    return this.#order.findPlace((row) => {
      const found = this.get(row);
      return found < value || (isAfter && found === value);
    });
  }

  #selectFirst(places: number, target: Bits): void {
    const step = Math.floor(places / this.#stepSize);
    copyBits(target, this.#steps[step] ?? (this.#steps.at(-1) as Bits));
    for (let place = step * this.#stepSize; place < places; place++) setBit(target, this.#order.rows[place] as number);
  }

  #dropFirst(places: number, target: Bits): void {
    const step = Math.floor(places / this.#stepSize);
    andNotBits(target, this.#steps[step] ?? (this.#steps.at(-1) as Bits));
    for (let place = step * this.#stepSize; place < places; place++) {
      clearBit(target, this.#order.rows[place] as number);
    }
  }
}
