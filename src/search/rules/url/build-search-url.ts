import * as pagePaths from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { type RefinementKey, rangeKeys, refinementKeys, type SearchState } from '../search-state.ts';
import { normaliseSearchState } from './normalise-search-state.ts';
import { findCarTypeSlug, type PathRefinements, resolveSearchPath } from './resolve-search-path.ts';
import type { SearchPaths, SlugTable } from './search-paths.ts';

const findSlug = ({ slugOf }: SlugTable, values: readonly string[]): string | undefined => slugOf.get(values[0] ?? '');

/** Whether a path says exactly what the state says of the keys that it names, and names only what the state has. */
const saysTheSame = (path: PathRefinements, { refinements }: SearchState): boolean =>
  refinementKeys.every((key) => {
    const said = path[key];
    return said === undefined || said.join('\n') === refinements[key]?.join('\n');
  });

/** Paths that could stand for a part of the state, the most telling first. @spec L2.06 */
const findCandidates = ({ refinements }: SearchState, paths: SearchPaths): readonly string[] => {
  const { make, make_model: models, body, car_type: types, item_type: kinds } = refinements;
  const [kind] =
    paths.itemTypes.length === 1 ? paths.itemTypes : paths.itemTypes.filter((item) => kinds?.includes(item));
  const plural = kind === undefined ? 'cars' : chooseVehicleNoun([kind]).many;
  const makeSlug = make && findSlug(paths.makes, make);
  const modelSlug = models && findSlug(paths.models, models);
  const carTypeSlug = types && findCarTypeSlug(types);
  return [
    makeSlug !== undefined && modelSlug?.startsWith(`${makeSlug}/`) ? modelSlug : undefined,
    makeSlug,
    body && `${slugify(body[0] ?? '')}-${plural}`,
    carTypeSlug && `${carTypeSlug}-${plural}`,
    refinements.location_name && findSlug(paths.locations, refinements.location_name),
    refinements.dealership_name && findSlug(paths.dealerships, refinements.dealership_name),
    kinds && plural,
  ].flatMap((segment) => (segment === undefined ? [] : [pagePaths.searchOf(segment)]));
};

const choosePath = (state: SearchState, paths: SearchPaths): readonly [path: string, PathRefinements] => {
  for (const candidate of findCandidates(state, paths)) {
    const resolved = resolveSearchPath(candidate, paths);
    if (resolved.kind === 'notFound' || Object.keys(resolved.refinements).length === 0) continue;
    if (saysTheSame(resolved.refinements, state)) return [candidate, resolved.refinements];
  }
  return [paths.defaultPath, {}];
};

// Brackets, colons and commas may stand in a query as they are, and read better so.
const readable: Readonly<Record<string, string>> = { '%20': '+', '%3A': ':', '%2C': ',', '%5B': '[', '%5D': ']' };

const encode = (text: string): string => {
  const encoded = encodeURIComponent(text);
  return encoded.includes('%') ? encoded.replaceAll(/%(?:20|3A|2C|5B|5D)/g, (code) => readable[code] ?? code) : encoded;
};

/** The parameters of a state that its path does not say already, in their order. */
export const listSearchParameters = (
  state: SearchState,
  saidByPath: PathRefinements,
): readonly (readonly [name: string, value: string])[] => [
  ...(state.query === '' ? [] : [['query', state.query] as const]),
  ...(state.typed === '' ? [] : [['typed', state.typed] as const]),
  ...(state.isLiteral ? [['literal', 'true'] as const] : []),
  ...refinementKeys
    .filter((key) => saidByPath[key] === undefined)
    .flatMap((key) => (state.refinements[key] ?? []).map((value): readonly [RefinementKey, string] => [key, value])),
  ...refinementKeys.flatMap((key) => (state.exclusions[key] ?? []).map((value) => [`not[${key}]`, value] as const)),
  ...rangeKeys.flatMap((key) => {
    const range = state.ranges[key];
    return range === undefined ? [] : [[`range[${key}]`, `${range.min ?? ''}:${range.max ?? ''}`] as const];
  }),
  ...(state.near === null
    ? []
    : ([
        ['within', String(state.near.withinKm)],
        ['postcode', state.near.postcode],
      ] as const)),
  ...(state.sortBy === '' ? [] : [['sortBy', state.sortBy] as const]),
  ...(state.page === 1 ? [] : [['page', String(state.page)] as const]),
];

/** The address of a search in its parts, for links and for forms that are sent by GET. */
export const splitSearchUrl = (
  state: SearchState,
  paths: SearchPaths,
): { readonly path: string; readonly parameters: readonly (readonly [name: string, value: string])[] } => {
  const normal = normaliseSearchState(state);
  const [path, saidByPath] = choosePath(normal, paths);
  return { path, parameters: listSearchParameters(normal, saidByPath) };
};

/**
 * The address of a search: the path carries one make, make and model, body, car types, location or dealership; the rest
 * stands in the query string, the page only when it is not 1.
 * @spec L2.06, L2.33 to L2.35, B7.34
 */
export const buildSearchUrl = (state: SearchState, paths: SearchPaths): string => {
  const { path, parameters } = splitSearchUrl(state, paths);
  const query = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
};
