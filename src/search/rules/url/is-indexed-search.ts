import { dropTyped, type RefinementKey, type SearchState } from '../search-state.ts';
import { buildSearchUrl } from './build-search-url.ts';
import type { SearchPaths } from './search-paths.ts';

const indexed: readonly (readonly RefinementKey[])[] = [
  [],
  ['make'],
  ['make', 'make_model'],
  ['body'],
  ['car_type'],
  ['location_name'],
  ['item_type'],
  ['car_type', 'item_type'],
];

export const buildCanonicalSearchPath = (state: SearchState, paths: SearchPaths): string =>
  buildSearchUrl({ ...dropTyped(state), page: 1, sortBy: '' }, paths);

export const isIndexedSearch = (state: SearchState, paths: SearchPaths, count: number): boolean => {
  const chosen = Object.keys(state.refinements);
  const isPlain = [state.ranges, state.exclusions].every((limits) => Object.keys(limits).length === 0);
  const isOneChoice = indexed.some(
    (keys) => keys.length === chosen.length && keys.every((key) => chosen.includes(key)),
  );
  return (
    isPlain && state.query === '' && isOneChoice && count > 0 && !buildCanonicalSearchPath(state, paths).includes('?')
  );
};
