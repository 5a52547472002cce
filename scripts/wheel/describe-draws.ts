import { sumChances } from '../../src/wheel/rules/draw-slice.ts';
import type { StoredSpin } from '../../src/wheel/server/spin-store.ts';

/** Returns how often a prize should have been drawn: the sum of its chances in all spins, at each spin's own odds. */
const expect = (spins: readonly StoredSpin[], prizeKey: string): number =>
  spins.reduce((sum, { slices }) => {
    const weight = slices.find(({ key }) => key === prizeKey)?.weight ?? 0;
    return sum + weight / sumChances(slices);
  }, 0);

export const describeDraws = (campaignKey: string, spins: readonly StoredSpin[]): string => {
  const words = new Map(spins.flatMap(({ slices }) => slices.map((slice) => [slice.key, slice.words] as const)));
  const lines = [...words].map(([key, text]) => {
    const drawn = spins.filter(({ prizeKey }) => prizeKey === key).length;
    return `  ${key}: drawn ${drawn}, expected ${expect(spins, key).toFixed(1)} (${text})`;
  });
  return [`${campaignKey}: ${spins.length} spins`, ...lines].join('\n');
};
