import { median, quantile } from '../lib/quantile.ts';

export interface Comparison {
  readonly firstMs: number;
  readonly secondMs: number;
  readonly ratio: number;
  /** Lower bound of the ratio's 95% confidence interval, found by resampling the pairs. `high` is the upper bound. */
  readonly low: number;
  readonly high: number;
}

const drawings = 1_000;

export const compareMedians = (pairs: readonly (readonly [number, number])[]): Comparison => {
  const middle = (drawn: readonly (readonly [number, number])[]) => {
    const [firstMs, secondMs] = [median(drawn.map(([first]) => first)), median(drawn.map(([, second]) => second))];
    return { firstMs, secondMs, ratio: firstMs / secondMs };
  };
  const ratios = Array.from({ length: drawings }, () => {
    const drawn = pairs.flatMap(() => pairs[Math.floor(Math.random() * pairs.length)] ?? []);
    return middle(Array.from({ length: pairs.length }, (_, at) => [drawn[2 * at] ?? 0, drawn[2 * at + 1] ?? 0])).ratio;
  });
  return { ...middle(pairs), low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) };
};
