import { type Bits, clearBit, setBit, wordsFor } from './rows/bitset.ts';
import type { SearchDocument } from './text/text-index.ts';

/** Rows are made in blocks of this many. */
const blockRows = 256;
/** A table that is full grows by at least this. */
const growth = 1.2;

/** The documents by row. Rows of documents that are gone are used again, so the table never holds more than its peak. */
export class DocumentTable {
  readonly #documents: (SearchDocument | undefined)[] = [];
  readonly #ids: (string | number)[] = [];
  readonly #rowById = new Map<string, number>();
  readonly #freeRows: number[] = [];
  #live: Bits = new Uint32Array(0);
  #capacity = 0;
  #documentBytes = 0;

  /** Number of documents. */
  get size(): number {
    return this.#rowById.size;
  }

  /** Rows that bitsets and columns must have room for; a multiple of 32. */
  get capacity(): number {
    return this.#capacity;
  }

  /** The rows in use. */
  get live(): Bits {
    return this.#live;
  }

  /** Bytes that the documents take, estimated. */
  get documentBytes(): number {
    return this.#documentBytes + this.size * 120;
  }

  rowOf(id: string): number | undefined {
    return this.#rowById.get(id);
  }

  idAt(row: number): string | number {
    return this.#ids[row] as string | number;
  }

  at(row: number): SearchDocument | undefined {
    return this.#documents[row];
  }

  /** Makes room for `count` more documents; true when the capacity grew. */
  reserve(count: number): boolean {
    const needed = this.#documents.length + Math.max(0, count - this.#freeRows.length);
    if (needed <= this.#capacity) return false;
    // In steps, so that a stock read in batches does not copy everything for every batch.
    const grown = Math.max(needed, Math.ceil(this.#capacity * growth));
    this.#capacity = Math.ceil(grown / blockRows) * blockRows;
    const live = new Uint32Array(wordsFor(this.#capacity));
    live.set(this.#live);
    this.#live = live;
    return true;
  }

  /** Gives a new document a row; `reserve` must have made room. */
  insert(id: string | number, document: SearchDocument): number {
    const row = this.#freeRows.pop() ?? this.#documents.length;
    this.#documents[row] = document;
    this.#ids[row] = id;
    this.#rowById.set(String(id), row);
    setBit(this.#live, row);
    this.#documentBytes += estimateBytes(document);
    return row;
  }

  replace(row: number, document: SearchDocument): void {
    this.#documentBytes += estimateBytes(document) - estimateBytes(this.#documents[row]);
    this.#documents[row] = document;
  }

  remove(row: number): void {
    this.#documentBytes -= estimateBytes(this.#documents[row]);
    this.#rowById.delete(String(this.idAt(row)));
    this.#documents[row] = undefined;
    clearBit(this.#live, row);
    this.#freeRows.push(row);
  }
}

/** Bytes that a value takes in memory, roughly: text one byte a letter, 16 bytes for what holds it. */
const estimateBytes = (value: unknown): number => {
  if (typeof value === 'string') return 16 + value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + estimateBytes(entry), 32);
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = 32;
  for (const key in value) bytes += 8 + estimateBytes((value as Record<string, unknown>)[key]);
  return bytes;
};
