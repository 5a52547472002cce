import type { PrizeConfig } from './config.ts';

export type Slice = Pick<PrizeConfig, 'key' | 'words' | 'label' | 'weight' | 'isPrize'>;

export const sumChances = (slices: readonly Pick<Slice, 'weight'>[]): number =>
  slices.reduce((sum, { weight }) => sum + weight, 0);

/** @spec L2.15 */
export const listSlices = (
  prizes: readonly PrizeConfig[],
  drawnCounts: Readonly<Record<string, number>>,
): readonly Slice[] =>
  prizes
    .filter(({ key, quantity }) => quantity === null || (drawnCounts[key] ?? 0) < quantity)
    .map(({ key, words, label, weight, isPrize }) => ({ key, words, label, weight, isPrize }));

/** @spec L2.15 */
export const drawSlice = <One extends Pick<Slice, 'weight'>>(slices: readonly One[], number: number): One => {
  let end = 0;
  for (const slice of slices) {
    end += slice.weight;
    if (number >= 0 && number < end && Number.isInteger(number)) return slice;
  }
  throw new Error(`${number} is outside the wheel.`);
};
