import { creditProfiles, housingKinds, isOneOf } from '../answers/answer-choices.ts';
import { readMoneyCents } from '../answers/read-money-cents.ts';
import { type ApplicationContent, isPartDone } from '../kept-application.ts';
import type { QuoteQuestion } from './quote-lenders.ts';

/** What lenders are asked for a visitor; undefined until their answers are well. @spec L2.13 */
export const readQuoteQuestion = (content: ApplicationContent, priceCents: number): QuoteQuestion | undefined => {
  const { creditProfile = '', housing = '', deposit = '', termYears = '' } = content.answers;
  if (!isPartDone(content, 'quote')) return undefined;
  if (!isOneOf(creditProfiles, creditProfile) || !isOneOf(housingKinds, housing)) return undefined;
  return {
    ...{ creditProfile, housing, priceCents },
    depositCents: readMoneyCents(deposit) ?? 0,
    termYears: Number(termYears),
  };
};
