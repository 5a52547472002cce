import { type Bits, clearBit, countShared, hasBit, listRows, orBits, setBit } from './bitset.ts';

/** A list with fewer rows never becomes a bitset. */
const smallestBitsetCount = 32;

/**
 * Up to this length, a list is copied for each new row, so that it has no spare places. Copying longer lists would take
 * too long.
 */
const maxExactLength = 16;

/**
 * Stores rows as a single number, a list or, once that's smaller, a bitset. A bitset becomes a list only at half the
 * count at which a list becomes a bitset, so that a set near the threshold doesn't keep switching.
 */
export class RowSet {
  #rows: number | number[] = [];
  /** Used instead of `#rows` if defined. */
  #bits: Bits | undefined;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    const own = 48;
    if (this.#bits !== undefined) return own + this.#bits.byteLength + 150;
    return Array.isArray(this.#rows) ? own + 32 + this.#rows.length * 8 : own;
  }

  /** Adds a row that must not be in the set yet. `words` is the length of a bitset of all rows. */
  add(row: number, words: number): void {
    this.#count++;
    if (this.#bits !== undefined) {
      this.#bits = widen(this.#bits, row, words);
      setBit(this.#bits, row);
    } else if (this.#count === 1) this.#rows = row;
    else this.#addToList(row, words);
  }

  remove(row: number): void {
    this.#count--;
    if (this.#bits === undefined) {
      this.#rows = this.#listed().filter((each) => each !== row);
      return;
    }
    clearBit(this.#bits, row);
    if (this.#count * 4 >= this.#bits.length) return;
    this.#rows = toList(this.#bits, this.#count);
    this.#bits = undefined;
  }

  orInto(target: Bits): void {
    if (this.#bits !== undefined) orBits(target, this.#bits);
    else if (typeof this.#rows === 'number') setBit(target, this.#rows);
    else for (const row of this.#rows) setBit(target, row);
  }

  countIn(other: Bits): number {
    if (this.#bits !== undefined) return countShared(this.#bits, other);
    let count = 0;
    for (const row of this.#listed()) if (hasBit(other, row)) count++;
    return count;
  }

  #listed(): readonly number[] {
    return typeof this.#rows === 'number' ? [this.#rows] : this.#rows;
  }

  #addToList(row: number, words: number): void {
    if (Array.isArray(this.#rows) && this.#rows.length > maxExactLength) this.#rows.push(row);
    else this.#rows = [...this.#listed(), row];
    if (this.#count < smallestBitsetCount || this.#count * 2 <= words) return;
    this.#bits = toBits(this.#listed(), words);
    this.#rows = [];
  }
}

const widen = (bits: Bits, row: number, words: number): Bits => {
  if (row >>> 5 < bits.length) return bits;
  const wider = new Uint32Array(words);
  wider.set(bits);
  return wider;
};

const toBits = (rows: readonly number[], words: number): Bits => {
  const bits = new Uint32Array(words);
  for (const row of rows) setBit(bits, row);
  return bits;
};

const toList = (bits: Bits, count: number): number[] => {
  const rows = new Uint32Array(count);
  listRows(bits, rows);
  return Array.from(rows);
};
