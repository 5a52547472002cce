import type { ValueCount } from '../../rules/query/search-query.ts';

/** @spec D.07, D.18 */
export const describePriceTypes = (priceTypes: readonly ValueCount[]): string | null => {
  const [most, second, ...rest] = priceTypes.toSorted((a, b) => b.count - a.count).map(({ value }) => `“${value}”`);
  if (most === undefined || second === undefined) return null;
  const others = [second, ...rest].join(' or ');
  return `Sorted by the price shown. Some prices are ${most} and others are ${others}, so check the label next to each price.`;
};
