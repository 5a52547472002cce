import type { Key, KeyStore } from './key-store.ts';
import { compareKeys, hashKey } from './key-values.ts';

export const estimateTextBytes = (text: string): number => 16 + Math.ceil(text.length / 8) * 8;

export class HeapKeys<K extends Key> implements KeyStore<K> {
  #keys: (K | undefined)[] = [undefined];

  get codeLimit(): number {
    return this.#keys.length;
  }

  get bytes(): number {
    let bytes = this.#keys.length * 8;
    for (const key of this.#keys) if (typeof key === 'string') bytes += estimateTextBytes(key);
    return bytes;
  }

  at(code: number): K | undefined {
    return this.#keys[code];
  }

  isText(code: number): boolean {
    return typeof this.#keys[code] === 'string';
  }

  hashAt(code: number): number {
    return hashKey(this.#keys[code] as K);
  }

  isAt(code: number, key: K): boolean {
    return this.#keys[code] === key;
  }

  compare(a: number, b: number): number {
    return compareKeys(this.#keys[a] as K, this.#keys[b] as K);
  }

  set(code: number, key: K): void {
    this.#keys[code] = key;
  }

  delete(code: number): void {
    this.#keys[code] = undefined;
  }

  trim(): void {
    this.#keys = this.#keys.slice();
  }

  save() {
    return this.#keys;
  }

  load(saved: unknown): void {
    this.#keys = saved as (K | undefined)[];
  }
}
