import { maxQueryLength } from '../max-query-length.ts';
import {
  type Near,
  type NumberRange,
  type RangeKey,
  rangeKeys,
  refinementKeys,
  type SearchState,
} from '../search-state.ts';
import { isSortBy } from '../sort-table.ts';
import { normaliseSearchState } from './normalise-search-state.ts';
import type { PathRefinements } from './resolve-search-path.ts';

const maxValueCharacters = 120;
const maxValuesAKey = 50;
const maxPage = 10_000;
const maxBound = 1e10;

const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ').trim();

const readValues = (parameters: URLSearchParams, ...names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => parameters.getAll(name))
    // Before cleaning, so that a huge query string costs little.
    .slice(0, maxValuesAKey)
    .map((value) => withoutControls(value))
    .filter((value) => value !== '' && value.length <= maxValueCharacters);

/** Reads a bound as a whole number; currency signs and thousands separators are dropped. @spec L2.33 */
const readBound = (text: string | null | undefined): number | null => {
  const bare = (text ?? '').replaceAll(/[$,\s]/g, '');
  const value = /^\d{1,11}(\.\d{1,4})?$/.test(bare) ? Math.round(Number(bare)) : null;
  return value !== null && value <= maxBound ? value : null;
};

const readText = (parameters: URLSearchParams, name: string): string =>
  withoutControls((parameters.get(name) ?? '').slice(0, maxQueryLength));

/** Reads `range[price]=min:max`, or the `from[price]` and `to[price]` of a form without JavaScript. */
const readRange = (parameters: URLSearchParams, key: RangeKey): NumberRange => {
  const parts = (parameters.get(`range[${key}]`) ?? '').split(':');
  const [min, max] = parts.length === 2 ? parts : [];
  return {
    min: readBound(parameters.get(`from[${key}]`)) ?? readBound(min),
    max: readBound(parameters.get(`to[${key}]`)) ?? readBound(max),
  };
};

const readNear = (parameters: URLSearchParams): Near | null => {
  const postcode = (parameters.get('postcode') ?? '').trim();
  const within = parameters.get('within') ?? '';
  return /^\d{4}$/.test(postcode) && /^[1-9]\d{0,3}$/.test(within) ? { postcode, withinKm: Number(within) } : null;
};

const readPage = (text: string | null): number => {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), maxPage);
};

/**
 * Reads the whole state of a search from its path and query string. Drops unknown and oversized values.
 * @spec B2.16, B3.14, B7.34, L2.33 to L2.35
 */
export const parseSearchState = (
  url: { readonly pathname: string; readonly searchParams: URLSearchParams },
  pathRefinements: PathRefinements = {},
): SearchState => {
  const parameters = url.searchParams;
  const sortBy = parameters.get('sortBy') ?? '';
  return normaliseSearchState({
    query: readText(parameters, 'query'),
    typed: readText(parameters, 'typed'),
    isLiteral: parameters.get('literal') === 'true',
    page: readPage(parameters.get('page')),
    sortBy: isSortBy(sortBy) ? sortBy : '',
    refinements: Object.fromEntries(
      refinementKeys.map((key) => [key, [...(pathRefinements[key] ?? []), ...readValues(parameters, key, `${key}[]`)]]),
    ),
    exclusions: Object.fromEntries(refinementKeys.map((key) => [key, readValues(parameters, `not[${key}]`)])),
    ranges: Object.fromEntries(rangeKeys.map((key) => [key, readRange(parameters, key)])),
    near: readNear(parameters),
    currentPath: url.pathname,
  });
};
