/** The hours of one place on one date. @spec L3.06, L3.07 */
export type DayHours = {
  /** 'YYYY-MM-DD' where the place is. */
  readonly day: string;
  /** Name of the public holiday that the day is; null on other days. */
  readonly holiday: string | null;
  /** Whether the hours are those of every week. */
  readonly isUsual: boolean;
} & (
  | { readonly kind: 'open'; readonly open: string; readonly close: string }
  | { readonly kind: 'closed' }
  /** 'By appointment only' and the like, with times or without: nobody can count on open doors. */
  | { readonly kind: 'other'; readonly status: string; readonly open: string | null; readonly close: string | null }
);
