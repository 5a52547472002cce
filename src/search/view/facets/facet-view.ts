import type { ColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import type { HiddenField } from '../build-form-fields.ts';

export type Swatch = Lowercase<ColourFamily>;

export interface FacetOptionView {
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
  /** Toggles the value. Null if the resulting search would find nothing, unless the value is chosen. */
  readonly href: string | null;
  readonly swatch?: Swatch;
}

export interface MakeOptionView extends FacetOptionView {
  readonly models: readonly FacetOptionView[];
}

interface FacetGroup {
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly selectedCount: number;
}

/** @spec B3.14, B9.12 */
export type FacetView =
  | (FacetGroup & {
      readonly kind: 'values';
      readonly options: readonly FacetOptionView[];
      readonly previewCount: number;
    })
  | (FacetGroup & {
      readonly kind: 'makes';
      readonly popular: readonly MakeOptionView[];
      readonly all: readonly MakeOptionView[];
    })
  | (FacetGroup & {
      readonly kind: 'range';
      /** Rounded down to a multiple of `step`. `max` is rounded up. */
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly from: number | null;
      readonly to: number | null;
      readonly isMinRange?: boolean;
      readonly isMaxRange?: boolean;
      readonly prefix: string;
      readonly suffix: string;
      readonly isGrouped: boolean;
      readonly fromName: string;
      readonly toName: string;
      readonly rangeName: string;
      readonly bars?: readonly number[];
      readonly action: string;
      readonly hiddenFields: readonly HiddenField[];
      readonly clearHref: string;
    });
