/** What youx says of a vehicle: a repayment and the two rates that must stand beside it. @spec B3.09 */
export interface YouxQuote {
  readonly weeklyRepaymentCents: number;
  readonly comparisonRatePercent: number;
  readonly advertisedRatePercent: number;
}

/** A quote by the names of the specification, in dollars: what the call answers. @spec B3.09, B7.12 */
export interface YouxAnswer {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** A quote as the call answers it. @spec B7.12 */
export const formatYouxQuote = (quote: YouxQuote): YouxAnswer => ({
  weeklyRepaymentAmount: quote.weeklyRepaymentCents / 100,
  comparisonRate: quote.comparisonRatePercent,
  advertisedRate: quote.advertisedRatePercent,
});

/** A quote out of what the call answered; null where there is nothing to repay. @spec B7.12 */
export const readYouxAnswer = (answer: YouxAnswer): YouxQuote | null => {
  const weeklyRepaymentCents = Math.round(answer.weeklyRepaymentAmount * 100);
  return weeklyRepaymentCents > 0
    ? {
        weeklyRepaymentCents,
        comparisonRatePercent: answer.comparisonRate,
        advertisedRatePercent: answer.advertisedRate,
      }
    : null;
};
