import { emptyUint16 } from '../rows/typed-arrays.ts';

type Codes = Uint16Array | Uint32Array;

const maxNarrowCode = 0xffff;

const makeCodes = (length: number, isWide: boolean): Codes =>
  isWide ? new Uint32Array(length) : new Uint16Array(length);

const widenCodes = (codes: Codes, length: number, mustBeWide: boolean): Codes => {
  const wider = makeCodes(length, mustBeWide || codes instanceof Uint32Array);
  wider.set(codes);
  return wider;
};

export class CodeColumn {
  #codes: Codes = emptyUint16;
  #starts: Uint32Array | undefined;
  #lengths: Uint16Array = emptyUint16;
  #pool: Codes = emptyUint16;
  #poolEnd = 0;
  #poolUsed = 0;

  get isList(): boolean {
    return this.#starts !== undefined;
  }

  get bytes(): number {
    const lists = (this.#starts?.byteLength ?? 0) + this.#lengths.byteLength + this.#pool.byteLength;
    return this.#codes.byteLength + lists;
  }

  save() {
    const lists = { starts: this.#starts, lengths: this.#lengths, pool: this.#pool };
    return { codes: this.#codes, lists, poolEnd: this.#poolEnd, poolUsed: this.#poolUsed };
  }

  load({ codes, lists, poolEnd, poolUsed }: ReturnType<CodeColumn['save']>): void {
    this.#codes = codes;
    this.#starts = lists.starts;
    this.#lengths = lists.lengths;
    this.#pool = lists.pool;
    this.#poolEnd = poolEnd;
    this.#poolUsed = poolUsed;
  }

  resize(capacity: number): void {
    if (this.#starts === undefined) {
      this.#codes = widenCodes(this.#codes, capacity, false);
      return;
    }
    const starts = new Uint32Array(capacity);
    starts.set(this.#starts);
    this.#starts = starts;
    const lengths = new Uint16Array(capacity);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }

  set(row: number, codes: readonly number[]): void {
    if (this.#starts === undefined && codes.length > 1) this.#toLists();
    if (this.#starts !== undefined) {
      this.#setList(this.#starts, row, codes);
      return;
    }
    const code = codes[0] ?? 0;
    if (code > maxNarrowCode && this.#codes instanceof Uint16Array) {
      this.#codes = widenCodes(this.#codes, this.#codes.length, true);
    }
    this.#codes[row] = code;
  }

  first(row: number): number {
    if (this.#starts === undefined) return this.#codes[row] as number;
    return (this.#lengths[row] as number) > 0 ? (this.#pool[this.#starts[row] as number] as number) : 0;
  }

  list(row: number): number[] {
    if (this.#starts === undefined) {
      const code = this.#codes[row] as number;
      return code === 0 ? [] : [code];
    }
    const start = this.#starts[row] as number;
    return Array.from(this.#pool.subarray(start, start + (this.#lengths[row] as number)));
  }

  addCounts(rows: Uint32Array, rowCount: number, weight: number, counts: Int32Array): void {
    if (this.#starts === undefined) addSingleCounts(this.#codes, rows, rowCount, weight, counts);
    else addListCounts(this.#pool, this.#starts, this.#lengths, rows, rowCount, weight, counts);
  }

  #toLists(): void {
    const codes = this.#codes;
    this.#starts = new Uint32Array(codes.length);
    this.#lengths = new Uint16Array(codes.length);
    this.#pool = makeCodes(codes.length, codes instanceof Uint32Array);
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] as number;
      if (code === 0) continue;
      this.#starts[row] = this.#poolEnd;
      this.#lengths[row] = 1;
      this.#pool[this.#poolEnd++] = code;
    }
    this.#poolUsed = this.#poolEnd;
    this.#codes = emptyUint16;
  }

  #setList(starts: Uint32Array, row: number, codes: readonly number[]): void {
    this.#poolUsed += codes.length - (this.#lengths[row] as number);
    this.#lengths[row] = 0;
    if (this.#poolEnd + codes.length > this.#pool.length) this.#squeeze(starts, codes.length);
    if (this.#pool instanceof Uint16Array && codes.some((code) => code > maxNarrowCode)) {
      this.#pool = widenCodes(this.#pool, this.#pool.length, true);
    }
    starts[row] = this.#poolEnd;
    this.#lengths[row] = codes.length;
    for (const code of codes) this.#pool[this.#poolEnd++] = code;
  }

  #squeeze(starts: Uint32Array, extra: number): void {
    const length = Math.ceil((this.#poolUsed + extra) * 1.5);
    const pool = makeCodes(length, this.#pool instanceof Uint32Array);
    let end = 0;
    for (let row = 0; row < starts.length; row++) {
      const start = starts[row] as number;
      const count = this.#lengths[row] as number;
      starts[row] = end;
      for (let index = 0; index < count; index++) pool[end++] = this.#pool[start + index] as number;
    }
    this.#pool = pool;
    this.#poolEnd = end;
  }
}

const addSingleCounts = (
  codes: Codes,
  rows: Uint32Array,
  rowCount: number,
  weight: number,
  counts: Int32Array,
): void => {
  for (let index = 0; index < rowCount; index++) {
    const code = codes[rows[index] as number] as number;
    counts[code] = (counts[code] as number) + weight;
  }
};

const addListCounts = (
  pool: Codes,
  starts: Uint32Array,
  lengths: Uint16Array,
  rows: Uint32Array,
  rowCount: number,
  weight: number,
  counts: Int32Array,
): void => {
  for (let index = 0; index < rowCount; index++) {
    const row = rows[index] as number;
    const start = starts[row] as number;
    const end = start + (lengths[row] as number);
    for (let place = start; place < end; place++) {
      const code = pool[place] as number;
      counts[code] = (counts[code] as number) + weight;
    }
  }
};
