import { getLenderRepaymentCents } from '../get-lender-repayment-cents.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorSubject } from './calculator-subject.ts';
import type { CalculatorTerms } from './calculator-terms.ts';
import { clampCalculatorState } from './clamp-calculator-state.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';
import { isSameCalculatorState } from './is-same-calculator-state.ts';
import type { LenderFigures } from './lender-figures.ts';

interface CalculatorStart {
  readonly state: CalculatorState;
  /** The lender's own figures of just that loan; null where it estimates another, or none. */
  readonly given: LenderFigures | null;
}

/** The first figures as the site and the lender name them, whatever their bounds. */
const chooseFirstFigures = (
  config: FinanceCalculatorConfig,
  { frequencies }: CalculatorTerms,
  { lender, estimate, priceCents }: CalculatorSubject,
): CalculatorState => {
  const { startFrom, amount, term, rate } = config;
  const given = startFrom === 'lender' ? (estimate ?? lender) : null;
  // An example's amount is another loan than the estimate's, and takes nothing of it but term and rate.
  const loan = amount.start === 'price' ? estimate : null;
  const isOffered = estimate !== null && frequencies.includes(estimate.frequency);
  return {
    amountDollars: amount.start === 'price' && priceCents > 0 ? priceCents / 100 : amount.exampleDollars,
    termYears: given?.termYears ?? term.startYears,
    ratePercent: given?.interestRatePercent ?? rate.startPercent,
    depositDollars: (loan?.depositCents ?? 0) / 100,
    residualDollars: (loan?.balloonCents ?? 0) / 100,
    frequency: isOffered ? estimate.frequency : (frequencies[0] ?? 'weekly'),
  };
};

/**
 * What the calculator shows at first: the estimate of the vehicle where there is one, so that a page says one figure, else
 * what the site sets.
 * @spec B9.30 to B9.34
 */
export const chooseCalculatorStart = (
  config: FinanceCalculatorConfig,
  terms: CalculatorTerms,
  subject: CalculatorSubject,
): CalculatorStart => {
  const { estimate, priceCents } = subject;
  const first = chooseFirstFigures(config, terms, subject);
  const state = clampCalculatorState(first, terms);
  if (estimate === null || !isSameCalculatorState({ ...first, amountDollars: priceCents / 100 }, state)) {
    return { state, given: null };
  }
  const repaymentCents = getLenderRepaymentCents(estimate, state.frequency);
  return { state, given: { repaymentCents, comparisonRatePercent: estimate.comparisonRatePercent } };
};
