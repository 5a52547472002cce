/** Holds up to twice `size` entries, because dropping old entries in bulk is faster than one by one. */
export class RecentMap<Key, Value> {
  readonly #size: number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#size) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
  }

  delete(key: Key): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }
}
