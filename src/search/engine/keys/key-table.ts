export type Key = string | number;

/** As V8 stores a text of one-byte characters. */
export const estimateTextBytes = (text: string): number => 16 + Math.ceil(text.length / 8) * 8;

/** Of the places in the hash table, the share that may be in use. */
const maxLoad = 0.75;

/** Differs in every process, so that keys chosen to share a place in one process don't share one in another. */
const seed = Math.floor(Math.random() * 2 ** 32);

const numberParts = new Float64Array(1);
const numberWords = new Uint32Array(numberParts.buffer);

const mixHash = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 16);
};

const hashNumber = (key: number): number => {
  // 0 and -0 are the same key.
  numberParts[0] = key + 0;
  return mixHash(mixHash(seed ^ (numberWords[0] as number)) ^ (numberWords[1] as number));
};

const hashText = (key: string): number => {
  let hash = seed;
  for (let place = 0; place < key.length; place++) {
    hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
    hash ^= hash >>> 15;
  }
  return mixHash(hash);
};

const hashKey = (key: Key): number => (typeof key === 'number' ? hashNumber(key) : hashText(key));

/**
 * Gives each key a code, starting at 1; 0 means no key. A removed key's code goes to another key. Takes about 20 bytes a
 * key, besides the key's text, where a `Map` takes 60.
 */
export class KeyTable<K extends Key> {
  #keys: (K | undefined)[] = [undefined];
  #freeCodes: number[] = [];
  /** Codes by hash, with linear probing. */
  #slots = new Uint32Array(4);

  get size(): number {
    return this.#keys.length - 1 - this.#freeCodes.length;
  }

  /** Every code is below this. */
  get codeLimit(): number {
    return this.#keys.length;
  }

  /** Estimated, without the texts. */
  get bytes(): number {
    return this.#keys.length * 8 + this.#freeCodes.length * 8 + this.#slots.byteLength;
  }

  save() {
    return { keys: this.#keys, freeCodes: this.#freeCodes };
  }

  load({ keys, freeCodes }: ReturnType<KeyTable<K>['save']>): void {
    this.#keys = keys;
    this.#freeCodes = freeCodes;
    let length = this.#slots.length;
    while (this.size / length > maxLoad) length *= 2;
    this.#fillSlots(length);
  }

  find(key: K): number {
    return this.#slots[this.#findSlot(key)] as number;
  }

  /** Returns undefined if the code isn't in use. */
  at(code: number): K | undefined {
    return this.#keys[code];
  }

  /** The key must be new. */
  add(key: K): number {
    if ((this.size + 1) / this.#slots.length > maxLoad) this.#fillSlots(this.#slots.length * 2);
    const code = this.#freeCodes.pop() ?? this.#keys.length;
    this.#keys[code] = key;
    this.#slots[this.#findSlot(key)] = code;
    return code;
  }

  delete(code: number): void {
    this.#emptySlot(this.#findSlot(this.#keys[code] as K));
    this.#keys[code] = undefined;
    this.#freeCodes.push(code);
  }

  /** Gives back the spare places of the list of keys. */
  trim(): void {
    this.#keys = this.#keys.slice();
  }

  /** Returns the key's place, or the empty place where it belongs. */
  #findSlot(key: K): number {
    const mask = this.#slots.length - 1;
    let slot = hashKey(key) & mask;
    for (;;) {
      const code = this.#slots[slot] as number;
      if (code === 0 || this.#keys[code] === key) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Moves later keys up, so that none is separated from its place by an empty one. */
  #emptySlot(emptied: number): void {
    const mask = this.#slots.length - 1;
    let empty = emptied;
    this.#slots[empty] = 0;
    for (let slot = (empty + 1) & mask; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const code = this.#slots[slot] as number;
      const wanted = hashKey(this.#keys[code] as K) & mask;
      if (((slot - wanted) & mask) < ((slot - empty) & mask)) continue;
      this.#slots[empty] = code;
      this.#slots[slot] = 0;
      empty = slot;
    }
  }

  #fillSlots(length: number): void {
    this.#slots = new Uint32Array(length);
    for (let code = 1; code < this.#keys.length; code++) {
      const key = this.#keys[code];
      if (key !== undefined) this.#slots[this.#findSlot(key)] = code;
    }
  }
}
