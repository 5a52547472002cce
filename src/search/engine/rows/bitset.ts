/** Row r is bit `r & 31` of word `r >>> 5`. Missing words count as zeros. */
export type Bits = Uint32Array;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export const setBit = (bits: Bits, row: number): void => {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
};

export const clearBit = (bits: Bits, row: number): void => {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
};

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) as number) & (1 << (row & 31))) !== 0;

export const copyBits = (target: Bits, source: Bits): void => {
  target.set(source.length > target.length ? source.subarray(0, target.length) : source);
  if (source.length < target.length) target.fill(0, source.length);
};

export const andBits = (target: Bits, other: Bits): void => {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word++) target[word] = (target[word] as number) & (other[word] as number);
  if (shared < target.length) target.fill(0, shared);
};

export const orBits = (target: Bits, other: Bits): void => {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word++) target[word] = (target[word] as number) | (other[word] as number);
};

export const andNotBits = (target: Bits, other: Bits): void => {
  const shared = Math.min(target.length, other.length);
  for (let word = 0; word < shared; word++) target[word] = (target[word] as number) & ~(other[word] as number);
};

export const complementBits = (target: Bits, universe: Bits): void => {
  for (let word = 0; word < target.length; word++) target[word] = (universe[word] ?? 0) & ~(target[word] as number);
};

export const countOnes = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] as number;
    if (value !== 0) count += countOnes(value);
  }
  return count;
};

/** Writes the rows in `bits` that aren't in `without` to `rows`, in ascending order. Returns their count. */
export const listRows = (bits: Bits, rows: Uint32Array, without?: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] as number;
    if (without !== undefined) value &= ~(without[word] ?? 0);
    const base = word << 5;
    while (value !== 0) {
      rows[count++] = base + 31 - Math.clz32(value & -value);
      value &= value - 1;
    }
  }
  return count;
};
