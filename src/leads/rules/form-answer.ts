import type { LeadProblem } from './check-lead.ts';
import type { LeadEntry } from './lead-fields.ts';

export type FormRefusal =
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  /** The form could not be stored, whatever its content. `message` comes from the server. @spec L8.01 */
  | { readonly kind: 'failed'; readonly message: string };

export interface FormAnswer {
  readonly entry: LeadEntry;
  readonly refusal: FormRefusal;
  readonly status: number;
}

/** Shown when nothing more precise is known. @spec L4.07, L8.01 */
export const submissionFailed = 'An error occurred when submitting this form';

const technicalCodes: ReadonlySet<unknown> = new Set(['malformed', 'wrongType']);

/** Returns true when an error's detail is written for shoppers. @spec L8.01 */
export const isForShoppers = (code: unknown): boolean => !technicalCodes.has(code);

/** Shown when an answer has neither a lead nor a reason, as the specification spells it. @spec L4.12, L8.01 */
export const unexpectedError = 'An unexpected error occured.';

export const tooQuickMessage = 'Please check your details and send the form again.';
