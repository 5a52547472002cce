import type { VehicleCardView } from '../vehicle-card/vehicle-card-view.ts';
import type { CrumbView, SimilarView } from '../vehicle-page/vehicle-page-view.ts';

/** A field of a form that carries the rest of the state, so that the form works without JavaScript. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** One applied filter. */
export interface ChipView {
  /** 'Toyota', 'Under $35,000' */
  readonly label: string;
  /** 'Remove filter: Toyota' */
  readonly removeLabel: string;
  readonly removeHref: string;
}

/** One value that can be ticked. */
export interface FacetOptionView {
  /** Told apart by it: no two values of a filter read the same. */
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
  /** The search with this value turned on, or off when it is selected. */
  readonly href: string;
}

export interface MakeOptionView extends FacetOptionView {
  /** Models of the make: filled when the make is selected, or one of its models. */
  readonly models: readonly FacetOptionView[];
}

interface FacetGroup {
  /** Name in the site's configuration: 'carType', 'price'. */
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** How many values of it are applied. */
  readonly selectedCount: number;
}

/** @spec B3.14, B9.12 */
export type FacetView =
  | (FacetGroup & {
      readonly kind: 'values';
      readonly options: readonly FacetOptionView[];
      /** Options before 'Show all'. */
      readonly previewCount: number;
    })
  | (FacetGroup & {
      readonly kind: 'makes';
      readonly popular: readonly MakeOptionView[];
      readonly all: readonly MakeOptionView[];
    })
  | (FacetGroup & {
      readonly kind: 'range';
      /** Bounds of the stock, on the step. */
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Chosen bounds; null is open. */
      readonly from: number | null;
      readonly to: number | null;
      /** Whether the slider stands at its lowest, at its highest value. @spec D.19 */
      readonly isMinRange?: boolean;
      readonly isMaxRange?: boolean;
      readonly prefix: string;
      readonly suffix: string;
      /** Thousands separators; years have none. */
      readonly isGrouped: boolean;
      /** Names of the two fields in a form that is sent by GET: 'from[price]' and 'to[price]'. */
      readonly fromName: string;
      readonly toName: string;
      /** The range as one parameter: 'range[price]', its value 'min:max'. */
      readonly rangeName: string;
      /** Stock along the range, 0 to 100 a bar, for the chart over the slider. */
      readonly bars?: readonly number[];
      /** Where the form goes, and what it carries besides. */
      readonly action: string;
      readonly hiddenFields: readonly HiddenField[];
      /** The search without this range. */
      readonly clearHref: string;
    });

export interface SortOptionView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}

export type PageLinkView =
  | { readonly kind: 'page'; readonly number: number; readonly href: string; readonly isCurrent: boolean }
  | { readonly kind: 'gap' };

export interface PaginationView {
  readonly current: number;
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly links: readonly PageLinkView[];
}

/** @spec B2.21, B2.22 */
export interface NoResultsView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
}

/** Everything that the search page draws. Every choice is a link or a GET form. */
export interface SearchPageView {
  readonly documentTitle: string;
  readonly description: string;
  /** Absolute. */
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly breadcrumb: readonly CrumbView[];
  /** 'Used Toyota RAV4 for sale in Brisbane' */
  readonly heading: string;
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
  readonly sortOptions: readonly SortOptionView[];
  readonly cards: readonly VehicleCardView[];
  readonly pagination: PaginationView | null;
  readonly noResults: NoResultsView | null;
  /** A carousel of vehicles like those searched for, beside a search that found nothing. @spec B2.19 */
  readonly similar?: SimilarView;
}
