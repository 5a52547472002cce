import type { Bits } from './bitset.ts';

const makeLists = (capacity: number) => ({
  rows: new Uint32Array(capacity),
  otherRows: new Uint32Array(capacity),
  scores: new Float64Array(capacity),
});

let shared = makeLists(0);

export class Scratch {
  readonly #sets: Bits[] = [];
  #taken = 0;
  #words = 0;

  get rows(): Uint32Array {
    return shared.rows;
  }

  get otherRows(): Uint32Array {
    return shared.otherRows;
  }

  get scores(): Float64Array {
    return shared.scores;
  }

  resize(capacity: number): void {
    this.#sets.length = 0;
    this.#taken = 0;
    this.#words = capacity >>> 5;
    if (capacity > shared.rows.length) shared = makeLists(capacity);
  }

  takeDirty(): Bits {
    let set = this.#sets[this.#taken];
    if (set === undefined) {
      set = new Uint32Array(this.#words);
      this.#sets.push(set);
    }
    this.#taken++;
    return set;
  }

  take(): Bits {
    return this.takeDirty().fill(0);
  }

  get mark(): number {
    return this.#taken;
  }

  releaseTo(mark: number): void {
    this.#taken = mark;
  }

  releaseAll(): void {
    this.#taken = 0;
  }

  get bytes(): number {
    return this.#sets.length * this.#words * 4;
  }
}
