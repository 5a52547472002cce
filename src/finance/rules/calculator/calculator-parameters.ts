/** Parameters of an address that set the finance calculator, so that a quote can be passed on. @spec B3.17 */
export const calculatorParameters = {
  amountDollars: 'amount',
  termYears: 'term',
  ratePercent: 'interest',
  depositDollars: 'deposit',
  residualDollars: 'residual',
  frequency: 'frequency',
} as const;
