/** What a repayment is shown with. @spec B2.50, B5.36 */
export type QuoteView =
  | { readonly kind: 'enquire'; readonly text: string }
  | {
      readonly kind: 'quote';
      /** The repayment with both rates: three equal cells. */
      readonly cells: readonly { readonly figure: string; readonly label: string }[];
      /** 'Total $53,664 over 312 repayments.' */
      readonly total: string;
      /** 'Interest and fees, $10,674 in all' */
      readonly cost: string;
      /** All of it in one sentence, for those who do not see it change. */
      readonly announcement: string;
      readonly chart: ChartView;
    };

/** The balance and the cost over the term, as points of a chart and rows of a table. */
export interface ChartView {
  readonly summary: string;
  /** Points between 0 and 100, from the left and from the top. */
  readonly balance: readonly Point[];
  readonly cost: readonly Point[];
  readonly amountTicks: readonly Tick[];
  readonly yearTicks: readonly Tick[];
  readonly rows: readonly { readonly year: string; readonly balance: string; readonly cost: string }[];
}

/** A point of a line, by its place in the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mark of an axis, with what it says. */
export interface Tick {
  /** Between 0 and 100. */
  readonly at: number;
  readonly label: string;
}
