import { formatCount } from '../../src/lib/text/noun.ts';
import { compareDraws } from '../../src/wheel/rules/compare-draws.ts';
import type { StoredSpin } from '../../src/wheel/server/spin-store.ts';

export const describeDraws = (campaignKey: string, spins: readonly StoredSpin[]): string => {
  const lines = compareDraws(spins).map(
    ({ key, words, drawn, expected }) => `  ${key}: drawn ${drawn}, expected ${expected.toFixed(1)} (${words})`,
  );
  return [`${campaignKey}: ${formatCount(spins.length, { one: 'spin', many: 'spins' })}`, ...lines].join('\n');
};
