import { localYear } from '#src/lib/dates/local-day.ts';
import type { SearchSettings } from '../../engine/search-api.ts';
import { sortTable } from '../sort-table.ts';
import { attributeRows, type DocumentAttribute, type SortOrder } from './document-attributes.ts';

const defaultSort: readonly SortOrder[] = ['custom_rank:desc', 'id:desc'];

const attributeOfOrder = (order: SortOrder): DocumentAttribute =>
  order.slice(0, order.indexOf(':')) as DocumentAttribute;

const listSortable = (): readonly DocumentAttribute[] => {
  const orders = Object.values(sortTable).flatMap(({ sortBy, order }): readonly SortOrder[] => [sortBy, ...order]);
  const marked = attributeRows.filter(([, { isSortable }]) => isSortable).map(([name]) => name);
  return [...new Set([...[...orders, ...defaultSort].map(attributeOfOrder), ...marked])];
};

const tiers = ['name', 'traits', 'extras', 'comments'] as const;

/** @spec B3.14, B7.05, L3.17 */
export const stockSearchSettings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: attributeRows.filter(([, { isFilterable }]) => isFilterable).map(([name]) => name),
  sortableAttributes: listSortable(),
  defaultSort,
  searchableTiers: tiers.map((tier) => attributeRows.filter(([, { words }]) => words === tier).map(([name]) => name)),
  uniqueAttributes: attributeRows.filter(([, { isUnique }]) => isUnique).map(([name]) => name),
  identifierAttributes: attributeRows.filter(([, { isIdentifier }]) => isIdentifier).map(([name]) => name),
};

/**
 * Changes with the configuration and the year, because finance depends on a vehicle's age. A new value rebuilds all
 * documents.
 * @spec B5.09
 */
export const documentEpoch = (
  { configVersion, timeZone }: { readonly configVersion: string; readonly timeZone: string },
  now: Date,
): string => `${configVersion}.${localYear(now, timeZone)}`;
