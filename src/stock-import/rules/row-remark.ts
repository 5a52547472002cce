export interface RowRemark {
  /** Row of the file, from 1. In a CSV, row 1 holds the headings. Null for a remark about the whole file. */
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

/** Keyed by the specification's field names; null for no change. */
export const missingChanges: Readonly<Record<MissingPolicy, Readonly<Record<string, unknown>> | null>> = {
  keep: null,
  unpublish: { show_on_dealer_website: false },
  sold: { status: 'sold', sold: true },
};
