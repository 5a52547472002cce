/** What the lender itself says of the loan that the calculator starts from. @spec B3.16 */
export interface LenderFigures {
  /** What it asks each period, to the cent; null where it leaves that to the calculator. */
  readonly repaymentCents: number | null;
  readonly comparisonRatePercent: number;
}
