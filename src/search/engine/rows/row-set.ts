import { type Bits, clearBit, countShared, hasBit, listRows, orBits, setBit } from './bitset.ts';

/** A list with fewer rows never becomes a bitset. */
const smallestBitsetCount = 32;

/**
 * A list or a bitset, whichever is smaller. A bitset becomes a list only at half the size at which a list becomes a
 * bitset, so that a set near the threshold doesn't keep switching.
 */
export class RowSet {
  #list: number[] | undefined = [];
  #bits: Bits | undefined;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return 64 + (this.#bits?.byteLength ?? 0) + (this.#list?.length ?? 0) * 8;
  }

  /** Adds a row that must not be in the set yet. `words` is the length of a bitset of all rows. */
  add(row: number, words: number): void {
    this.#count++;
    if (this.#bits !== undefined) {
      this.#widen(row, words);
      setBit(this.#bits, row);
      return;
    }
    this.#list?.push(row);
    if (this.#count >= smallestBitsetCount && this.#count * 2 > words) this.#toBits(words);
  }

  remove(row: number): void {
    this.#count--;
    if (this.#bits !== undefined) {
      clearBit(this.#bits, row);
      if (this.#count * 4 < this.#bits.length) this.#toList();
      return;
    }
    const list = this.#list ?? [];
    const at = list.indexOf(row);
    const last = list.pop();
    if (last !== undefined && at < list.length) list[at] = last;
  }

  orInto(target: Bits): void {
    if (this.#bits !== undefined) orBits(target, this.#bits);
    else for (const row of this.#list ?? []) setBit(target, row);
  }

  countIn(other: Bits): number {
    if (this.#bits !== undefined) return countShared(this.#bits, other);
    let count = 0;
    for (const row of this.#list ?? []) if (hasBit(other, row)) count++;
    return count;
  }

  #widen(row: number, words: number): void {
    if (this.#bits === undefined || row >>> 5 < this.#bits.length) return;
    const wider = new Uint32Array(words);
    wider.set(this.#bits);
    this.#bits = wider;
  }

  #toBits(words: number): void {
    const bits = new Uint32Array(words);
    for (const row of this.#list ?? []) setBit(bits, row);
    this.#bits = bits;
    this.#list = undefined;
  }

  #toList(): void {
    const rows = new Uint32Array(this.#count);
    if (this.#bits !== undefined) listRows(this.#bits, rows);
    this.#list = Array.from(rows);
    this.#bits = undefined;
  }
}
