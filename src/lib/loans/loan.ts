/**
 * `comparisonPeriodsAYear` follows regulation 100 of the National Consumer Credit Protection Regulations.
 * @spec B9.33
 */
export const repaymentFrequencies = {
  weekly: { periodsAYear: 52, comparisonPeriodsAYear: 52.18, label: 'a week' },
  fortnightly: { periodsAYear: 26, comparisonPeriodsAYear: 26.09, label: 'a fortnight' },
  monthly: { periodsAYear: 12, comparisonPeriodsAYear: 12, label: 'a month' },
} as const;

export type RepaymentFrequency = keyof typeof repaymentFrequencies;

interface LoanTerms {
  readonly termYears: number;
  readonly frequency: RepaymentFrequency;
}

/** @spec B9.33 */
export const countRepayments = ({ termYears, frequency }: LoanTerms): number =>
  Math.max(1, Math.round(termYears * repaymentFrequencies[frequency].periodsAYear));

/** @spec B9.36 */
export interface Loan {
  readonly principalCents: number;
  readonly ratePercent: number;
  readonly termYears: number;
  readonly frequency: RepaymentFrequency;
  readonly residualCents: number;
}

/** @spec B9.36 */
export const calculateRepaymentCents = (loan: Loan): number => {
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const rate = loan.ratePercent / 100 / periodsAYear;
  // log1p and expm1 stay precise at the smallest rates, where powers would not.
  const growth = periods * Math.log1p(rate);
  const share = -Math.expm1(-growth);
  if (share === 0) return (loan.principalCents - loan.residualCents) / periods;
  return ((loan.principalCents - loan.residualCents * Math.exp(-growth)) * rate) / share;
};

/** @spec B9.42 */
export const shareMonthlyFeeCents = (monthlyFeeCents: number, frequency: RepaymentFrequency): number =>
  (monthlyFeeCents * 12) / repaymentFrequencies[frequency].periodsAYear;

export interface LoanWithFees extends Loan {
  readonly upfrontFeesCents: number;
  readonly monthlyFeeCents: number;
}

const presentValue = (paymentCents: number, residualCents: number, periods: number, rate: number): number => {
  if (Math.abs(rate) < 1e-12) return paymentCents * periods + residualCents;
  const discount = (1 + rate) ** -periods;
  return (paymentCents * (1 - discount)) / rate + residualCents * discount;
};

/**
 * Follows regulation 100 of the National Consumer Credit Protection Regulations. Returns the rate in percent, rounded
 * to two decimals.
 */
export const calculateComparisonRatePercent = (loan: LoanWithFees): number => {
  const { periodsAYear, comparisonPeriodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const paymentCents = calculateRepaymentCents(loan) + shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency);
  const lentCents = loan.principalCents - loan.upfrontFeesCents;
  let low = 0;
  let high = 10 / periodsAYear;
  // The present value falls as the rate rises, so a binary search finds the rate, precise far beyond two decimals.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(paymentCents, loan.residualCents, periods, middle) > lentCents) low = middle;
    else high = middle;
  }
  return Number((comparisonPeriodsAYear * low * 100).toFixed(2));
};

/** Must accompany every comparison rate (regulation 99 of the National Consumer Credit Protection Regulations). */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';
