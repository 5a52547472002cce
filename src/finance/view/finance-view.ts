/** A repayment and its two rates: one unit, shown together at the same size. @spec B5.05, B9.40 */
export interface FinanceView {
  readonly cells: readonly [FinanceCell, FinanceCell, FinanceCell];
  /** What the estimate rests on: 'Wattle Finance, 5 year term, $0 deposit, no balloon'. */
  readonly terms: string;
  /** What the comparison rate is based on. */
  readonly loanNote: string;
  /** The comparison-rate warning in its short form. */
  readonly warning: string;
  /** The lender's own disclaimer, when the stock carries it. */
  readonly disclaimer: string | null;
}

export interface FinanceCell {
  readonly name: 'repayment' | 'interestRate' | 'comparisonRate';
  /** '$199', '7.49%' */
  readonly figure: string;
  /** 'a week est.', 'p.a. interest', 'p.a. comparison' */
  readonly label: string;
}
