import { compareNames } from '#src/lib/text/compare-names.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import type { FilterableAttribute } from '../../rules/document/document-attributes.ts';
import type { FacetValueOrder } from '../../rules/facet-table.ts';
import type { SearchAnswer, ValueCount } from '../../rules/query/search-query.ts';
import type { CountedName } from './choose-makes.ts';

const carTypeRank: ReadonlyMap<string, number> = new Map(carTypes.map((carType, index) => [carType, index]));

const firstNumber = (name: string): number =>
  name.startsWith('Under') ? 0 : Number(/\d[\d,]*/.exec(name)?.[0].replaceAll(',', '') ?? Number.POSITIVE_INFINITY);

const byName = (a: CountedName, b: CountedName): number => compareNames(a.name, b.name);

const orders: Readonly<Record<FacetValueOrder, (a: CountedName, b: CountedName) => number>> = {
  count: (a, b) => b.count - a.count || byName(a, b),
  name: byName,
  number: (a, b) => firstNumber(a.name) - firstNumber(b.name) || byName(a, b),
  carType: (a, b) => (carTypeRank.get(a.name) ?? 9) - (carTypeRank.get(b.name) ?? 9) || byName(a, b),
};

/** @spec B9.13 */
export const orderFacetValues = (values: readonly CountedName[], order: FacetValueOrder): readonly CountedName[] =>
  values.toSorted(orders[order]);

const toNames = (counts: readonly ValueCount[] | undefined): readonly CountedName[] =>
  (counts ?? []).map(({ value: name, count }) => ({ name, count }));

/** 'count' sorts by the counts in `stock`, so that no value moves while a search narrows. @spec B3.14 */
export const mergeFacetValues = (
  attribute: FilterableAttribute,
  order: FacetValueOrder,
  found: Pick<SearchAnswer, 'facets'>,
  stock: Pick<SearchAnswer, 'facets'>,
  chosen: readonly string[],
): readonly CountedName[] => {
  const foundNames = toNames(found.facets[attribute]);
  const counts = new Map(foundNames.map(({ name, count }) => [name, count]));
  const inStock = new Map(
    [...chosen.map((name) => ({ name, count: 0 })), ...foundNames, ...toNames(stock.facets[attribute])].map(
      ({ name, count }) => [name, count],
    ),
  );
  const names = [...inStock].map(([name, count]) => ({ name, count }));
  return orderFacetValues(names, order).map(({ name }) => ({ name, count: counts.get(name) ?? 0 }));
};
