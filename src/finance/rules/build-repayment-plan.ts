import type { Loan } from './calculate-repayment-cents.ts';
import { countRepayments } from './count-repayments.ts';
import { repaymentFrequencies } from './repayment-frequency.ts';
import { shareMonthlyFeeCents } from './share-monthly-fee-cents.ts';

export interface PlannedLoan extends Loan {
  /** What is repaid each period, fees included, in whole cents. */
  readonly repaymentCents: number;
  /** Fees charged with every month, in cents. */
  readonly monthlyFeeCents: number;
}

/** Where a loan stands at the end of a year. */
export interface PlanYear {
  /** 0 is the day on which the loan begins; the last one may be part of a year. */
  readonly years: number;
  readonly balanceCents: number;
  /** Interest and fees so far, in cents. */
  readonly costCents: number;
}

export interface RepaymentPlan {
  readonly years: readonly PlanYear[];
  /** Repayments until the loan is paid down to its final payment. */
  readonly repayments: number;
  /** The last repayment takes what the others leave. */
  readonly lastRepaymentCents: number;
  /** All repayments with the final payment, in cents. */
  readonly totalCents: number;
}

/**
 * A loan period by period in whole cents, at a rate of at most two decimals: interest is charged to the nearest cent, the last repayment takes up what
 * rounding left, and the final payment (the residual) clears the rest.
 * @spec B9.36, B9.37
 */
export const buildRepaymentPlan = (loan: PlannedLoan): RepaymentPlan => {
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  // Hundredths of a percent: whole numbers until the one division, so that no half cent is rounded the wrong way.
  const rateHundredths = Math.round(loan.ratePercent * 100);
  const feeCents = Math.round(shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency));
  const years: PlanYear[] = [{ years: 0, balanceCents: loan.principalCents, costCents: 0 }];
  let [balanceCents, costCents, repaidCents, repayments, lastRepaymentCents] = [loan.principalCents, 0, 0, 0, 0];
  for (let period = 1; period <= periods; period += 1) {
    const chargeCents =
      balanceCents === 0 ? 0 : Math.round((balanceCents * rateHundredths) / (10_000 * periodsAYear)) + feeCents;
    const owedCents = balanceCents + chargeCents - loan.residualCents;
    const paidCents = period === periods ? owedCents : Math.min(loan.repaymentCents, owedCents);
    balanceCents += chargeCents - paidCents;
    costCents += chargeCents;
    repaidCents += paidCents;
    if (paidCents > 0) [repayments, lastRepaymentCents] = [repayments + 1, paidCents];
    if (period % periodsAYear === 0 || period === periods) {
      years.push({ years: period / periodsAYear, balanceCents, costCents });
    }
  }
  return { years, repayments, lastRepaymentCents, totalCents: repaidCents + loan.residualCents };
};
