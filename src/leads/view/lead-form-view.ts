import type { LeadField } from '../rules/build-lead-fields.ts';
import type { FormKindName, FormStep } from '../rules/form-kinds.ts';
import type { LeadCategory } from '../rules/lead-categories.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';

/** A field of a form. */
export interface FormFieldView extends Omit<LeadField, 'initial'> {
  readonly autoComplete: string;
}

/** A form, whichever kind it is. @spec L2.51 */
export interface LeadFormView {
  readonly form: FormKindName;
  readonly heading: string;
  /** The page that it is sent to without scripts: the one that it stands on. */
  readonly action: string;
  /** Names that page, whichever vehicle it is about. @spec L3.01 */
  readonly pageId: string;
  /** The vehicle that it is about: its id is sent along. Null for a form about none. */
  readonly vehicle: { readonly id: number; readonly carType: string } | null;
  /** Sent in place of comments that nobody is asked for; null for none. @spec L2.54 */
  readonly presetMessage: string | null;
  readonly fields: readonly FormFieldView[];
  /** Null for a form that is shown whole. @spec L4.10 */
  readonly steps: readonly FormStep[] | null;
  /** How the form stands before anybody typed. */
  readonly empty: LeadEntry;
  /** What events go by, where the shopper does not choose it. */
  readonly category: LeadCategory;
  /** What it is counted as, where that does not go by its category. @spec B7.27, B7.29 */
  readonly eventId?: number;
  readonly optInText: string;
  /** What has to be agreed to before it is sent; null where the site asks for nothing. @spec L5.08 */
  readonly terms: { readonly href: string | null } | null;
  /** What becomes of what is sent. */
  readonly notice: string;
  readonly privacyHref: string | null;
  readonly submitLabel: string;
  /** The number to call when nothing can be sent. */
  readonly phone: { readonly text: string; readonly href: string };
}
