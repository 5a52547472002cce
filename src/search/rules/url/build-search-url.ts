import * as pagePaths from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listChosen, type RefinementKey, rangeKeys, refinementKeys, type SearchState } from '../search-state.ts';
import { normaliseSearchState } from './normalise-search-state.ts';
import { findCarTypeSlug, type PathRefinements, resolveSearchPath } from './parse-search-state.ts';
import type { SearchPaths, SlugTable } from './search-paths.ts';

const findSlug = ({ slugOf }: SlugTable, values: readonly string[]): string | undefined => slugOf.get(values[0] ?? '');

const agreesWith = (path: PathRefinements, { refinements }: SearchState): boolean =>
  refinementKeys.every((key) => {
    const said = path[key];
    return said === undefined || said.join('\n') === refinements[key]?.join('\n');
  });

/** @spec L2.06 */
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
    if (agreesWith(resolved.refinements, state)) return [candidate, resolved.refinements];
  }
  return [paths.defaultPath, {}];
};

const readable: Readonly<Record<string, string>> = { '%20': '+', '%3A': ':', '%2C': ',', '%5B': '[', '%5D': ']' };

const encode = (text: string): string => {
  const encoded = encodeURIComponent(text);
  return encoded.includes('%') ? encoded.replaceAll(/%(?:20|3A|2C|5B|5D)/g, (code) => readable[code] ?? code) : encoded;
};

type Parameter = readonly [name: string, value: string];

const withoutEmpty = (...parameters: readonly Parameter[]): readonly Parameter[] =>
  parameters.filter(([, value]) => value !== '');

export const listSearchParameters = (state: SearchState, inPath: PathRefinements): readonly Parameter[] => [
  ...withoutEmpty(['query', state.query], ['typed', state.typed], ['literal', state.isLiteral ? 'true' : '']),
  ...listChosen(refinementKeys, state.refinements)
    .filter((key) => inPath[key] === undefined)
    .flatMap((key) => (state.refinements[key] ?? []).map((value): readonly [RefinementKey, string] => [key, value])),
  ...listChosen(refinementKeys, state.exclusions).flatMap((key) =>
    (state.exclusions[key] ?? []).map((value) => [`not[${key}]`, value] as const),
  ),
  ...listChosen(rangeKeys, state.ranges).flatMap((key) => {
    const range = state.ranges[key];
    return range === undefined ? [] : [[`range[${key}]`, `${range.min ?? ''}:${range.max ?? ''}`] as const];
  }),
  ...withoutEmpty(
    ['within', String(state.near?.withinKm ?? '')],
    ['postcode', state.near?.postcode ?? ''],
    ['sortBy', state.sortBy],
    ['page', state.page === 1 ? '' : String(state.page)],
  ),
];

export const splitSearchUrl = (
  state: SearchState,
  paths: SearchPaths,
): { readonly path: string; readonly parameters: readonly Parameter[] } => {
  const normal = normaliseSearchState(state);
  const [path, inPath] = choosePath(normal, paths);
  return { path, parameters: listSearchParameters(normal, inPath) };
};

/** @spec L2.06, L2.33 to L2.35, B7.34 */
export const buildSearchUrl = (state: SearchState, paths: SearchPaths): string => {
  const { path, parameters } = splitSearchUrl(state, paths);
  const query = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
};
