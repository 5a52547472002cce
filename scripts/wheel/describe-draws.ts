import { sumChances } from '../../src/wheel/rules/draw-slice.ts';
import type { KeptGo } from '../../src/wheel/server/go-store.ts';

/** How often a prize was to be expected: its chances at every turn, as the wheel stood then. */
const expect = (goes: readonly KeptGo[], prizeKey: string): number =>
  goes.reduce((sum, { slices }) => {
    const weight = slices.find(({ key }) => key === prizeKey)?.weight ?? 0;
    return sum + weight / sumChances(slices);
  }, 0);

/** What was drawn of a campaign how often, beside what its odds said. */
export const describeDraws = (campaignKey: string, goes: readonly KeptGo[]): string => {
  const words = new Map(goes.flatMap(({ slices }) => slices.map((slice) => [slice.key, slice.words] as const)));
  const lines = [...words].map(([key, text]) => {
    const drawn = goes.filter(({ prizeKey }) => prizeKey === key).length;
    return `  ${key}: drawn ${drawn}, expected ${expect(goes, key).toFixed(1)} (${text})`;
  });
  return [`${campaignKey}: ${goes.length} turns`, ...lines].join('\n');
};
