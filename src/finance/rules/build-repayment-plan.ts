import {
  calculateRepaymentCents,
  countRepayments,
  type Loan,
  repaymentFrequencies,
  shareMonthlyFeeCents,
} from '#src/lib/loans/loan.ts';

/** A loan with what is repaid of it each period. */
export interface PlannedLoan extends Loan {
  /** What is repaid each period, fees included, in whole cents. */
  readonly repaymentCents: number;
  /** Fees that are part of what is borrowed, in cents. */
  readonly upfrontFeesCents: number;
  /** Fees charged with every month, in cents. */
  readonly monthlyFeeCents: number;
  /** The repayment is the lender's own: it is paid as it is, whatever it comes to. */
  readonly isLendersOwn: boolean;
}

/** Where a loan stands at the end of a year. */
export interface PlanYear {
  /** 0 is the day on which the loan begins; the last one may be part of a year. */
  readonly years: number;
  readonly balanceCents: number;
  /** Interest and fees so far, in cents. */
  readonly costCents: number;
}

/** How a loan is paid down, and what all of it comes to. */
export interface RepaymentPlan {
  readonly years: readonly PlanYear[];
  /** Repayments until the loan is paid down to its final payment. */
  readonly repayments: number;
  /** The last repayment takes what the others leave. */
  readonly lastRepaymentCents: number;
  /** All repayments with the final payment, in cents. */
  readonly totalCents: number;
}

/** What is charged each period beside interest; of a lender's own repayment, all that interest does not explain. */
const findPeriodChargeCents = (loan: PlannedLoan): number =>
  loan.isLendersOwn
    ? loan.repaymentCents - calculateRepaymentCents(loan)
    : shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency);

/**
 * A loan period by period in whole cents, at a rate of at most two decimals: interest is charged to the nearest cent, the last repayment takes up what
 * rounding left, and the final payment (the residual) clears the rest. A lender's own repayments are all alike: what
 * rounding left is charged with the last.
 * @spec B9.36, B9.37
 */
export const buildRepaymentPlan = (loan: PlannedLoan): RepaymentPlan => {
  const { repaymentCents, residualCents, isLendersOwn } = loan;
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  // Hundredths of a percent: whole numbers until the one division, so that no half cent is rounded the wrong way.
  const rateHundredths = Math.round(loan.ratePercent * 100);
  const periodChargeCents = findPeriodChargeCents(loan);
  let [balanceCents, costCents, repaidCents] = [loan.principalCents, loan.upfrontFeesCents, 0];
  let [repayments, lastRepaymentCents] = [0, 0];
  const years: PlanYear[] = [{ years: 0, balanceCents, costCents }];
  for (let period = 1; period <= periods; period += 1) {
    const isLast = period === periods;
    const interestCents = Math.round((balanceCents * rateHundredths) / (10_000 * periodsAYear));
    // Counted up from the start, so that a share of a cent is charged when it has become one.
    const otherCents = Math.round(periodChargeCents * period) - Math.round(periodChargeCents * (period - 1));
    const isPaidOff = balanceCents === 0 && !isLendersOwn;
    const dueCents = isPaidOff ? 0 : interestCents + otherCents;
    const chargeCents = isLast && isLendersOwn ? repaymentCents + residualCents - balanceCents : dueCents;
    const owedCents = balanceCents + chargeCents - residualCents;
    const paidCents = isLast ? owedCents : isLendersOwn ? repaymentCents : Math.min(repaymentCents, owedCents);
    balanceCents += chargeCents - paidCents;
    costCents += chargeCents;
    repaidCents += paidCents;
    if (paidCents > 0) [repayments, lastRepaymentCents] = [repayments + 1, paidCents];
    if (period % periodsAYear === 0 || isLast) years.push({ years: period / periodsAYear, balanceCents, costCents });
  }
  return { years, repayments, lastRepaymentCents, totalCents: repaidCents + residualCents };
};
