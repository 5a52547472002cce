import type { NearView } from './build-near-view.ts';
import type { FacetView } from './facets/facet-view.ts';
import type { HiddenField } from './hidden-field.ts';
import type { ChipView } from './list-applied-filters.ts';

export interface SortOptionView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}

/** How a search is changed: its text, its filters and its order. Every choice is a link or a GET form. */
export interface SearchControlsView {
  readonly count: number;
  /** '486 cars' */
  readonly countText: string;
  /** '486 cars match' and so on, for the live region. */
  readonly announcement: string;
  /** 'Show Me 486 cars' @spec B2.23 */
  readonly showText: string;
  /** The same search, for the text form; it carries all but the text and the page. */
  readonly textForm: { readonly action: string; readonly query: string; readonly hiddenFields: readonly HiddenField[] };
  /** For a sort menu that is sent by GET. */
  readonly sortForm: { readonly action: string; readonly hiddenFields: readonly HiddenField[] };
  readonly chips: readonly ChipView[];
  /** The search route without any choice. */
  readonly clearHref: string;
  readonly facets: readonly FacetView[];
  /** Null where the site offers no search near a postcode. (#21) */
  readonly near: NearView | null;
  readonly sortOptions: readonly SortOptionView[];
}
