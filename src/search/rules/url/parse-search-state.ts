import * as pagePaths from '#src/lib/page-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { type CarType, carTypes, type ItemType } from '#src/vehicle/rules/vehicle-classes.ts';
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
import type { SearchPaths, SlugTable } from './search-paths.ts';

export type PathRefinements = SearchState['refinements'];

export type ResolvedPath =
  | { readonly kind: 'found'; readonly refinements: PathRefinements }
  | { readonly kind: 'notFound' };

const carTypeSets: ReadonlyMap<string, readonly CarType[]> = new Map<string, readonly CarType[]>([
  ['new', ['new']],
  ['used', ['used']],
  ['demo', ['demo']],
  ['new-and-demo', ['demo', 'new']],
  ['new-used-and-demo', []],
]);

/** Empty means everything that the site sells. Undefined means an unknown plural. */
const itemTypesOf = (paths: SearchPaths, plural: string): readonly ItemType[] | undefined => {
  const kind = paths.itemTypes.find((itemType) => chooseVehicleNoun([itemType]).many === plural);
  if (kind !== undefined) return paths.itemTypes.length > 1 ? [kind] : [];
  return plural === 'cars' ? [] : undefined;
};

const listed = (key: keyof PathRefinements, values: readonly string[]): PathRefinements =>
  values.length === 0 ? {} : { [key]: values };

const resolveCarTypePath = (segment: string, paths: SearchPaths): PathRefinements | undefined => {
  const dash = segment.lastIndexOf('-');
  const kinds = itemTypesOf(paths, segment.slice(dash + 1));
  if (kinds === undefined) return undefined;
  const itemType = listed('item_type', kinds);
  if (dash === -1) return itemType;
  const types = carTypeSets.get(segment.slice(0, dash));
  return types === undefined ? undefined : { ...itemType, ...listed('car_type', types) };
};

const resolveBodyPath = (segment: string, paths: SearchPaths): PathRefinements | undefined => {
  const dash = segment.lastIndexOf('-');
  const kinds = itemTypesOf(paths, segment.slice(dash + 1));
  const bodies = paths.bodies.valuesOf.get(segment.slice(0, Math.max(0, dash)));
  if (kinds === undefined || bodies === undefined) return undefined;
  return { ...listed('item_type', kinds), body: bodies };
};

const resolveName = (
  key: keyof PathRefinements,
  { valuesOf }: SlugTable,
  segment: string,
): PathRefinements | undefined => {
  const values = valuesOf.get(segment);
  return values === undefined ? undefined : { [key]: values };
};

const resolveOne = (segment: string, paths: SearchPaths): PathRefinements | undefined =>
  `${pagePaths.searchOf(segment)}/` === paths.defaultPath
    ? {}
    : (resolveCarTypePath(segment, paths) ??
      resolveBodyPath(segment, paths) ??
      resolveName('location_name', paths.locations, segment) ??
      resolveName('dealership_name', paths.dealerships, segment) ??
      resolveName('make', paths.makes, segment));

const resolveModel = (make: string, model: string, paths: SearchPaths): PathRefinements | undefined => {
  const makes = paths.makes.valuesOf.get(make);
  const models = paths.models.valuesOf.get(`${make}/${model}`);
  return makes === undefined || models === undefined ? undefined : { make: makes, make_model: models };
};

/** @spec L2.03 */
const resolveUsedCar = (segments: readonly string[], paths: SearchPaths): PathRefinements | undefined => {
  const [make = '', model = '', body = '', ...rest] = segments;
  const bodies = paths.bodies.valuesOf.get(body);
  const named = resolveModel(make, model, paths);
  return named === undefined || bodies === undefined || rest.length > 0
    ? undefined
    : { ...named, body: bodies, car_type: ['used'] };
};

const resolveSegments = (segments: readonly string[], paths: SearchPaths): PathRefinements | undefined => {
  const [first, second, ...rest] = segments;
  if (rest.length > 0) return undefined;
  if (first === undefined) return {};
  return second === undefined ? resolveOne(first, paths) : resolveModel(first, second, paths);
};

/** @spec D.03, L2.02 to L2.07 */
export const resolveSearchPath = (pathname: string, paths: SearchPaths): ResolvedPath => {
  const [root, ...segments] = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const refinements =
    root === 'used-car'
      ? resolveUsedCar(segments, paths)
      : root === 'search'
        ? resolveSegments(segments, paths)
        : undefined;
  return refinements === undefined ? { kind: 'notFound' } : { kind: 'found', refinements };
};

/**
 * Returns 'used' for /search/used-cars, for example. Returns undefined for all types together, and for sets of types
 * without a path.
 */
export const findCarTypeSlug = (types: readonly string[]): string | undefined => {
  const wanted = [...new Set(types)].sort().join();
  if (wanted === [...carTypes].sort().join()) return undefined;
  for (const [slug, set] of carTypeSets) if (set.length > 0 && set.join() === wanted) return slug;
  return undefined;
};

const maxValueCharacters = 120;
const maxValuesAKey = 50;
const maxPage = 10_000;
const maxBound = 1e10;

const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ').trim();

const readValues = (parameters: URLSearchParams, ...names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => parameters.getAll(name))
    .slice(0, maxValuesAKey)
    .map((value) => withoutControls(value))
    .filter((value) => value !== '' && value.length <= maxValueCharacters);

/** @spec L2.33 */
const readBound = (text: string | null | undefined): number | null => {
  const bare = (text ?? '').replaceAll(/[$,\s]/g, '');
  const value = /^\d{1,11}(\.\d{1,4})?$/.test(bare) ? Math.round(Number(bare)) : null;
  return value !== null && value <= maxBound ? value : null;
};

const readText = (parameters: URLSearchParams, name: string): string =>
  withoutControls((parameters.get(name) ?? '').slice(0, maxQueryLength));

/** A form without JavaScript sends `from[price]` and `to[price]`. */
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

/** @spec B2.16, B3.14, B7.34, L2.33 to L2.35 */
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
