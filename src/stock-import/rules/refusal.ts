/** A row of a feed that was not taken. */
export interface Refusal {
  /** The row of the file; the first is 1, which in a CSV is the row of headings. */
  readonly row: number;
  /** The heading (CSV) or field (JSON Lines) at fault; null when it is the row as a whole. */
  readonly column: string | null;
  readonly reason: string;
  /** The car's stock number, when it could be read. */
  readonly stockNumber: string | null;
}
