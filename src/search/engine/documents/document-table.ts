import { RecentMap } from '#src/lib/recent-map.ts';
import type { Key } from '../keys/key-store.ts';
import { KeyTable } from '../keys/key-table.ts';
import { type Bits, clearBit, setBit, wordsFor } from '../rows/bitset.ts';
import { BytePool } from '../rows/byte-pool.ts';
import { emptyUint32 } from '../rows/typed-arrays.ts';
import type { EngineDocument } from '../text/text-index.ts';
import { DocumentBytes } from './document-bytes.ts';

const blockRows = 256;
const growth = 1.2;

/** A thread's tables share this cache, so that it doesn't grow with the number of sites. */
const readDocuments = new RecentMap<number, EngineDocument>(1_000);

const maxRows = 2 ** 32;
let tableCount = 0;

/** 7 and '7' are the same id. Numbers take less memory. */
const keyOf = (id: Key): Key => {
  const number = Number(id);
  return Number.isFinite(number) && String(number) === id ? number : id;
};

export class DocumentTable {
  readonly #bytes = new DocumentBytes();
  readonly #pool = new BytePool();
  readonly #ids = new KeyTable<Key>();
  #writtenAsText = new Set<number>();
  readonly #firstKey = maxRows * tableCount++;
  #live: Bits = emptyUint32;
  #capacity = 0;

  get size(): number {
    return this.#ids.size;
  }

  /** The number of rows that bitsets and columns must have room for. A multiple of 256. */
  get capacity(): number {
    return this.#capacity;
  }

  get live(): Bits {
    return this.#live;
  }

  get bytes(): number {
    return this.#pool.bytes + this.#bytes.bytes + this.#ids.bytes + this.#live.byteLength;
  }

  rowOf(id: string | number): number | undefined {
    const code = this.#ids.find(keyOf(id));
    return code === 0 ? undefined : code - 1;
  }

  idAt(row: number): string | number {
    const key = this.#ids.at(row + 1) as Key;
    return this.#writtenAsText.has(row) ? String(key) : key;
  }

  /** The row must be in use. Don't modify the document: other calls can return the same object. */
  at(row: number): EngineDocument {
    const known = readDocuments.get(this.#firstKey + row);
    if (known !== undefined) return known;
    const document = this.#bytes.read(this.#pool.buffer, this.#pool.startOf(row));
    readDocuments.set(this.#firstKey + row, document);
    return document;
  }

  fieldsAt(row: number, names: readonly string[]): unknown[] {
    return this.#bytes.readFields(this.#pool.buffer, this.#pool.startOf(row), names);
  }

  keysAt(row: number): string[] {
    return this.#bytes.listKeys(this.#pool.buffer, this.#pool.startOf(row));
  }

  save() {
    const documents = { bytes: this.#bytes.save(), pool: this.#pool.save() };
    const ids = { keys: this.#ids.save(), writtenAsText: this.#writtenAsText };
    return { documents, ids, live: this.#live, capacity: this.#capacity };
  }

  load({ documents, ids, live, capacity }: ReturnType<DocumentTable['save']>): void {
    this.#bytes.load(documents.bytes);
    this.#pool.load(documents.pool);
    this.#ids.load(ids.keys);
    this.#writtenAsText = ids.writtenAsText;
    this.#live = live;
    this.#capacity = capacity;
  }

  reserve(count: number): boolean {
    const needed = this.size + count;
    if (needed <= this.#capacity) return false;
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
    const key = keyOf(id);
    const row = this.#ids.add(key) - 1;
    this.#pool.set(row, this.#bytes.write(document));
    if (key !== id) this.#writtenAsText.add(row);
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
    this.#ids.delete(row + 1);
    this.#writtenAsText.delete(row);
    clearBit(this.#live, row);
  }

  trim(): void {
    this.#pool.trim();
    this.#ids.trim();
    this.#bytes.trim();
  }

  #release(row: number): void {
    this.#bytes.release(this.#pool.buffer, this.#pool.startOf(row));
    readDocuments.delete(this.#firstKey + row);
  }
}
