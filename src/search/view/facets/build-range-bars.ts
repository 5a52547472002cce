import type { ValueCount } from '../../rules/query/search-query.ts';

/**
 * The stock along a range as bars of one width each.
 * @param counts vehicles by number
 * @param bars how many bars
 * @returns heights from 0 to 100, the tallest 100; a bar that stands for any vehicle is at least 4; none without stock
 */
export const buildRangeBars = (
  counts: readonly ValueCount[],
  { min, max }: { readonly min: number; readonly max: number },
  bars: number,
): readonly number[] => {
  if (max <= min) return [];
  const sums = new Array<number>(bars).fill(0);
  for (const { value, count } of counts) {
    const place = Math.floor(((Number(value) - min) / (max - min)) * bars);
    const bar = Math.min(Math.max(place, 0), bars - 1);
    sums[bar] = (sums[bar] ?? 0) + count;
  }
  const tallest = Math.max(...sums);
  if (tallest === 0) return [];
  return sums.map((sum) => (sum === 0 ? 0 : Math.max(4, Math.round((sum / tallest) * 100))));
};

/** The ends of a slider: the least and greatest value of the stock, moved outward onto the step. */
export const snapToStep = (
  { min, max }: { readonly min: number; readonly max: number },
  step: number,
): { readonly min: number; readonly max: number } => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
});
