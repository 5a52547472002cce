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

export type Warning = RowRemark;

/** What happens to the cars of a site that are not in the file. */
export const missingPolicies = ['keep', 'unpublish', 'sold'] as const;
export type MissingPolicy = (typeof missingPolicies)[number];

/** What each policy writes into a missing car's record, by the specification's names; null leaves it as it is. */
export const missingChanges: Readonly<Record<MissingPolicy, Readonly<Record<string, unknown>> | null>> = {
  keep: null,
  unpublish: { show_on_dealer_website: false },
  sold: { status: 'sold', sold: true },
};
