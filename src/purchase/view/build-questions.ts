import { formatAmount } from '#src/checkout/view/format-amount.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { type AnswerProblem, noTradeIn, type PurchaseAnswers } from '../rules/purchase-answers.ts';
import { purchaseFields as names } from '../rules/purchase-fields.ts';
import type { PurchaseTerms } from '../rules/purchase-terms.ts';
import type { Review } from '../rules/review-answers.ts';
import type { FundsView, HandoverView, TradeInView } from './purchase-view.ts';

const yearNoun = { one: 'year', many: 'years' };

const findError = (problems: readonly AnswerProblem[] | undefined, field: string): string | null =>
  problems?.find((problem) => problem.field === field)?.message ?? null;

interface HandoverFacts {
  readonly placeName: string | null;
  readonly isDepositPaid: boolean;
}

/** @spec D.13, D.41 */
export const buildHandoverView = (
  { handover }: PurchaseAnswers,
  { placeName, isDepositPaid }: HandoverFacts,
): HandoverView => {
  const { entry, problems } = handover ?? {};
  const priced = isDepositPaid ? 'before you confirm' : 'before you pay anything';
  const field = (name: 'street' | 'suburb' | 'postcode', label: string, autoComplete: string) => ({
    name: names[name],
    label,
    autoComplete,
    value: entry?.[name] ?? '',
    error: findError(problems, names[name]),
  });
  return {
    choices: [
      { value: 'pickUp', label: 'I’ll pick it up', hint: placeName === null ? 'Free' : `Free, at ${placeName}` },
      {
        value: 'delivery',
        label: 'Bring it to me',
        hint: `See the cost for your postcode ${priced}. Some areas need a quote.`,
      },
    ],
    chosen: entry?.kind ?? '',
    fields: [
      field('street', 'Street address', 'street-address'),
      field('suburb', 'Suburb', 'address-level2'),
      field('postcode', 'Postcode', 'postal-code'),
    ],
    error: findError(problems, names.handover),
  };
};

/** @spec D.39, D.41 */
export const buildTradeInView = (
  { tradeIn }: PurchaseAnswers,
  { credits }: Pick<PurchaseTerms, 'credits'>,
  vehicleId: number,
): TradeInView => ({
  choices: [
    { value: noTradeIn, label: 'No trade-in', hint: null },
    ...credits.map(({ valuationUuid, title, offerCents, creditCents }) => ({
      value: valuationUuid,
      label: title,
      hint: `Estimate ${formatAmount(offerCents)}${creditCents === 0 ? ', less the finance owing' : ''}`,
    })),
  ],
  chosen: tradeIn?.entry.choice ?? (credits.length === 0 ? noTradeIn : ''),
  error: findError(tradeIn?.problems, names.tradeIn),
  valueHref: pagePaths.tradeInFor(vehicleId),
});

/** Reports an amount above the limit only once the earlier questions are answered, because they change the limit. */
const findAmountError = (
  { funds }: PurchaseAnswers,
  { figures, mostFinancedCents, openStep }: Review,
): string | null => {
  const typed = findError(funds?.problems, names.amount);
  if (typed !== null || funds?.entry.kind !== 'finance' || funds.problems.length > 0) return typed;
  const isTooMuch = openStep === 'funds' && figures?.financedCents === 0;
  return isTooMuch ? `You can finance up to ${formatAmount(mostFinancedCents)}.` : null;
};

interface FundsFacts {
  readonly answers: PurchaseAnswers;
  readonly terms: PurchaseTerms;
  readonly review: Review;
  readonly isDepositPaid: boolean;
}

/** @spec D.41 */
export const buildFundsView = ({ answers, terms, review, isDepositPaid }: FundsFacts): FundsView => {
  const { entry, problems } = answers.funds ?? {};
  const applied = isDepositPaid ? 'after you confirm' : 'after you pay the deposit';
  return {
    choices: [
      { value: 'own', label: 'My own funds', hint: 'By bank transfer at handover' },
      { value: 'finance', label: 'Finance', hint: `See an estimate now and apply ${applied}` },
    ],
    chosen: entry?.kind ?? '',
    error: findError(problems, names.funds),
    amount: {
      value: entry?.amount ?? '',
      error: findAmountError(answers, review),
      hint: `Up to ${formatAmount(review.mostFinancedCents)}`,
    },
    terms: terms.termsYears.map((years) => ({ value: String(years), label: formatCount(years, yearNoun) })),
    term: { value: entry?.termYears ?? '', error: findError(problems, names.termYears) },
  };
};
