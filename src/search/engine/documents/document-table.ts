import { RecentMap } from '../recent-map.ts';
import { type Bits, clearBit, setBit, wordsFor } from '../rows/bitset.ts';
import type { EngineDocument } from '../text/text-index.ts';
import { DocumentBytes } from './document-bytes.ts';
import { DocumentPool } from './document-pool.ts';

const blockRows = 256;
const growth = 1.2;

/** Estimated size of an id and its row, as entries of an array and of a map. */
const idBytes = 60;

/**
 * Caches the documents read last, about 8 MB, because the same vehicles lead many lists. All tables of a thread share
 * this cache, so that it doesn't grow with the number of sites.
 */
const readDocuments = new RecentMap<number, EngineDocument>(1_000);

const maxRows = 2 ** 32;
let tableCount = 0;

/** 7 and '7' are the same id. A number takes less memory as a key. */
const keyOf = (id: string | number): string | number => {
  const number = Number(id);
  return String(number) === String(id) ? number : id;
};

/**
 * Documents by row, stored as bytes outside the JavaScript heap. Rows of removed documents are reused, so replacing
 * stock doesn't widen the table.
 */
export class DocumentTable {
  readonly #bytes = new DocumentBytes();
  readonly #pool = new DocumentPool();
  readonly #ids: (string | number)[] = [];
  readonly #rowByKey = new Map<string | number, number>();
  readonly #freeRows: number[] = [];
  /** The row's number plus `#firstKey` is the row's key in `readDocuments`. */
  readonly #firstKey = maxRows * tableCount++;
  #live: Bits = new Uint32Array(0);
  #capacity = 0;

  get size(): number {
    return this.#rowByKey.size;
  }

  /** Number of rows that bitsets and columns must hold; a multiple of 32. */
  get capacity(): number {
    return this.#capacity;
  }

  get live(): Bits {
    return this.#live;
  }

  get documentBytes(): number {
    return this.#pool.bytes + this.#bytes.bytes + this.size * idBytes;
  }

  rowOf(id: string | number): number | undefined {
    return this.#rowByKey.get(keyOf(id));
  }

  idAt(row: number): string | number {
    return this.#ids[row] as string | number;
  }

  /** Returns the document of a row in use. Don't modify it, because the same object can be returned again. */
  at(row: number): EngineDocument {
    const known = readDocuments.get(this.#firstKey + row);
    if (known !== undefined) return known;
    const document = this.#bytes.read(this.#pool.buffer, this.#pool.startOf(row));
    readDocuments.set(this.#firstKey + row, document);
    return document;
  }

  /** Returns the named fields' values, undefined for absent ones. Costs less than `at` if a row is read only once. */
  fieldsAt(row: number, names: readonly string[]): unknown[] {
    return this.#bytes.readFields(this.#pool.buffer, this.#pool.startOf(row), names);
  }

  keysAt(row: number): string[] {
    return this.#bytes.listKeys(this.#pool.buffer, this.#pool.startOf(row));
  }

  reserve(count: number): boolean {
    const needed = this.#ids.length + Math.max(0, count - this.#freeRows.length);
    if (needed <= this.#capacity) return false;
    // Grows in steps, so that loading stock in batches doesn't copy everything for each batch.
    const grown = Math.max(needed, Math.ceil(this.#capacity * growth));
    this.#capacity = Math.ceil(grown / blockRows) * blockRows;
    const live = new Uint32Array(wordsFor(this.#capacity));
    live.set(this.#live);
    this.#live = live;
    this.#pool.resize(this.#capacity);
    return true;
  }

  /** Call `reserve` first. */
  insert(id: string | number, document: EngineDocument): number {
    const row = this.#freeRows.pop() ?? this.#ids.length;
    this.#pool.set(row, this.#bytes.write(document));
    this.#ids[row] = id;
    this.#rowByKey.set(keyOf(id), row);
    setBit(this.#live, row);
    return row;
  }

  replace(row: number, document: EngineDocument): void {
    const bytes = this.#bytes.write(document);
    this.#release(row);
    this.#pool.set(row, bytes);
  }

  remove(row: number): void {
    this.#release(row);
    this.#pool.delete(row);
    this.#rowByKey.delete(keyOf(this.idAt(row)));
    clearBit(this.#live, row);
    this.#freeRows.push(row);
  }

  trim(): void {
    this.#pool.trim();
  }

  #release(row: number): void {
    this.#bytes.release(this.#pool.buffer, this.#pool.startOf(row));
    readDocuments.delete(this.#firstKey + row);
  }
}
