import type { ValueCount } from '../../rules/query/search-query.ts';

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

export const snapToStep = (
  { min, max }: { readonly min: number; readonly max: number },
  step: number,
): { readonly min: number; readonly max: number } => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
});
