import { HeapKeys } from './heap-keys.ts';
import type { Key, KeyStore } from './key-store.ts';
import { hashKey } from './key-values.ts';

const maxLoad = 0.75;

const noSlots = new Uint32Array(4);

/** Codes start at 1, and 0 means no key. Takes much less memory than a `Map`. */
export class KeyTable<K extends Key> {
  readonly #keys: KeyStore<K>;
  #freeCodes: number[] = [];
  #slots = noSlots;

  constructor(keys: KeyStore<K> = new HeapKeys<K>()) {
    this.#keys = keys;
  }

  get size(): number {
    return this.#keys.codeLimit - 1 - this.#freeCodes.length;
  }

  get codeLimit(): number {
    return this.#keys.codeLimit;
  }

  get bytes(): number {
    return this.#keys.bytes + this.#freeCodes.length * 8 + this.#slots.byteLength;
  }

  save() {
    return { keys: this.#keys.save(), freeCodes: this.#freeCodes };
  }

  load({ keys, freeCodes }: ReturnType<KeyTable<K>['save']>): void {
    this.#keys.load(keys);
    this.#freeCodes = freeCodes;
    let length = this.#slots.length;
    while (this.size / length > maxLoad) length *= 2;
    this.#fillSlots(length);
  }

  find(key: K): number {
    return this.#slots[this.#findSlot(key)] as number;
  }

  at(code: number): K | undefined {
    return this.#keys.at(code);
  }

  isText(code: number): boolean {
    return this.#keys.isText(code);
  }

  compare(a: number, b: number): number {
    return this.#keys.compare(a, b);
  }

  /** The key must be new. */
  add(key: K): number {
    const isFull = (this.size + 1) / this.#slots.length > maxLoad;
    if (isFull || this.#slots === noSlots) this.#fillSlots(this.#slots.length * (isFull ? 2 : 1));
    const code = this.#freeCodes.pop() ?? this.#keys.codeLimit;
    this.#keys.set(code, key);
    this.#slots[this.#findSlot(key)] = code;
    return code;
  }

  delete(code: number): void {
    this.#emptySlot(this.#findSlot(this.#keys.at(code) as K));
    this.#keys.delete(code);
    this.#freeCodes.push(code);
  }

  trim(): void {
    this.#keys.trim();
  }

  #findSlot(key: K): number {
    const mask = this.#slots.length - 1;
    let slot = hashKey(key) & mask;
    for (;;) {
      const code = this.#slots[slot] as number;
      if (code === 0 || this.#keys.isAt(code, key)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Also moves codes from the following slots back to fill the gap, because `#findSlot` stops at an empty slot. */
  #emptySlot(emptied: number): void {
    const mask = this.#slots.length - 1;
    let empty = emptied;
    this.#slots[empty] = 0;
    for (let slot = (empty + 1) & mask; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const code = this.#slots[slot] as number;
      const wanted = this.#keys.hashAt(code) & mask;
      if (((slot - wanted) & mask) < ((slot - empty) & mask)) continue;
      this.#slots[empty] = code;
      this.#slots[slot] = 0;
      empty = slot;
    }
  }

  #fillSlots(length: number): void {
    this.#slots = new Uint32Array(length);
    const mask = length - 1;
    const free = new Set(this.#freeCodes);
    for (let code = 1; code < this.#keys.codeLimit; code++) {
      if (free.has(code)) continue;
      let slot = this.#keys.hashAt(code) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = code;
    }
  }
}
