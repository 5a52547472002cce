import { formatPrice } from '#src/lib/format-price.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Decision } from '../rules/assessment/decision.ts';
import { outcomeWords } from './outcome-words.ts';

/** What a lead says of an application: what is wanted and how it looks, and nothing of what somebody earns or owes. @spec D.41 */
export const buildLeadFacts = (
  applicationUuid: string,
  { outcome, assessment: { amountCents, termYears, terms } }: Decision,
): Readonly<Record<string, string>> => ({
  finance_application: applicationUuid,
  finance_amount: formatPrice(amountCents),
  finance_term: formatCount(termYears, { one: 'year', many: 'years' }),
  ...(terms.lenderName !== null && { finance_lender: terms.lenderName }),
  finance_result: outcomeWords[outcome].short,
});
