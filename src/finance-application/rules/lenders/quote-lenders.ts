import { calculateLoanQuote, findComparisonRatePercent } from '#src/finance/rules/calculate-loan-quote.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { creditProfiles, housingKinds, isOneOf } from '../answers/answer-choices.ts';
import type { ApplicationAnswers } from '../answers/application-fields.ts';
import { readMoneyCents } from '../answers/read-application.ts';
import { lenderName } from '../application-names.ts';
import { type ApplicationContent, isPartDone } from '../saved-application.ts';
import type { QuotingLender } from './lender-config.ts';
import {
  findLenderRatePercent,
  type LoanConfig,
  priceQuotingLender,
  type RateQuestion,
} from './price-quoting-lender.ts';

export interface QuoteQuestion extends RateQuestion {
  readonly priceCents: number;
  readonly depositCents: number;
  readonly termYears: number;
}

export interface LenderQuote {
  readonly kind: 'quote';
  readonly slug: string;
  readonly name: string;
  readonly amountCents: number;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  /** Weekly, including fees. Rounded to whole dollars. */
  readonly repaymentCents: number;
  readonly totalCents: number;
  readonly establishmentFeeCents: number;
  readonly monthlyFeeCents: number;
}

export interface NoQuote {
  readonly kind: 'none';
  readonly slug: string;
  readonly name: string;
  readonly reason: 'credit' | 'term' | 'amount' | 'deposit' | 'nothingToLend';
  /**
   * The limit that the loan breaks: years for 'term', percent of the price for 'deposit', cents for 'amount'. 0 for
   * other reasons.
   */
  readonly bound: number;
}

const findRefusal = (
  lender: QuotingLender,
  { priceCents, depositCents, termYears }: QuoteQuestion,
): Pick<NoQuote, 'reason' | 'bound'> | null => {
  const { maxTermYears, maxAmountDollars, minDepositPercent } = lender;
  if (depositCents >= priceCents) return { reason: 'nothingToLend', bound: 0 };
  if (termYears > maxTermYears) return { reason: 'term', bound: maxTermYears };
  if (depositCents * 100 < priceCents * minDepositPercent) return { reason: 'deposit', bound: minDepositPercent };
  if (priceCents - depositCents > maxAmountDollars * 100) return { reason: 'amount', bound: maxAmountDollars * 100 };
  return null;
};

const quoteLender = (
  slug: string,
  lender: QuotingLender,
  question: QuoteQuestion,
  finance: FinanceConfig,
): LenderQuote | NoQuote => {
  const { name } = lender;
  const ratePercent = findLenderRatePercent(lender, question);
  if (ratePercent === null) return { kind: 'none', slug, name, reason: 'credit', bound: 0 };
  const amountCents = question.priceCents - question.depositCents;
  const pricing = priceQuotingLender(slug, lender, finance);
  const refusal = findRefusal(lender, question);
  const { termYears } = question;
  const loan = { lentCents: amountCents, ratePercent, termYears, frequency: 'weekly', residualCents: 0 } as const;
  const quote = calculateLoanQuote(loan, pricing);
  if (refusal !== null || quote === null) {
    return { kind: 'none', slug, name, ...(refusal ?? { reason: 'nothingToLend', bound: 0 }) };
  }
  return {
    kind: 'quote',
    slug,
    name,
    amountCents,
    termYears,
    ratePercent,
    comparisonRatePercent: findComparisonRatePercent(ratePercent, pricing),
    repaymentCents: quote.repaymentCents,
    totalCents: quote.plan.totalCents,
    establishmentFeeCents: pricing.fees.onceCents,
    monthlyFeeCents: pricing.fees.monthlyCents,
  };
};

/** @spec L2.13, B9.36, B9.39 */
export const quoteLenders = (
  question: QuoteQuestion,
  { finance, financeApplication: { lenders } }: LoanConfig,
): readonly (LenderQuote | NoQuote)[] => {
  const rankOf = (quote: LenderQuote | NoQuote): number =>
    quote.kind === 'quote' ? quote.comparisonRatePercent : Number.POSITIVE_INFINITY;
  const quotes = Object.entries(lenders).map(([slug, lender]) => quoteLender(slug, lender, question, finance));
  return quotes.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : 0));
};

/** @spec L2.13 */
export const readQuoteQuestion = (content: ApplicationContent, priceCents: number): QuoteQuestion | undefined => {
  const { creditProfile = '', housing = '', deposit = '', termYears = '' } = content.answers;
  if (!isPartDone(content, 'quote')) return undefined;
  if (!isOneOf(creditProfiles, creditProfile) || !isOneOf(housingKinds, housing)) return undefined;
  return {
    creditProfile,
    housing,
    priceCents,
    depositCents: readMoneyCents(deposit) ?? 0,
    termYears: Number(termYears),
  };
};

/** @spec L2.13 */
export const readChosenQuote = (
  content: ApplicationContent,
  slug: string,
  priceCents: number,
  config: LoanConfig,
): ApplicationAnswers | undefined => {
  const question = readQuoteQuestion(content, priceCents);
  const quotes = question === undefined ? [] : quoteLenders(question, config);
  const chosen = quotes.find((quote) => quote.kind === 'quote' && quote.slug === slug);
  if (chosen?.kind !== 'quote') return undefined;
  const { amountCents } = chosen;
  const amount = amountCents % 100 === 0 ? String(amountCents / 100) : (amountCents / 100).toFixed(2);
  return { [lenderName]: slug, amount };
};
