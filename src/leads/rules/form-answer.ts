import type { LeadProblem } from './check-lead.ts';
import type { LeadEntry } from './lead-fields.ts';

export type FormRefusal =
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  /** @spec L8.01 */
  | { readonly kind: 'failed'; readonly message: string };

export interface FormAnswer {
  readonly entry: LeadEntry;
  readonly refusal: FormRefusal;
  readonly status: number;
}

/** @spec L4.07, L8.01 */
export const submissionFailed = 'An error occurred when submitting this form';

const technicalCodes: ReadonlySet<unknown> = new Set(['malformed', 'wrongType']);

/** @spec L8.01 */
export const isForShoppers = (code: unknown): boolean => !technicalCodes.has(code);

/** Misspelt, as in the specification. @spec L4.12, L8.01 */
export const unexpectedError = 'An unexpected error occured.';

export const tooQuickMessage = 'Please check your details and send the form again.';
