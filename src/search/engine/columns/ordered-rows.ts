import { emptyUint8, emptyUint16, makeNumbers, type Numbers } from '../rows/typed-arrays.ts';

/** Must never return 0 for different rows. */
export type CompareRows = (a: number, b: number) => number;

export interface OrderSource {
  readonly compare: CompareRows;
  readonly includes: (row: number) => boolean;
  readonly listAll: (rows: Numbers) => number;
}

/** Scratch space: all zero unless rows are being merged. */
let marks: Uint8Array = emptyUint8;

const noRows: ReadonlySet<number> = new Set();

/** Changed rows keep their places until `refresh` is called. */
export class OrderedRows {
  readonly #source: OrderSource;
  #rows: Numbers = emptyUint16;
  #count = 0;
  #changed: ReadonlySet<number> = noRows;
  #isBuilt = false;

  constructor(source: OrderSource) {
    this.#source = source;
  }

  get count(): number {
    return this.#count;
  }

  get rows(): Numbers {
    return this.#rows;
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#changed.size * 16;
  }

  /** Call `refresh` first. */
  save(): Numbers {
    return this.#rows.slice(0, this.#count);
  }

  load(rows: Numbers, capacity: number): void {
    this.#count = 0;
    this.#widen(capacity);
    this.#rows.set(rows);
    this.#count = rows.length;
    this.#changed = noRows;
    this.#isBuilt = true;
  }

  /** Call `refresh` first. */
  findPlace(isBefore: (row: number) => boolean, end = this.#count): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#rows[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  markChanged(row: number): void {
    if (!this.#isBuilt) return;
    if (this.#changed === noRows) this.#changed = new Set();
    (this.#changed as Set<number>).add(row);
  }

  refresh(capacity: number): boolean {
    if (this.#isBuilt && this.#changed.size === 0) return false;
    if (this.#rows.length < capacity) this.#widen(capacity);
    if (this.#isBuilt && this.#changed.size * 8 < this.#count) this.#merge();
    else this.#sortAll();
    this.#changed = noRows;
    this.#isBuilt = true;
    return true;
  }

  #widen(capacity: number): void {
    const wider = makeNumbers(capacity, capacity);
    wider.set(this.#rows);
    this.#rows = wider;
  }

  #sortAll(): void {
    this.#count = this.#source.listAll(this.#rows);
    this.#rows.subarray(0, this.#count).sort(this.#source.compare);
  }

  #merge(): void {
    const arriving = this.#dropChanged().sort(this.#source.compare);
    let end = this.#count;
    for (let index = arriving.length - 1; index >= 0; index--) {
      const row = arriving[index] as number;
      const at = this.findPlace((other) => this.#source.compare(other, row) < 0, end);
      this.#rows.copyWithin(at + index + 1, at, end);
      this.#rows[at + index] = row;
      end = at;
    }
    this.#count += arriving.length;
  }

  #dropChanged(): number[] {
    if (marks.length < this.#rows.length) marks = new Uint8Array(this.#rows.length);
    for (const row of this.#changed) marks[row] = 1;
    let kept = 0;
    for (let index = 0; index < this.#count; index++) {
      const row = this.#rows[index] as number;
      if (marks[row] === 0) this.#rows[kept++] = row;
    }
    this.#count = kept;
    const arriving: number[] = [];
    for (const row of this.#changed) {
      marks[row] = 0;
      if (this.#source.includes(row)) arriving.push(row);
    }
    return arriving;
  }
}
