import type { HiddenField } from './build-form-fields.ts';
import type { NearView } from './build-near-view.ts';
import type { SortOptionView } from './build-sort-options.ts';
import type { FacetView } from './facets/facet-view.ts';
import type { ChipView } from './list-applied-filters.ts';

export interface SearchControlsView {
  readonly count: number;
  readonly countText: string;
  readonly announcement: string;
  readonly showText: string;
  readonly textForm: { readonly action: string; readonly query: string; readonly hiddenFields: readonly HiddenField[] };
  readonly sortForm: { readonly action: string; readonly hiddenFields: readonly HiddenField[] };
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly facets: readonly FacetView[];
  readonly near: NearView | null;
  readonly sortOptions: readonly SortOptionView[];
}
