import { formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { comparisonRateWarning } from '#src/lib/loans/loan.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { lenderName, vehicleName } from '../rules/application-names.ts';
import { type LenderQuote, type NoQuote, quoteLenders, readQuoteQuestion } from '../rules/lenders/quote-lenders.ts';
import { emptyContent } from '../rules/saved-application.ts';
import type { ApplicationFacts } from './application-facts.ts';
import type { AlertView } from './build-application-flow.ts';
import { buildFieldViews, toFieldId } from './build-field-view.ts';
import { listHidden, type PartForm } from './build-part-form.ts';

/** @spec L2.13 */
export interface PersonalisedView {
  readonly alert: readonly AlertView[];
  readonly form: PartForm;
  /** @spec L6.01 */
  readonly signInNote: string | null;
  readonly quotes: readonly LenderQuoteView[] | null;
  readonly heading: string;
  readonly note: string;
  readonly rateNote: string;
}

export interface LenderQuoteView {
  readonly slug: string;
  readonly name: string;
  readonly refusal: string | null;
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly points: readonly string[];
  readonly form: Pick<PartForm, 'action' | 'hidden' | 'submitLabel'> | null;
}

export interface PersonalisedFacts extends Pick<ApplicationFacts, 'saved' | 'config'> {
  readonly vehicleId: number;
  readonly priceCents: number;
  /** @spec L6.01 */
  readonly isSignInNeeded: boolean;
}

const chooseSubmitLabel = (isSignInNeeded: boolean, isAnswered: boolean): string => {
  if (isSignInNeeded) return 'Sign in to see my rates';
  return isAnswered ? 'Update my rates' : 'Show my rates';
};

const years = (count: number): string => formatCount(count, { one: 'year', many: 'years' });

const describeRefusal = ({ reason, bound }: NoQuote): string => {
  switch (reason) {
    case 'credit':
      return 'Doesn’t lend to people with this credit history.';
    case 'term':
      return `Offers terms of up to ${years(bound)}.`;
    case 'deposit':
      return `Needs a deposit of at least ${bound}%.`;
    case 'amount':
      return `Lends up to ${formatPrice(bound)}.`;
    case 'nothingToLend':
      return 'Your deposit covers the price, so there’s nothing to borrow.';
  }
};

const describeQuoteFees = ({ establishmentFeeCents, monthlyFeeCents }: LenderQuote): string => {
  const fees = [
    ...(establishmentFeeCents > 0 ? [`${formatPrice(establishmentFeeCents)} upfront`] : []),
    ...(monthlyFeeCents > 0 ? [`${formatPrice(monthlyFeeCents)} a month`] : []),
  ];
  return fees.length === 0 ? 'No fees' : `Includes fees of ${fees.join(' and ')}`;
};

const buildQuote = (quote: LenderQuote | NoQuote, vehicleId: number): LenderQuoteView => {
  const { slug, name } = quote;
  if (quote.kind === 'none') {
    return { slug, name, refusal: describeRefusal(quote), cells: [], points: [], form: null };
  }
  const { repaymentCents, ratePercent, comparisonRatePercent, amountCents, termYears, totalCents } = quote;
  return {
    slug,
    name,
    refusal: null,
    cells: [
      { figure: formatPrice(repaymentCents), label: 'a week est.' },
      { figure: formatPercent(ratePercent), label: 'p.a. interest' },
      { figure: formatPercent(comparisonRatePercent), label: 'p.a. comparison' },
    ],
    points: [
      `${formatPrice(amountCents)} over ${years(termYears)}`,
      describeQuoteFees(quote),
      `Total payable ${formatPrice(totalCents)}`,
    ],
    form: {
      action: pagePaths.personalisedFinanceStep('lender'),
      hidden: listHidden({ [vehicleName]: vehicleId, [lenderName]: slug }),
      submitLabel: `Apply with ${name}`,
    },
  };
};

/** @spec L2.13, L6.01, B9.39 */
export const buildPersonalisedView = (facts: PersonalisedFacts): PersonalisedView => {
  const { saved, config, vehicleId, priceCents, isSignInNeeded } = facts;
  const content = saved?.state === 'draft' ? saved.content : emptyContent;
  const problems = content.problems.quote ?? [];
  const question = readQuoteQuestion(content, priceCents);
  const { termsYears } = config.financeApplication;
  return {
    alert: problems.map(({ field, message }) => ({ fieldId: toFieldId(field), message })),
    form: {
      action: pagePaths.personalisedFinanceStep('answers'),
      hidden: listHidden({ [vehicleName]: vehicleId }),
      fields: buildFieldViews('quote', { answers: content.answers, problems, dealerships: [], termsYears }),
      consents: [],
      signInHref: null,
      submitLabel: chooseSubmitLabel(isSignInNeeded, question !== undefined),
    },
    signInNote: isSignInNeeded
      ? 'We’ll text you a code to confirm your mobile number, then show your rates. We’ll keep your answers in the meantime.'
      : null,
    quotes:
      question === undefined || isSignInNeeded
        ? null
        : quoteLenders(question, config).map((quote) => buildQuote(quote, vehicleId)),
    heading: 'Your quotes, side by side',
    note: 'These quotes are based on your answers, with the lowest comparison rate first. They are not an approval or an offer of credit: approval is subject to the lender’s assessment. We haven’t requested a credit report.',
    rateNote: `${config.finance.loanNote} ${comparisonRateWarning}`,
  };
};
