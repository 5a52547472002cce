import type { SearchState } from '../rules/search-state.ts';
import { splitSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';

export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

export const buildFormFields = (
  state: SearchState,
  paths: SearchPaths,
): { readonly action: string; readonly hiddenFields: readonly HiddenField[] } => {
  const { path, parameters } = splitSearchUrl({ ...state, page: 1 }, paths);
  return { action: path, hiddenFields: parameters.map(([name, value]) => ({ name, value })) };
};
