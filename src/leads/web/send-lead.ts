import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import type { LeadProblem } from '../rules/check-lead.ts';
import { type FormRefusal, isForShoppers, submissionFailed, unexpectedError } from '../rules/form-answer.ts';
import { leadFieldKeys, leadFieldTable, termsName } from '../rules/lead-fields.ts';

/** What came of a form that a page's scripts sent. */
export type SendOutcome = { readonly kind: 'kept' } | FormRefusal;

/** What the interface answers; nothing in it is taken for granted. */
interface LeadAnswer {
  readonly lead_id?: unknown;
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly error?: unknown;
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

/** Longest message of the server that a form shows, in characters. */
const maxMessageLength = 300;

/** What the server says of its own; undefined where it says nothing that a shopper can read. @spec L4.12, L8.01 */
const readMessage = ({ code, detail, error }: LeadAnswer): string | undefined =>
  [detail, error].find(
    (text): text is string =>
      typeof text === 'string' && text !== '' && text.length <= maxMessageLength && isForShoppers(code),
  );

const readRefusal = (answer: LeadAnswer): SendOutcome => {
  const problems = readProblems(answer.errors);
  return problems.length > 0 ? { kind: 'invalid', problems } : failed(readMessage(answer) ?? submissionFailed);
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
    return typeof answer.lead_id === 'string' ? { kind: 'kept' } : failed(readMessage(answer) ?? unexpectedError);
  } catch {
    return failed(submissionFailed);
  }
};
