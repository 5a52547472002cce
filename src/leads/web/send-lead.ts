import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import type { LeadProblem } from '../rules/check-lead.ts';
import { type FormRefusal, submissionFailed, unexpectedError } from '../rules/form-answer.ts';
import { leadFieldKeys, leadFieldTable, termsName } from '../rules/lead-fields.ts';

/** What came of a form that a page's scripts sent. */
export type SendOutcome = { readonly kind: 'kept' } | FormRefusal;

/** What the interface answers; nothing in it is taken for granted. */
interface LeadAnswer {
  readonly lead_id?: unknown;
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly errors?: unknown;
}

const failed = (message: string): SendOutcome => ({ kind: 'failed', message });

const findField = (name: unknown): LeadProblem['field'] | undefined =>
  name === termsName ? 'terms' : leadFieldKeys.find((key) => leadFieldTable[key].name === name);

const readProblems = (errors: unknown): readonly LeadProblem[] => {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap(({ field, message }): LeadProblem[] => {
    const known = findField(field);
    return known === undefined ? [] : [{ field: known, message: String(message) }];
  });
};

const readRefusal = ({ code, detail, errors }: LeadAnswer): SendOutcome => {
  const problems = readProblems(errors);
  if (problems.length > 0) return { kind: 'invalid', problems };
  // Those that are written for shoppers.
  const isForShoppers = code === 'tooMany' || code === 'invalid';
  return failed(isForShoppers && typeof detail === 'string' ? detail : submissionFailed);
};

/** Sends a form; it never fails, and says what came of it. @spec D.32, L4.06, L4.07, L8.01 */
export const sendLead = async (fields: Readonly<Record<string, unknown>>): Promise<SendOutcome> => {
  try {
    const response = await fetchInTime(apiPaths.leads, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    });
    const answer = (await response.json()) as LeadAnswer;
    if (!response.ok) return readRefusal(answer);
    return typeof answer.lead_id === 'string' ? { kind: 'kept' } : failed(unexpectedError);
  } catch {
    return failed(submissionFailed);
  }
};
