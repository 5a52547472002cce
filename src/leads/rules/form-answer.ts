import type { LeadProblem } from './check-lead.ts';
import type { LeadEntry } from './lead-fields.ts';

/** Why a form was not taken. */
export type FormRefusal =
  /** Something was typed wrongly. */
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] }
  /** It could not be kept, whatever was typed; `message` is the server's own. @spec L8.01 */
  | { readonly kind: 'failed'; readonly message: string };

/** What a page says to a form that was not taken: why, and what was typed, so that nobody types it twice. */
export interface FormAnswer {
  readonly entry: LeadEntry;
  readonly refusal: FormRefusal;
  /** The status that the page goes out with. */
  readonly status: number;
}

/** Said where a form could not be taken and nothing better is known. @spec L4.07, L8.01 */
export const submissionFailed = 'An error occurred when submitting this form';

/** Problems whose details are written for developers. */
const technicalCodes: ReadonlySet<unknown> = new Set(['malformed', 'wrongType']);

/** Whether the detail of a problem is written for shoppers. @spec L8.01 */
export const isForShoppers = (code: unknown): boolean => !technicalCodes.has(code);

/** Said where the interface answers neither a lead nor a reason, as the specification spells it. @spec L4.12, L8.01 */
export const unexpectedError = 'An unexpected error occured.';

/** Shown when a submission came too quickly and too many are waiting already. */
export const tooQuickMessage = 'That was very quick. Please check what you typed, and send it once more.';
