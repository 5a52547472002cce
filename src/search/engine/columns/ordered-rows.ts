import { emptyUint8, emptyUint32 } from '../rows/typed-arrays.ts';
/** Must never return 0 for different rows. */
export type CompareRows = (a: number, b: number) => number;

export interface OrderSource {
  readonly compare: CompareRows;
  readonly includes: (row: number) => boolean;
  readonly listAll: (rows: Uint32Array) => number;
}

/**
 * Keeps rows sorted. `refresh` inserts the rows changed since the last call by binary search, or sorts all rows again
 * if an eighth or more have changed.
 */
export class OrderedRows {
  readonly #source: OrderSource;
  #rows: Uint32Array = emptyUint32;
  #count = 0;
  #changed = new Set<number>();
  #isBuilt = false;
  #marks: Uint8Array = emptyUint8;

  constructor(source: OrderSource) {
    this.#source = source;
  }

  get count(): number {
    return this.#count;
  }

  /** Only the first `count` entries are valid. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#marks.byteLength + this.#changed.size * 16;
  }

  /** Returns the rows in order. Call `refresh` first. */
  save(): Uint32Array {
    return this.#rows.slice(0, this.#count);
  }

  load(rows: Uint32Array, capacity: number): void {
    this.#count = 0;
    this.#widen(capacity);
    this.#rows.set(rows);
    this.#count = rows.length;
    this.#changed.clear();
    this.#isBuilt = true;
  }

  /** Returns the first place whose row isn't before what is searched for. Call `refresh` first. */
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
    if (this.#isBuilt) this.#changed.add(row);
  }

  /** Returns false if no row has changed since the last call. */
  refresh(capacity: number): boolean {
    if (this.#isBuilt && this.#changed.size === 0) return false;
    if (this.#rows.length < capacity) this.#widen(capacity);
    if (this.#isBuilt && this.#changed.size * 8 < this.#count) this.#merge();
    else this.#sortAll();
    this.#changed.clear();
    this.#isBuilt = true;
    return true;
  }

  #widen(capacity: number): void {
    const wider = new Uint32Array(capacity);
    wider.set(this.#rows);
    this.#rows = wider;
    this.#marks = new Uint8Array(capacity);
  }

  #sortAll(): void {
    this.#count = this.#source.listAll(this.#rows);
    this.#rows.subarray(0, this.#count).sort(this.#source.compare);
  }

  #merge(): void {
    const arriving = this.#dropChanged().sort(this.#source.compare);
    // From the end, so that every remaining row moves only once.
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
    for (const row of this.#changed) this.#marks[row] = 1;
    let kept = 0;
    for (let index = 0; index < this.#count; index++) {
      const row = this.#rows[index] as number;
      if (this.#marks[row] === 0) this.#rows[kept++] = row;
    }
    this.#count = kept;
    const arriving: number[] = [];
    for (const row of this.#changed) {
      this.#marks[row] = 0;
      if (this.#source.includes(row)) arriving.push(row);
    }
    return arriving;
  }
}
