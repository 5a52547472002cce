/** Returns the repayment per period. `balloon` is the part of `principal` that's due at the end. */
export const calculateRepayment = (principal: number, ratePerPeriod: number, periods: number, balloon = 0): number => {
  const growth = (1 + ratePerPeriod) ** periods;
  return ((principal * growth - balloon) * ratePerPeriod) / (growth - 1);
};

const presentValue = (payment: number, rate: number, periods: number): number =>
  (payment * (1 - (1 + rate) ** -periods)) / rate;

/**
 * Returns the comparison rate in percent, for a loan of $30,000 over five years, repaid monthly.
 * @spec decisions, comparison rate
 */
export const calculateComparisonRate = (ratePercent: number, upfrontFee: number, monthlyFee: number): number => {
  const months = 60;
  const principal = 30_000;
  const payment = calculateRepayment(principal, ratePercent / 1200, months) + monthlyFee;
  let low = 1e-6;
  let high = 0.05;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payment, middle, months) > principal - upfrontFee) low = middle;
    else high = middle;
  }
  return Math.round(low * 120_000) / 100;
};
