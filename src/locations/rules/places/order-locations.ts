import { compareNames } from '#src/lib/text/compare-names.ts';

/** The locations in the order that the site configures; those that it leaves out follow by name. @spec L2.60 */
export const orderLocations = <Location extends { readonly id: number; readonly name: string }>(
  locations: readonly Location[],
  order: readonly number[],
): readonly Location[] => {
  const rankOf = ({ id }: Location): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return locations.toSorted((a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name));
};
