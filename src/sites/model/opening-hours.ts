/** One day of opening hours. @spec L3.06 */
export interface OpeningHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** 'Open', 'Closed' or another text, such as 'By appointment only'. */
  readonly status: string;
  /** '8:30 am to 5:30 pm'; null when there are no times. */
  readonly formattedHours: string | null;
  /** '08:30', local time. */
  readonly open: string | null;
  readonly close: string | null;
}
