import type { LeadEntry, LeadFieldKey } from '../rules/lead-fields.ts';

/** A field of the form. */
export interface FormFieldView {
  readonly key: LeadFieldKey;
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly autoComplete: string;
  readonly isOptional: boolean;
}

/** The contact form of a site. @spec L2.51 */
export interface ContactFormView {
  readonly heading: string;
  readonly action: string;
  readonly fields: readonly FormFieldView[];
  /** How the form stands before anybody typed. */
  readonly empty: LeadEntry;
  readonly optInText: string;
  /** What becomes of what is sent. */
  readonly notice: string;
  readonly privacyHref: string | null;
  readonly submitLabel: string;
  /** The number to call when nothing can be sent. */
  readonly phone: { readonly text: string; readonly href: string };
}
