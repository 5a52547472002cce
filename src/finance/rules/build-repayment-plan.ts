import {
  calculateRepaymentCents,
  countRepayments,
  type Loan,
  repaymentFrequencies,
  shareMonthlyFeeCents,
} from '#src/lib/loans/loan.ts';

export interface PlannedLoan extends Loan {
  /** Includes the lender's fees. */
  readonly repaymentCents: number;
  readonly upfrontFeesCents: number;
  readonly monthlyFeeCents: number;
  readonly isLendersOwn: boolean;
}

export interface PlanYear {
  /** 0 at the start of the loan. At its end it can be a fraction, such as 2.5. */
  readonly years: number;
  readonly balanceCents: number;
  readonly costCents: number;
}

export interface RepaymentPlan {
  readonly years: readonly PlanYear[];
  readonly repayments: number;
  readonly lastRepaymentCents: number;
  readonly totalCents: number;
}

const findPeriodChargeCents = (loan: PlannedLoan): number =>
  loan.isLendersOwn
    ? loan.repaymentCents - calculateRepaymentCents(loan)
    : shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency);

/**
 * The last repayment absorbs the rounding. If the lender stated the repayment, all repayments are equal, and the last
 * period's interest and fees absorb it.
 * @spec B9.36, B9.37
 */
export const buildRepaymentPlan = (loan: PlannedLoan): RepaymentPlan => {
  const { repaymentCents, residualCents, isLendersOwn } = loan;
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  // The rate is an integer until the division below. With a fraction, some half cents would round the wrong way.
  const rateHundredths = Math.round(loan.ratePercent * 100);
  const periodChargeCents = findPeriodChargeCents(loan);
  let [balanceCents, costCents, repaidCents] = [loan.principalCents, loan.upfrontFeesCents, 0];
  let [repayments, lastRepaymentCents] = [0, 0];
  const years: PlanYear[] = [{ years: 0, balanceCents, costCents }];
  for (let period = 1; period <= periods; period += 1) {
    const isLast = period === periods;
    const interestCents = Math.round((balanceCents * rateHundredths) / (10_000 * periodsAYear));
    // The difference between two rounded running totals, so that fractions of a cent add up.
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
