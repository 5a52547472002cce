/** What an import says of a row of a feed. */
export interface RowRemark {
  /** The row of the file; the first is 1, which in a CSV is the row of headings. */
  readonly row: number;
  /** The heading (CSV) or field (JSON Lines) at fault; null when it is the row as a whole. */
  readonly column: string | null;
  readonly reason: string;
  /** The car's stock number, when it could be read. */
  readonly stockNumber: string | null;
}

/** A fault for which a row was not taken. */
export type Refusal = RowRemark;

/** A doubt about a row that was taken. */
export type Warning = RowRemark;
