import { formatNumber } from '#src/lib/format-number.ts';
import type { PrizeConfig } from '../rules/prize-config.ts';
import { type Slice, sumChances } from '../rules/slice.ts';
import { listTones } from './build-slices.ts';
import type { OddsRow } from './wheel-view.ts';

/** Below so many it is said how many are left. */
const scarce = 20;

const trim = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** '1 in 8', '1 in 3.3'. */
const describeOdds = (weight: number, total: number): string => {
  const oneIn = total / weight;
  return `1 in ${oneIn >= 100 ? formatNumber(Math.round(oneIn)) : trim(oneIn, 1)}`;
};

/** '12.5%', with as many digits as a small one needs. */
const describePercent = (weight: number, total: number): string => {
  const percent = (weight / total) * 100;
  return `${trim(percent, percent >= 1 ? 1 : 3)}%`;
};

const describeLeft = (quantity: number | null | undefined, drawn: number): string | null => {
  if (quantity === null || quantity === undefined) return null;
  const left = quantity - drawn;
  return left > scarce ? null : left === 1 ? 'The last one' : `${left} left`;
};

/** The odds of a wheel in words, of those slices that it has. @spec L2.15 */
export const listOdds = (
  slices: readonly Slice[],
  prizes: readonly Pick<PrizeConfig, 'key' | 'quantity'>[],
  drawnCounts: Readonly<Record<string, number>> | null,
): readonly OddsRow[] => {
  const total = sumChances(slices);
  const tones = listTones(slices);
  return slices.map(({ key, words, weight }) => {
    const quantity = drawnCounts === null ? null : prizes.find((prize) => prize.key === key)?.quantity;
    return {
      ...{ key, words, tone: tones[key] ?? 'none' },
      odds: describeOdds(weight, total),
      percent: describePercent(weight, total),
      left: describeLeft(quantity, drawnCounts?.[key] ?? 0),
    };
  });
};
