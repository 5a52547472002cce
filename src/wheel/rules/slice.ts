import type { PrizeConfig } from './prize-config.ts';

/** A slice of the wheel as it stands: what can be drawn, and with how many chances. */
export type Slice = Pick<PrizeConfig, 'key' | 'words' | 'label' | 'weight' | 'isPrize'>;

/** All chances of a wheel. */
export const sumChances = (slices: readonly Pick<Slice, 'weight'>[]): number =>
  slices.reduce((sum, { weight }) => sum + weight, 0);

/** The slices that can still be drawn: a prize that is used up has left the wheel. @spec L2.15 */
export const listSlices = (
  prizes: readonly PrizeConfig[],
  drawnCounts: Readonly<Record<string, number>>,
): readonly Slice[] =>
  prizes
    .filter(({ key, quantity }) => quantity === null || (drawnCounts[key] ?? 0) < quantity)
    .map(({ key, words, label, weight, isPrize }) => ({ key, words, label, weight, isPrize }));
