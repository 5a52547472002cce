export interface RowRemark {
  /**
   * Number of the row or record in the file, from 1. Headings and blank lines count too. Null for a remark about the
   * whole file.
   */
  readonly row: number | null;
  /** The heading (CSV) or field (JSON, XML) at fault; null if the remark is about the whole row or file. */
  readonly column: string | null;
  readonly reason: string;
  readonly stockNumber: string | null;
}

export interface Refusal extends RowRemark {
  readonly row: number;
}

export type Warning = RowRemark;

export const missingPolicies = ['keep', 'unpublish', 'sold'] as const;
export type MissingPolicy = (typeof missingPolicies)[number];

/** Changes to a vehicle that isn't in the feed, by the specification's field names; null for none. */
export const missingChanges: Readonly<Record<MissingPolicy, Readonly<Record<string, unknown>> | null>> = {
  keep: null,
  unpublish: { show_on_dealer_website: false },
  sold: { status: 'sold', sold: true },
};
