import { formatNumber } from '#src/lib/format-number.ts';
import type { NumberRange } from '../search-state.ts';

export const unpricedRange = 'Price on request';

const label = (low: number, high: number | null): string => {
  if (high === null) return `$${formatNumber(low)}+`;
  return low === 0 ? `Under $${formatNumber(high)}` : `$${formatNumber(low)} - $${formatNumber(high)}`;
};

const bucketOf = (dollars: number, bounds: readonly number[]): string => {
  const next = bounds.findIndex((bound) => dollars < bound);
  if (next === -1) return label(bounds.at(-1) ?? 0, null);
  return label(bounds[next - 1] ?? 0, bounds[next] ?? 0);
};

const priceBounds = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 100_000, 150_000, 200_000];
const weeklyBounds = [50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500];

export const formatPriceRange = (dollars: number): string => bucketOf(dollars, priceBounds);

export const formatWeeklyPriceRange = (dollars: number): string => bucketOf(dollars, weeklyBounds);

/** @spec L2.33 */
export const parsePriceRange = (text: string): NumberRange | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  const between = /^(\d{1,9})[-–:](\d{1,9})$/.exec(bare);
  if (between) return { min: Number(between[1]), max: Number(between[2]) };
  const under = /^under(\d{1,9})$/i.exec(bare)?.[1];
  if (under !== undefined) return { min: null, max: Number(under) };
  const over = /^(?:over)?(\d{1,9})\+?$/i.exec(bare)?.[1];
  return over === undefined ? null : { min: Number(over), max: null };
};
