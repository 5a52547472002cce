import { type Bits, clearBit, setBit, wordsFor } from './rows/bitset.ts';
import type { EngineDocument } from './text/text-index.ts';

const blockRows = 256;
const growth = 1.2;

/** Documents by row. Rows of removed documents are reused, so replacing stock doesn't widen the table. */
export class DocumentTable {
  readonly #documents: (EngineDocument | undefined)[] = [];
  readonly #ids: (string | number)[] = [];
  readonly #rowById = new Map<string, number>();
  readonly #freeRows: number[] = [];
  #live: Bits = new Uint32Array(0);
  #capacity = 0;
  #documentBytes = 0;

  get size(): number {
    return this.#rowById.size;
  }

  /** Number of rows that bitsets and columns must hold; a multiple of 32. */
  get capacity(): number {
    return this.#capacity;
  }

  get live(): Bits {
    return this.#live;
  }

  get documentBytes(): number {
    return this.#documentBytes + this.size * 120;
  }

  rowOf(id: string): number | undefined {
    return this.#rowById.get(id);
  }

  idAt(row: number): string | number {
    return this.#ids[row] as string | number;
  }

  at(row: number): EngineDocument | undefined {
    return this.#documents[row];
  }

  reserve(count: number): boolean {
    const needed = this.#documents.length + Math.max(0, count - this.#freeRows.length);
    if (needed <= this.#capacity) return false;
    // Grows in steps, so that loading stock in batches doesn't copy everything for each batch.
    const grown = Math.max(needed, Math.ceil(this.#capacity * growth));
    this.#capacity = Math.ceil(grown / blockRows) * blockRows;
    const live = new Uint32Array(wordsFor(this.#capacity));
    live.set(this.#live);
    this.#live = live;
    return true;
  }

  /** Call `reserve` first. */
  insert(id: string | number, document: EngineDocument): number {
    const row = this.#freeRows.pop() ?? this.#documents.length;
    this.#documents[row] = document;
    this.#ids[row] = id;
    this.#rowById.set(String(id), row);
    setBit(this.#live, row);
    this.#documentBytes += estimateBytes(document);
    return row;
  }

  replace(row: number, document: EngineDocument): void {
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

const estimateBytes = (value: unknown): number => {
  if (typeof value === 'string') return 16 + value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + estimateBytes(entry), 32);
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = 32;
  for (const key in value) bytes += 8 + estimateBytes((value as Record<string, unknown>)[key]);
  return bytes;
};
