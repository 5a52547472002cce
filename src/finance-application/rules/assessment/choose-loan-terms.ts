import { calculateExampleComparisonRatePercent } from '#src/finance/rules/calculate-example-comparison-rate-percent.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { FinanceProvider } from '#src/finance/rules/finance-provider-config.ts';
import { findSiteLender } from '#src/finance/rules/find-site-lender.ts';
import { type ProviderFees, readProviderFees } from '#src/finance/rules/read-provider-fees.ts';
import { creditProfiles, housingKinds, isOneOf } from '../answers/answer-choices.ts';
import type { ApplicationAnswers } from '../answers/application-fields.ts';
import { readMoneyCents } from '../answers/read-money-cents.ts';
import type { FinanceApplicationConfig } from '../config.ts';
import { findLenderRatePercent } from '../lenders/find-lender-rate-percent.ts';
import type { QuotingLender } from '../lenders/lender-config.ts';

/** At what a loan is worked out. */
export interface LoanTerms {
  /** Null where no lender is named. */
  readonly lenderName: string | null;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
}

const noFees: ProviderFees = { onceCents: 0, monthlyCents: 0 };

const complete = (terms: Omit<LoanTerms, 'comparisonRatePercent'>): LoanTerms => ({
  ...terms,
  comparisonRatePercent: calculateExampleComparisonRatePercent(terms.ratePercent, terms.fees),
});

const isWithinBounds = (lender: QuotingLender, { amount = '', termYears = '' }: ApplicationAnswers): boolean =>
  Number(termYears) <= lender.maxTermYears && (readMoneyCents(amount) ?? 0) <= lender.maxAmountDollars * 100;

/** The terms that a lender quotes; undefined where there is no such lender, or it does not lend at these answers. */
const findQuoted = (
  slug: string,
  answers: ApplicationAnswers,
  { lenders }: FinanceApplicationConfig,
): LoanTerms | undefined => {
  const { creditProfile = '', housing = '' } = answers;
  const lender = Object.hasOwn(lenders, slug) ? lenders[slug] : undefined;
  if (lender === undefined || !isOneOf(creditProfiles, creditProfile)) return undefined;
  if (!isWithinBounds(lender, answers)) return undefined;
  const ratePercent = isOneOf(housingKinds, housing) && findLenderRatePercent(lender, { creditProfile, housing });
  if (typeof ratePercent !== 'number') return undefined;
  const fees = {
    onceCents: Math.round(lender.establishmentFeeDollars * 100),
    monthlyCents: Math.round(lender.monthlyFeeDollars * 100),
  };
  return complete({ lenderName: lender.name, ratePercent, fees, rounding: 'up' });
};

/**
 * The terms of an application: of the lender that was chosen, else of the site's own: what it quotes to whoever told their credit
 * history, or its example rate. @spec L2.13, B9.38
 */
export const chooseLoanTerms = (
  answers: ApplicationAnswers,
  config: { readonly finance: FinanceConfig; readonly financeApplication: FinanceApplicationConfig },
): LoanTerms => {
  for (const slug of [answers.lender ?? '', config.finance.provider ?? '']) {
    const quoted = findQuoted(slug, answers, config.financeApplication);
    if (quoted !== undefined) return quoted;
  }
  const siteLender = findSiteLender(null, config.finance);
  return complete({
    lenderName: siteLender?.provider.name ?? null,
    ratePercent: config.finance.example.ratePercent,
    fees: siteLender === null ? noFees : readProviderFees(siteLender.provider, null),
    rounding: siteLender?.provider.rounding ?? 'up',
  });
};
