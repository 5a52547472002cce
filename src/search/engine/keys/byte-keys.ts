import { BytePool } from '../rows/byte-pool.ts';
import type { Key, KeyStore } from './key-store.ts';
import { compareKeys, hashKey, hashLatin } from './key-values.ts';

const kind = { number: 0, latin: 1, utf16: 2 } as const;

const notLatin = /[^\0-\xff]/;

let written = Buffer.allocUnsafeSlow(256);

/** The returned bytes are valid until the next call. */
const writeKey = (key: Key): Buffer => {
  if (typeof key === 'number') {
    written[0] = kind.number;
    return written.subarray(0, written.writeDoubleLE(key, 1));
  }
  const isWide = notLatin.test(key);
  const length = 1 + key.length * (isWide ? 2 : 1);
  if (length > written.length) written = Buffer.allocUnsafeSlow(length * 2);
  written[0] = isWide ? kind.utf16 : kind.latin;
  written.write(key, 1, isWide ? 'utf16le' : 'latin1');
  return written.subarray(0, length);
};

/** Stores keys outside the JavaScript heap. This halves their memory and spares the garbage collector. */
export class ByteKeys<K extends Key> implements KeyStore<K> {
  readonly #pool = new BytePool();
  #codeLimit = 1;

  get codeLimit(): number {
    return this.#codeLimit;
  }

  get bytes(): number {
    return this.#pool.bytes;
  }

  at(code: number): K | undefined {
    const { buffer } = this.#pool;
    const end = this.#endOf(code);
    const start = this.#pool.startOf(code);
    if (!(end > start)) return undefined;
    if (buffer[start] === kind.number) return buffer.readDoubleLE(start + 1) as K;
    return buffer.toString(buffer[start] === kind.latin ? 'latin1' : 'utf16le', start + 1, end) as K;
  }

  isText(code: number): boolean {
    return this.#pool.lengthAt(code) > 0 && this.#kindAt(code) !== kind.number;
  }

  hashAt(code: number): number {
    if (this.#kindAt(code) !== kind.latin) return hashKey(this.at(code) as K);
    return hashLatin(this.#pool.buffer, this.#pool.startOf(code) + 1, this.#endOf(code));
  }

  isAt(code: number, key: K): boolean {
    if (typeof key === 'number' || this.#kindAt(code) !== kind.latin) return this.at(code) === key;
    const { buffer } = this.#pool;
    const start = this.#pool.startOf(code) + 1;
    if (this.#endOf(code) - start !== key.length) return false;
    for (let place = 0; place < key.length; place++) if (buffer[start + place] !== key.charCodeAt(place)) return false;
    return true;
  }

  compare(a: number, b: number): number {
    if (this.#kindAt(a) !== kind.latin || this.#kindAt(b) !== kind.latin) {
      return compareKeys(this.at(a) as K, this.at(b) as K);
    }
    const { buffer } = this.#pool;
    const [startA, startB] = [this.#pool.startOf(a), this.#pool.startOf(b)];
    const [lengthA, lengthB] = [this.#pool.lengthAt(a), this.#pool.lengthAt(b)];
    for (let place = 1; place < lengthA && place < lengthB; place++) {
      const order = (buffer[startA + place] as number) - (buffer[startB + place] as number);
      if (order !== 0) return order;
    }
    return lengthA - lengthB;
  }

  set(code: number, key: K): void {
    this.#codeLimit = Math.max(this.#codeLimit, code + 1);
    this.#pool.grow(this.#codeLimit);
    this.#pool.set(code, writeKey(key));
  }

  delete(code: number): void {
    this.#pool.delete(code);
  }

  trim(): void {
    this.#pool.resize(this.#codeLimit);
    this.#pool.trim();
  }

  save() {
    return { pool: this.#pool.save(), codeLimit: this.#codeLimit };
  }

  load(saved: unknown): void {
    const { pool, codeLimit } = saved as ReturnType<ByteKeys<K>['save']>;
    this.#pool.load(pool);
    this.#codeLimit = codeLimit;
  }

  #kindAt(code: number): number | undefined {
    return this.#pool.buffer[this.#pool.startOf(code)];
  }

  #endOf(code: number): number {
    return this.#pool.startOf(code) + this.#pool.lengthAt(code);
  }
}
