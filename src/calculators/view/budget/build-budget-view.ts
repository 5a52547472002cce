import { type BudgetFrequency, budgetTermYears } from '#src/calculators/rules/budget/calculate-budget.ts';
import { formatNumber, formatPercent } from '#src/lib/format-number.ts';
import { calculateComparisonRatePercent, comparisonRateWarning } from '#src/lib/loans/loan.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { BudgetConfig } from '../../rules/budget/budget-config.ts';

/** @spec L2.68, L4.21, L8.02 */
export type BudgetButton =
  | { readonly kind: 'found'; readonly label: string; readonly href: string }
  | { readonly kind: 'none'; readonly label: string; readonly warning: string };

export interface BudgetBody {
  readonly value: string;
  readonly label: string;
}

export interface BudgetAnswer {
  readonly buttons: readonly BudgetButton[];
  readonly bodies: readonly BudgetBody[];
}

export interface BudgetView {
  readonly action: string;
  readonly repaymentText: string;
  readonly depositText: string;
  readonly frequency: BudgetFrequency;
  readonly startTexts: Readonly<Record<BudgetFrequency, string>>;
  readonly body: string;
  readonly ratePercent: number;
  readonly maxDollars: number;
  readonly method: string;
  readonly warning: string | null;
  readonly disclaimer: string | null;
  readonly answer: BudgetAnswer;
}

/** @spec L4.20 */
export interface BudgetChoice {
  readonly repayment: string | null;
  readonly deposit: string | null;
  readonly frequency: string | null;
  readonly body: string | null;
}

/** @spec L9.10 */
export const budgetStepDollars = 500;

const describeMethod = (ratePercent: number, frequency: BudgetFrequency): string => {
  if (ratePercent === 0)
    return `All repayments over ${budgetTermYears} years plus the deposit, without interest or fees.`;
  const loan = { principalCents: 3_000_000, ratePercent, termYears: budgetTermYears, frequency, residualCents: 0 };
  const comparisonPercent = calculateComparisonRatePercent({ ...loan, upfrontFeesCents: 0, monthlyFeeCents: 0 });
  return `Based on ${formatPercent(ratePercent)} p.a. interest (${formatPercent(comparisonPercent)} p.a. comparison rate, assuming no fees) over ${budgetTermYears} years, plus the deposit. A lender’s fees raise the comparison rate.`;
};

/** @spec L9.07, L9.08 */
export const settleBudgetChoice = (choice: BudgetChoice, config: BudgetConfig) => {
  const frequency: BudgetFrequency =
    choice.frequency === 'weekly' || choice.frequency === 'monthly' ? choice.frequency : config.frequency;
  const startTexts = { weekly: String(config.weeklyDollars), monthly: String(config.monthlyDollars) };
  return {
    frequency,
    startTexts,
    repaymentText: (choice.repayment ?? startTexts[frequency]).slice(0, 12),
    depositText: (choice.deposit ?? formatNumber(config.depositDollars)).slice(0, 12),
    body: (choice.body ?? '').slice(0, 120),
  };
};

interface BudgetParts {
  readonly settled: ReturnType<typeof settleBudgetChoice>;
  readonly ratePercent: number;
  readonly highestDollars: number | null;
  readonly answer: BudgetAnswer;
}

/** @spec L1.05, L9.09 to L9.11 */
export const buildBudgetView = (
  { settled, ratePercent, highestDollars, answer }: BudgetParts,
  config: BudgetConfig,
): BudgetView => ({
  action: pagePaths.budgetSearch,
  ...settled,
  ratePercent,
  maxDollars: Math.ceil((highestDollars ?? config.fallbackMaxDollars) / budgetStepDollars) * budgetStepDollars,
  method: describeMethod(ratePercent, settled.frequency),
  warning: ratePercent === 0 ? null : comparisonRateWarning,
  disclaimer: config.disclaimer,
  answer,
});
