/** Hours of one place on one date, instead of its usual ones. @spec L3.07 */
export interface SpecialHours {
  /** 'YYYY-MM-DD' where the place is. */
  readonly day: string;
  /** 'Open', 'Closed' or another text. */
  readonly status: string;
  /** '10:00', local time; null when there are no times. */
  readonly open: string | null;
  readonly close: string | null;
}
