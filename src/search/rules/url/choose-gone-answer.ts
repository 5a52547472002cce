import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { emptySearchState, type SearchState } from '../search-state.ts';
import { buildSearchUrl } from './build-search-url.ts';
import type { SearchPaths } from './search-paths.ts';

export type GoneAnswer = { readonly kind: 'redirect'; readonly path: string } | { readonly kind: 'gone' };

export const buildModelState = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): SearchState => ({
  ...emptySearchState,
  refinements: { make: [make], make_model: [`${make} ${model}`] },
});

export const chooseGoneAnswer = (
  vehicle: Pick<Vehicle, 'make' | 'model'>,
  modelCount: number,
  paths: SearchPaths,
): GoneAnswer =>
  modelCount > 0 ? { kind: 'redirect', path: buildSearchUrl(buildModelState(vehicle), paths) } : { kind: 'gone' };
