import type { Bits } from './bitset.ts';

/**
 * Row sets and row lists that live for one search and are used again by the next. A search takes what it needs and
 * calls `releaseAll` at its end; nothing that it returns may point into them. Searches are synchronous and never
 * nest, so one scratch serves an engine.
 */
export class Scratch {
  readonly #sets: Bits[] = [];
  #taken = 0;
  #words = 0;
  rows = new Uint32Array(0);
  otherRows = new Uint32Array(0);
  scores = new Float64Array(0);

  /** Fits the scratch to an index of `capacity` rows. */
  resize(capacity: number): void {
    this.#sets.length = 0;
    this.#taken = 0;
    this.#words = capacity >>> 5;
    this.rows = new Uint32Array(capacity);
    this.otherRows = new Uint32Array(capacity);
    this.scores = new Float64Array(capacity);
  }

  /** A row set with unknown content. */
  takeDirty(): Bits {
    let set = this.#sets[this.#taken];
    if (set === undefined) {
      set = new Uint32Array(this.#words);
      this.#sets.push(set);
    }
    this.#taken++;
    return set;
  }

  /** An empty row set. */
  take(): Bits {
    return this.takeDirty().fill(0);
  }

  /** Where the stack of taken sets stands, for `releaseTo`. */
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
    return this.#sets.length * this.#words * 4 + this.rows.byteLength * 2 + this.scores.byteLength;
  }
}
