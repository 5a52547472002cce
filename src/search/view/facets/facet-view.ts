import type { ColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import type { HiddenField } from '../hidden-field.ts';

export type Swatch = Lowercase<ColourFamily>;

export interface FacetOptionView {
  /** Told apart by it: no two values of a filter read the same. */
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
  /** The search with this value turned on, or off when it is selected; null where that would find nothing. */
  readonly href: string | null;
  /** The colour that stands beside the words. */
  readonly swatch?: Swatch;
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
