import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';

/**
 * Where the dealer can fix the cause of a remark: in `site.yaml`, in the site's photos or in the dealer's own system.
 * 'none' means that there's nothing to fix.
 */
export const remarkTasks = ['settings', 'photos', 'file', 'none'] as const;
export type RemarkTask = (typeof remarkTasks)[number];

export interface RowFault extends FieldFault {
  readonly task?: RemarkTask;
  /** The dealer's words that take the vehicle off sale, such as 'HOLD - Barry'. */
  readonly saleWords?: string;
}

export interface RowRemark {
  /**
   * Number of the row or record in the file, from 1, including headings and blank lines. Null if the remark isn't about
   * one row.
   */
  readonly row: number | null;
  /** The heading (CSV) or field (JSON, XML) at fault. Null if the remark isn't about one column. */
  readonly column: string | null;
  readonly reason: string;
  readonly stockNumber: string | null;
  /** Defaults to 'file'. */
  readonly task?: RemarkTask;
}

export interface Refusal extends RowRemark {
  readonly row: number;
}

export type Warning = RowRemark;

export const missingPolicies = ['keep', 'unpublish', 'sold'] as const;
export type MissingPolicy = (typeof missingPolicies)[number];

export const missingChanges: Readonly<Record<MissingPolicy, Readonly<Record<string, unknown>> | null>> = {
  keep: null,
  unpublish: { show_on_dealer_website: false },
  sold: { status: 'sold', sold: true },
};
