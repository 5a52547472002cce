import type { Bits } from './bitset.ts';
import { emptyFloat64, emptyUint32 } from './typed-arrays.ts';

/**
 * Buffers reused by every search; results must never point into them. Searches never nest, so an engine needs only one
 * `Scratch`.
 */
export class Scratch {
  readonly #sets: Bits[] = [];
  #taken = 0;
  #words = 0;
  rows: Uint32Array = emptyUint32;
  otherRows: Uint32Array = emptyUint32;
  scores: Float64Array = emptyFloat64;

  resize(capacity: number): void {
    this.#sets.length = 0;
    this.#taken = 0;
    this.#words = capacity >>> 5;
    this.rows = new Uint32Array(capacity);
    this.otherRows = new Uint32Array(capacity);
    this.scores = new Float64Array(capacity);
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
    return this.#sets.length * this.#words * 4 + this.rows.byteLength * 2 + this.scores.byteLength;
  }
}
