import { type Bits, countOnes, hasBit, listRows, setBit } from './bitset.ts';
import { emptyInt32, emptyUint32, growTo, trimTo } from './typed-arrays.ts';

export type RowSetId = number;

const smallestBitsetCount = 8;
const none = -1;

/** Keeps all sets in shared arrays, because tens of thousands of objects would take much more memory. */
export class RowSets {
  #setCount = 0;
  #counts: Uint32Array = emptyUint32;
  /** By set: its only row, the first link of its list of rows, or `~slot` for a bitset. */
  #places: Int32Array = emptyInt32;
  #freeSets: RowSetId[] = [];

  #linkCount = 0;
  #linkRows: Uint32Array = emptyUint32;
  #nextLinks: Int32Array = emptyInt32;
  #freeLink = none;

  #words = 0;
  #slotCount = 0;
  #bits: Bits = emptyUint32;
  #freeSlots: number[] = [];

  get bytes(): number {
    const sets = this.#counts.byteLength + this.#places.byteLength + this.#freeSets.length * 8;
    return sets + this.#linkRows.byteLength + this.#nextLinks.byteLength + this.#bits.byteLength;
  }

  save() {
    const sets = { count: this.#setCount, counts: this.#counts, places: this.#places, free: this.#freeSets };
    const links = { count: this.#linkCount, rows: this.#linkRows, next: this.#nextLinks, free: this.#freeLink };
    const bits = { words: this.#words, slotCount: this.#slotCount, bits: this.#bits, free: this.#freeSlots };
    return { sets, links, bits };
  }

  load({ sets, links, bits }: ReturnType<RowSets['save']>): void {
    this.#setCount = sets.count;
    this.#counts = sets.counts;
    this.#places = sets.places;
    this.#freeSets = sets.free;
    this.#linkCount = links.count;
    this.#linkRows = links.rows;
    this.#nextLinks = links.next;
    this.#freeLink = links.free;
    this.#words = bits.words;
    this.#slotCount = bits.slotCount;
    this.#bits = bits.bits;
    this.#freeSlots = bits.free;
  }

  resize(capacity: number): void {
    const words = capacity >>> 5;
    const wider = new Uint32Array(this.#slotCount * words);
    for (let slot = 0; slot < this.#slotCount; slot++) wider.set(this.#bitsOf(slot), slot * words);
    this.#bits = wider;
    this.#words = words;
  }

  create(): RowSetId {
    const id = this.#freeSets.pop() ?? this.#setCount++;
    this.#counts = growTo(this.#counts, this.#setCount);
    this.#places = growTo(this.#places, this.#setCount);
    return id;
  }

  /** The set must be empty. A new set can get the same id. */
  release(id: RowSetId): void {
    this.#freeSets.push(id);
  }

  count(id: RowSetId): number {
    return this.#counts[id] as number;
  }

  /** The row must not be in the set yet. */
  add(id: RowSetId, row: number): void {
    const count = this.count(id) + 1;
    const place = this.#places[id] as number;
    this.#counts[id] = count;
    if (count === 1) this.#places[id] = row;
    else if (place < 0) this.#setBit(~place, row);
    else {
      this.#places[id] = this.#link(row, count === 2 ? this.#link(place, none) : place);
      if (count >= smallestBitsetCount && count * 2 > this.#words) this.#toBits(id);
    }
  }

  /** The row must be in the set. */
  remove(id: RowSetId, row: number): void {
    const count = this.count(id) - 1;
    const place = this.#places[id] as number;
    this.#counts[id] = count;
    if (count === 0) {
      if (place < 0) this.#freeSlot(~place);
    } else if (place >= 0) {
      this.#places[id] = this.#unlink(place, row);
      if (count === 1) this.#places[id] = this.#freeLast(this.#places[id] as number);
    } else {
      this.#clearBit(~place, row);
      if (count * 4 < this.#words || count === 1) this.#toList(id);
    }
  }

  orInto(id: RowSetId, target: Bits): void {
    const count = this.count(id);
    const place = this.#places[id] as number;
    if (count === 0) return;
    if (place < 0) {
      const start = ~place * this.#words;
      for (let word = 0; word < this.#words; word++) {
        target[word] = (target[word] as number) | (this.#bits[start + word] as number);
      }
    } else if (count === 1) setBit(target, place);
    else {
      for (let link = place; link !== none; link = this.#nextLinks[link] as number) {
        setBit(target, this.#linkRows[link] as number);
      }
    }
  }

  countIn(id: RowSetId, other: Bits): number {
    const count = this.count(id);
    const place = this.#places[id] as number;
    if (count === 0) return 0;
    let shared = 0;
    if (place < 0) {
      const start = ~place * this.#words;
      const words = Math.min(this.#words, other.length);
      for (let word = 0; word < words; word++) {
        shared += countOnes((this.#bits[start + word] as number) & (other[word] as number));
      }
      return shared;
    }
    if (count === 1) return hasBit(other, place) ? 1 : 0;
    for (let link = place; link !== none; link = this.#nextLinks[link] as number) {
      if (hasBit(other, this.#linkRows[link] as number)) shared++;
    }
    return shared;
  }

  trim(): void {
    this.#counts = trimTo(this.#counts, this.#setCount);
    this.#places = trimTo(this.#places, this.#setCount);
    this.#linkRows = trimTo(this.#linkRows, this.#linkCount);
    this.#nextLinks = trimTo(this.#nextLinks, this.#linkCount);
    this.#bits = trimTo(this.#bits, this.#slotCount * this.#words);
  }

  #setBit(slot: number, row: number): void {
    const word = slot * this.#words + (row >>> 5);
    this.#bits[word] = (this.#bits[word] as number) | (1 << (row & 31));
  }

  #clearBit(slot: number, row: number): void {
    const word = slot * this.#words + (row >>> 5);
    this.#bits[word] = (this.#bits[word] as number) & ~(1 << (row & 31));
  }

  #bitsOf(slot: number): Bits {
    return this.#bits.subarray(slot * this.#words, (slot + 1) * this.#words);
  }

  #link(row: number, next: number): number {
    const isFree = this.#freeLink !== none;
    const link = isFree ? this.#freeLink : this.#linkCount++;
    if (isFree) this.#freeLink = this.#nextLinks[link] as number;
    this.#linkRows = growTo(this.#linkRows, this.#linkCount);
    this.#nextLinks = growTo(this.#nextLinks, this.#linkCount);
    this.#linkRows[link] = row;
    this.#nextLinks[link] = next;
    return link;
  }

  #free(link: number): void {
    this.#nextLinks[link] = this.#freeLink;
    this.#freeLink = link;
  }

  #unlink(first: number, row: number): number {
    let before = none;
    let link = first;
    while (this.#linkRows[link] !== row) {
      before = link;
      link = this.#nextLinks[link] as number;
    }
    const next = this.#nextLinks[link] as number;
    if (before !== none) this.#nextLinks[before] = next;
    this.#free(link);
    return before === none ? next : first;
  }

  #freeLast(link: number): number {
    this.#free(link);
    return this.#linkRows[link] as number;
  }

  #takeSlot(): number {
    const slot = this.#freeSlots.pop() ?? this.#slotCount++;
    this.#bits = growTo(this.#bits, this.#slotCount * this.#words);
    return slot;
  }

  #freeSlot(slot: number): void {
    this.#bitsOf(slot).fill(0);
    this.#freeSlots.push(slot);
  }

  #toBits(id: RowSetId): void {
    const slot = this.#takeSlot();
    let link = this.#places[id] as number;
    while (link !== none) {
      const next = this.#nextLinks[link] as number;
      this.#setBit(slot, this.#linkRows[link] as number);
      this.#free(link);
      link = next;
    }
    this.#places[id] = ~slot;
  }

  #toList(id: RowSetId): void {
    const slot = ~(this.#places[id] as number);
    const rows = new Uint32Array(this.count(id));
    listRows(this.#bitsOf(slot), rows);
    this.#freeSlot(slot);
    this.#places[id] =
      rows.length === 1 ? (rows[0] as number) : rows.reduce((next, row) => this.#link(row, next), none);
  }
}
