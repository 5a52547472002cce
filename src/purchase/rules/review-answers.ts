import { calculateFigures, findMostFinancedCents, type PurchaseFigures } from './calculate-figures.ts';
import type { TradeInCredit } from './count-trade-in.ts';
import { isAnswered, noTradeIn, type PurchaseAnswers } from './purchase-answers.ts';
import type { AnswerStep } from './purchase-fields.ts';
import type { PurchaseTerms } from './purchase-terms.ts';
import { findFinancedCents } from './read-answers.ts';

export interface Review {
  readonly openStep: AnswerStep | null;
  readonly doneSteps: readonly AnswerStep[];
  readonly credit: TradeInCredit | null;
  readonly mostFinancedCents: number;
  readonly figures: PurchaseFigures | null;
}

const findDeliveryCents = ({ handover }: PurchaseAnswers, { delivery }: PurchaseTerms): number | null => {
  if (!isAnswered(handover) || handover?.entry.kind !== 'delivery') return 0;
  return delivery?.kind === 'estimate' ? delivery.priceCents : null;
};

const findCredit = ({ tradeIn }: PurchaseAnswers, { credits, steps }: PurchaseTerms): TradeInCredit | null =>
  (steps.includes('tradeIn') && credits.find(({ valuationUuid }) => valuationUuid === tradeIn?.entry.choice)) || null;

/** If a choice becomes invalid, such as an expired trade-in estimate, its question opens again. @spec B2.03, D.41 */
export const reviewAnswers = (answers: PurchaseAnswers, terms: PurchaseTerms): Review => {
  const { priceCents, depositCents, steps, termsYears } = terms;
  const credit = findCredit(answers, terms);
  const isFundsAsked = steps.includes('funds') && isAnswered(answers.funds);
  const wantedCents = isFundsAsked && answers.funds !== undefined ? findFinancedCents(answers.funds.entry) : 0;
  const sums = {
    priceCents: priceCents ?? 0,
    depositCents: depositCents ?? 0,
    deliveryCents: findDeliveryCents(answers, terms),
    tradeInCents: credit?.creditCents ?? 0,
  };
  const mostFinancedCents = findMostFinancedCents(sums);
  const isTooMuch = wantedCents > mostFinancedCents;
  const isTermKnown =
    answers.funds?.entry.kind !== 'finance' || termsYears.includes(Number(answers.funds.entry.termYears));
  const holds: Readonly<Record<AnswerStep, boolean>> = {
    contact: isAnswered(answers.contact),
    handover: isAnswered(answers.handover),
    tradeIn: isAnswered(answers.tradeIn) && (answers.tradeIn?.entry.choice === noTradeIn || credit !== null),
    funds: isAnswered(answers.funds) && !isTooMuch && isTermKnown,
  };
  const isPriced = priceCents !== null && depositCents !== null;
  return {
    openStep: steps.find((step) => !holds[step]) ?? null,
    doneSteps: steps.filter((step) => holds[step]),
    credit,
    mostFinancedCents,
    figures: isPriced ? calculateFigures({ ...sums, financedCents: isTooMuch ? 0 : wantedCents }) : null,
  };
};
