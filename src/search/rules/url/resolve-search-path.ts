import * as pagePaths from '#src/lib/page-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { type CarType, carTypes, type ItemType } from '#src/vehicle/rules/vehicle-classes.ts';
import type { SearchState } from '../search-state.ts';
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

/** Finds vehicle types by their plural in a path. 'cars' also means everything the site sells. */
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

/** Resolves /used-car/{make}/{model}/{body}. @spec L2.03 */
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

/**
 * Resolves the site's route, a car-type path, '{body}-cars', a location, a dealership, a make, or a make and model.
 * Case doesn't matter. Anything else is not found. @spec D.03, L2.02 to L2.07
 */
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

/** Returns the start of a car-type path, or undefined when no path covers these types. */
export const findCarTypeSlug = (types: readonly string[]): string | undefined => {
  const wanted = [...new Set(types)].sort().join();
  if (wanted === [...carTypes].sort().join()) return undefined;
  for (const [slug, set] of carTypeSets) if (set.length > 0 && set.join() === wanted) return slug;
  return undefined;
};
