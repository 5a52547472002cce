import { formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { comparisonRateWarning } from '#src/lib/loans/loan.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type {
  Assessment,
  AssessmentOutcome,
  AssessmentReason,
  Decision,
} from '../rules/assessment/assess-application.ts';
import { livingBenchmark } from '../rules/assessment/living-benchmark.ts';
import { residentTax } from '../rules/assessment/resident-tax.ts';

export interface OutcomeView {
  readonly outcome: string;
  readonly heading: string;
  readonly note: string;
  readonly reasons: readonly string[];
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly rateNote: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
  readonly basis: readonly string[];
  readonly fits: string | null;
  readonly next: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}

/** The wording of each outcome. @spec D.41 */
export const outcomeWords: Readonly<Record<AssessmentOutcome, { readonly heading: string; readonly short: string }>> = {
  likely: { heading: 'This looks likely', short: 'Looks likely' },
  needsATalk: { heading: 'Let us talk this through', short: 'Needs a talk' },
  unlikely: { heading: 'This looks unlikely as it stands', short: 'Looks unlikely' },
};

/** '{buffer}' is the percentage points added to the rate. */
const reasonWords: Readonly<Record<AssessmentReason, string>> = {
  fits: 'The repayment fits into what is left each month, and would still fit if the rate were {buffer} points higher.',
  noIncome: 'You have entered no income, and a loan is repaid out of one.',
  tooMuch: 'The repayment is more than what is left each month.',
  tooMuchWithBuffer: 'The repayment fits today, but would not if the rate were {buffer} points higher.',
  shortJob: 'You have not been in your job for long: a lender will ask about it.',
  shortBusiness: 'Your business is younger than two years: a lender will ask for more of its figures.',
  noWork: 'You live on a pension or benefits: some lenders lend on them, and we know which.',
};

/** The disclaimer shown with every outcome. @spec D.41 */
const indicationNote =
  'This is an indication from your own answers. It is not an approval or an offer of credit: that is subject to the lender’s assessment. No credit report was asked for.';

interface OutcomeContext {
  readonly isPreApproval: boolean;
  readonly loanNote: string;
  readonly siteName: string;
  readonly actions: OutcomeView['actions'];
}

const goesOut = (cents: number): string => `−${formatPrice(cents)}`;

const listLines = (sum: Assessment): OutcomeView['lines'] => [
  { label: 'Income after tax', amount: formatPrice(sum.incomeCents) },
  { label: sum.isBenchmarkUsed ? 'Living costs, at the benchmark' : 'Living costs', amount: goesOut(sum.livingCents) },
  ...[
    { label: 'Your home', cents: sum.housingCents },
    { label: 'Other loans', cents: sum.loansCents },
    { label: 'Cards, 3.8% of their limits', cents: sum.cardsCents },
  ].flatMap(({ label, cents }) => (cents === 0 ? [] : [{ label, amount: goesOut(cents) }])),
  {
    label: `Repayment at ${formatPercent(sum.terms.ratePercent + sum.bufferPercent)}, ${sum.bufferPercent} points higher`,
    amount: goesOut(sum.bufferedRepaymentCents),
  },
];

const listBasis = ({ terms, amountCents, termYears }: Assessment): readonly string[] => [
  `Amounts are for a month, in whole dollars: income rounded down, what goes out rounded up.`,
  `Tax by the resident rates of ${residentTax.year} with the Medicare levy, without offsets.`,
  `Living costs are the larger of what you entered and a benchmark: ${livingBenchmark.source}, with 30% of a single budget for each dependant.`,
  `Worked out for ${formatPrice(amountCents)} over ${formatCount(termYears, { one: 'year', many: 'years' })}${
    terms.lenderName === null ? '' : ` with ${terms.lenderName}`
  }, fees included, without a final payment.`,
];

const listReasons = ({ said, isOfService, assessment }: Decision): readonly string[] => {
  const own = assessment.reasons.map((reason) =>
    reasonWords[reason].replaceAll('{buffer}', String(assessment.bufferPercent)),
  );
  return isOfService ? said : own;
};

const describeFits = ({ fitsCents }: Decision, isPreApproval: boolean): string | null => {
  if (fitsCents === 0) return null;
  const amount = formatPrice(fitsCents);
  return isPreApproval ? `About ${amount} fits your budget` : `Up to about ${amount} would fit`;
};

/** Builds the outcome with every figure behind it. The repayment is shown with both rates. @spec D.41, B9.39, L2.12 */
export const buildOutcomeView = (
  decision: Decision,
  { isPreApproval, loanNote, siteName, actions }: OutcomeContext,
): OutcomeView => {
  const { outcome, assessment } = decision;
  const { terms, roomCents, repaymentCents, bufferedRepaymentCents } = assessment;
  return {
    outcome,
    heading: outcomeWords[outcome].heading,
    note: indicationNote,
    actions,
    reasons: listReasons(decision),
    cells: [
      { figure: formatPrice(repaymentCents), label: 'a month est.' },
      { figure: formatPercent(terms.ratePercent), label: 'p.a. interest' },
      { figure: formatPercent(terms.comparisonRatePercent), label: 'p.a. comparison' },
    ],
    rateNote: `${loanNote} ${comparisonRateWarning}`,
    lines: listLines(assessment),
    total: { label: 'Left over in a month', amount: formatPrice(roomCents - bufferedRepaymentCents) },
    basis: listBasis(assessment),
    fits: describeFits(decision, isPreApproval),
    next: `${siteName} has your application, and will call you about it. You do not have to do anything now.`,
  };
};
