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

/** @spec D.41 */
export const outcomeWords: Readonly<Record<AssessmentOutcome, { readonly heading: string; readonly short: string }>> = {
  likely: { heading: 'Approval looks likely', short: 'Looks likely' },
  needsATalk: { heading: 'Let’s talk it through', short: 'Needs a closer look' },
  unlikely: { heading: 'Approval looks unlikely as things stand', short: 'Looks unlikely' },
};

const reasonWords: Readonly<Record<AssessmentReason, string>> = {
  fits: 'The repayment is within what you have left each month, and still would be if the rate were {buffer} percentage points higher.',
  noIncome: 'You haven’t entered any income to repay a loan with.',
  tooMuch: 'The repayment is more than you have left each month.',
  tooMuchWithBuffer:
    'The repayment is within what you have left today, but wouldn’t be if the rate were {buffer} percentage points higher.',
  shortJob: 'You haven’t been in your job for long. A lender will ask about it.',
  shortBusiness: 'Your business is less than two years old. A lender will ask for more financial information.',
  noWork: 'Your income isn’t from work. Some lenders accept a pension or benefits, and we know which ones.',
};

/** @spec D.41 */
const indicationNote =
  'This is an indication based on your answers. It is not an approval or an offer of credit: approval is subject to the lender’s assessment. We haven’t requested a credit report.';

interface OutcomeContext {
  readonly isPreApproval: boolean;
  readonly loanNote: string;
  readonly siteName: string;
  readonly actions: OutcomeView['actions'];
}

const goesOut = (cents: number): string => `−${formatPrice(cents)}`;

const listLines = (sum: Assessment): OutcomeView['lines'] => [
  { label: 'Income after tax', amount: formatPrice(sum.incomeCents) },
  { label: sum.isBenchmarkUsed ? 'Living costs (benchmark)' : 'Living costs', amount: goesOut(sum.livingCents) },
  ...[
    { label: 'Mortgage, rent or board', cents: sum.housingCents },
    { label: 'Other loans', cents: sum.loansCents },
    { label: 'Credit cards (3.8% of the limits)', cents: sum.cardsCents },
  ].flatMap(({ label, cents }) => (cents === 0 ? [] : [{ label, amount: goesOut(cents) }])),
  {
    label: `Repayment at ${formatPercent(sum.terms.ratePercent + sum.bufferPercent)} (${sum.bufferPercent} percentage points higher)`,
    amount: goesOut(sum.bufferedRepaymentCents),
  },
];

const listBasis = ({ terms, amountCents, termYears }: Assessment): readonly string[] => [
  `Amounts are monthly and in whole dollars, with income rounded down and expenses rounded up.`,
  `Tax is at ${residentTax.year} resident rates, with the Medicare levy and without offsets.`,
  `Living costs are what you entered or a benchmark, whichever is higher. The benchmark is the ${livingBenchmark.source}, plus 30% of a single person’s budget for each dependant.`,
  `Based on ${formatPrice(amountCents)} over ${formatCount(termYears, { one: 'year', many: 'years' })}${
    terms.lenderName === null ? '' : ` with ${terms.lenderName}`
  }, including fees and with no balloon payment at the end.`,
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
  return isPreApproval ? `About ${amount} fits your budget` : `Up to about ${amount} would fit your budget`;
};

/** @spec D.41, B9.39, L2.12 */
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
    total: { label: 'Left over each month', amount: formatPrice(roomCents - bufferedRepaymentCents) },
    basis: listBasis(assessment),
    fits: describeFits(decision, isPreApproval),
    next: `${siteName} has your application and will call you about it. You don’t need to do anything now.`,
  };
};
