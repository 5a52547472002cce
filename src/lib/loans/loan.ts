/**
 * How often a loan is repaid. Interest accrues over 52, 26 or 12 periods a year; the comparison rate counts the periods
 * as Regulation 100 of the National Credit Code does.
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

/** How many repayments a loan takes, one at the least. @spec B9.33 */
export const countRepayments = ({ termYears, frequency }: LoanTerms): number =>
  Math.max(1, Math.round(termYears * repaymentFrequencies[frequency].periodsAYear));

/** A loan that is repaid in equal parts, all but its final payment. @spec B9.36 */
export interface Loan {
  /** What is borrowed, fees included, in cents. */
  readonly principalCents: number;
  /** Nominal annual interest rate, such as 6.49. */
  readonly ratePercent: number;
  readonly termYears: number;
  readonly frequency: RepaymentFrequency;
  /** Final payment (balloon), in cents. */
  readonly residualCents: number;
}

/**
 * The repayment each period, in cents and parts of a cent: standard amortisation, compounded per period, with a final
 * payment after the last one.
 * @spec B9.36
 */
export const calculateRepaymentCents = (loan: Loan): number => {
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const rate = loan.ratePercent / 100 / periodsAYear;
  // log1p and expm1 keep their digits at the smallest rates, where powers would lose them.
  const growth = periods * Math.log1p(rate);
  const share = -Math.expm1(-growth);
  if (share === 0) return (loan.principalCents - loan.residualCents) / periods;
  return ((loan.principalCents - loan.residualCents * Math.exp(-growth)) * rate) / share;
};

/** What each repayment carries of a fee that is charged every month, in cents and parts of a cent. @spec B9.42 */
export const shareMonthlyFeeCents = (monthlyFeeCents: number, frequency: RepaymentFrequency): number =>
  (monthlyFeeCents * 12) / repaymentFrequencies[frequency].periodsAYear;

export interface LoanWithFees extends Loan {
  /** Ascertainable credit fees paid at the start, in cents. */
  readonly upfrontFeesCents: number;
  /** Ascertainable credit fees each month, in cents. */
  readonly monthlyFeeCents: number;
}

/** What a stream of equal payments with a last extra one is worth at `rate` a period. */
const presentValue = (paymentCents: number, residualCents: number, periods: number, rate: number): number => {
  if (Math.abs(rate) < 1e-12) return paymentCents * periods + residualCents;
  const discount = (1 + rate) ** -periods;
  return (paymentCents * (1 - discount)) / rate + residualCents * discount;
};

/**
 * The comparison rate in percent, two decimals, by the formula of the National Credit Code (Regulation 100): n x r, where
 * r makes the value of all repayments and credit fees equal to the amount lent. n is 12, 26.09 or 52.18.
 * Rates above 1,000 % a year are not looked for.
 */
export const calculateComparisonRatePercent = (loan: LoanWithFees): number => {
  const { periodsAYear, comparisonPeriodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const paymentCents = calculateRepaymentCents(loan) + shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency);
  const lentCents = loan.principalCents - loan.upfrontFeesCents;
  let low = 0;
  let high = 10 / periodsAYear;
  // The value falls as the rate rises: halve until the rate is exact far below two decimals.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(paymentCents, loan.residualCents, periods, middle) > lentCents) low = middle;
    else high = middle;
  }
  return Number((comparisonPeriodsAYear * low * 100).toFixed(2));
};

/** The warning that goes with every comparison rate, in its short form (Regulation 99 of the National Credit Code). */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';
