import { type Slice, sumChances } from './draw-slice.ts';

export interface DrawnPrize {
  readonly key: string;
  readonly words: string;
  readonly drawn: number;
  readonly expected: number;
}

/** @spec L2.15 */
export const compareDraws = (
  spins: readonly { readonly prizeKey: string; readonly slices: readonly Pick<Slice, 'key' | 'words' | 'weight'>[] }[],
): readonly DrawnPrize[] => {
  const prizes = new Map(spins.flatMap(({ slices }) => slices.map(({ key, words }) => [key, words] as const)));
  return [...prizes].map(([key, words]) => ({
    key,
    words,
    drawn: spins.filter(({ prizeKey }) => prizeKey === key).length,
    expected: spins.reduce((sum, { slices }) => {
      const weight = slices.find((slice) => slice.key === key)?.weight ?? 0;
      return sum + weight / sumChances(slices);
    }, 0),
  }));
};
