import type { FilterableAttribute } from '../rules/document/document-attributes.ts';
import type { FacetOrder } from '../rules/facet-table.ts';
import type { SearchAnswer, ValueCount } from '../rules/query/search-query.ts';
import type { CountedName } from './facets/choose-makes.ts';
import { orderFacetValues } from './facets/order-facet-values.ts';

const toNames = (counts: readonly ValueCount[] | undefined): readonly CountedName[] =>
  (counts ?? []).map(({ value: name, count }) => ({ name, count }));

/**
 * Lists a facet's values with the search's counts, zero included. All of the stock's values stay in place while a
 * search narrows.
 * @param stock the answer to buildStockQuery
 * @param chosen stay even when the stock has none
 * @spec B3.14
 */
export const keepValues = (
  attribute: FilterableAttribute,
  order: FacetOrder,
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
