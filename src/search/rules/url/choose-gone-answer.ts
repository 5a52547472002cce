import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchState } from '../search-state.ts';
import { buildSearchUrl } from './build-search-url.ts';
import type { SearchPaths } from './search-paths.ts';

/** What the address of a vehicle answers once it has left the listing. */
export type GoneAnswer = { readonly kind: 'redirect'; readonly path: string } | { readonly kind: 'gone' };

/** The search for a vehicle's model, as a state and as the query that counts it. */
export const buildModelState = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): SearchState => ({
  ...emptySearchState,
  refinements: { make: [make], make_model: [`${make} ${model}`] },
});

/**
 * What the address of a vehicle answers once it has left the listing: for good the search for its model, or gone when
 * there is nothing of that model.
 * @param modelCount vehicles of the model that are listed
 */
export const chooseGoneAnswer = (
  vehicle: Pick<Vehicle, 'make' | 'model'>,
  modelCount: number,
  paths: SearchPaths,
): GoneAnswer =>
  modelCount > 0 ? { kind: 'redirect', path: buildSearchUrl(buildModelState(vehicle), paths) } : { kind: 'gone' };
