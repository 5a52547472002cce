import type { ProgressStep } from '#src/lib/progress-step.ts';
/** A question of a form, as it is drawn. @spec D.41 */
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
  /** How often an amount is; null for an amount of once. */
  readonly period: { readonly name: string; readonly value: string } | null;
  /** The answers to another question that it is asked for, parted by spaces; null for everybody. */
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

/** What is wrong, over the form; each leads to its field. */
export interface AlertView {
  readonly fieldId: string;
  readonly message: string;
}

/** A step that is done, and the way back to it; the open one has its form. */
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
  /** What the rates rest on, with the comparison-rate warning. */
  readonly rateNote: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly basis: readonly string[];
  readonly fits: string | null;
  readonly next: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}

/** What became of a vehicle that finance was asked for, and how it goes on. */
export interface GoneView {
  readonly heading: string;
  readonly text: string;
  /** Takes along what was entered; null where there is nothing to take, or no place for it. */
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** An application on its page. @spec D.41, L1.02 */
export interface ApplicationFlowView {
  /** Over everything else: vehicles that are gone. */
  readonly gone: readonly GoneView[];
  /** Other applications of the visitor that are not finished. */
  readonly begun: readonly { readonly label: string; readonly href: string }[];
  readonly progress: readonly ProgressStep[];
  readonly alert: readonly AlertView[];
  readonly steps: readonly StepView[];
  /** Null until it was sent. */
  readonly outcome: OutcomeView | null;
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
}

/** What lenders quote a visitor for a vehicle. @spec L2.13 */
export interface PersonalisedView {
  readonly alert: readonly AlertView[];
  readonly form: PartForm;
  /** Null until the questions are answered. */
  readonly quotes: readonly QuoteView[] | null;
  readonly heading: string;
  readonly note: string;
  readonly rateNote: string;
}

/** One lender's quote, or why there is none. */
export interface QuoteView {
  readonly slug: string;
  readonly name: string;
  /** Null for a quote. */
  readonly refusal: string | null;
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly points: readonly string[];
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
}
