import type { ProgressStep } from '#src/lib/progress-step.ts';
/** A question of a form. @spec D.41 */
export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'money' | 'choice' | 'select';
  readonly label: string;
  readonly hint: string | null;
  readonly value: string;
  readonly error: string | null;
  readonly isOptional: boolean;
  readonly type: 'text' | 'email' | 'tel';
  readonly isNumber: boolean;
  readonly maxLength: number;
  readonly autoComplete: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The frequency of an amount; null for a one-off amount. */
  readonly period: { readonly name: string; readonly value: string } | null;
  /** The answers to another question that show this one, separated by spaces; null to show it always. */
  readonly shownFor: string | null;
}

export interface ConsentView {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly error: string | null;
}

export interface PartForm {
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly FieldView[];
  readonly consents: readonly ConsentView[];
  readonly submitLabel: string;
}

/** An entry of the error summary, linked to its field. */
export interface AlertView {
  readonly fieldId: string;
  readonly message: string;
}

/** Only the open step has a form; the others show their summary. */
export interface StepView {
  readonly name: string;
  readonly heading: string;
  readonly lead: string | null;
  readonly doneText: string;
  readonly changeHref: string | null;
  readonly form: PartForm | null;
}

export interface OutcomeView {
  readonly outcome: string;
  readonly heading: string;
  readonly note: string;
  readonly reasons: readonly string[];
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly rateNote: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly basis: readonly string[];
  readonly fits: string | null;
  readonly next: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}

/** A vehicle that is no longer for sale, and how to continue. */
export interface GoneView {
  readonly heading: string;
  readonly text: string;
  /** Moves the answers along; null when there are none, or no place to move them. */
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The page of an application. @spec D.41, L1.02 */
export interface ApplicationFlowView {
  readonly gone: readonly GoneView[];
  /** The visitor's other drafts. */
  readonly begun: readonly { readonly label: string; readonly href: string }[];
  readonly progress: readonly ProgressStep[];
  readonly alert: readonly AlertView[];
  readonly steps: readonly StepView[];
  /** Null until the application is sent. */
  readonly outcome: OutcomeView | null;
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
}

/** The quotes of all lenders for a vehicle. @spec L2.13 */
export interface PersonalisedView {
  readonly alert: readonly AlertView[];
  readonly form: PartForm;
  /** Null until the questions are answered. */
  readonly quotes: readonly QuoteView[] | null;
  readonly heading: string;
  readonly note: string;
  readonly rateNote: string;
}

export interface QuoteView {
  readonly slug: string;
  readonly name: string;
  /** Null when there is a quote. */
  readonly refusal: string | null;
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly points: readonly string[];
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
}
