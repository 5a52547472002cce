export interface Random {
  readonly next: () => number;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly skewedPick: <T>(values: readonly T[]) => T;
  readonly several: <T>(values: readonly T[], count: number) => T[];
  readonly code: (length: number) => string;
}

const codeLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(values: readonly T[], share: number): T => values[Math.floor(share * values.length)] as T;
  const pick = <T>(values: readonly T[]): T => at(values, next());
  return {
    next,
    pick,
    skewedPick: (values) => at(values, next() ** 1.7),
    several: (values, count) => [
      ...new Set(Array.from({ length: Math.floor(next() * (count + 1)) }, () => pick(values))),
    ],
    code: (length) => Array.from({ length }, () => codeLetters[Math.floor(next() * codeLetters.length)]).join(''),
  };
};
