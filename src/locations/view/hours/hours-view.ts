import type { OpeningHoursView } from '../group-opening-hours.ts';

/** Times between which doors are open, '08:30' and '17:30'; null on a day that is not simply open. */
export type OpenTimes = readonly [open: string, close: string] | null;

/** A date on which the hours are not those of every week, or a public holiday. @spec L3.07, L9.15 */
export interface SpecialDayView {
  /** 'YYYY-MM-DD' where the place is. */
  readonly day: string;
  /** 'Thu 24 Dec' */
  readonly label: string;
  /** 'Christmas Eve'; null for hours that the dealer alone has changed. */
  readonly holiday: string | null;
  /** '8:30 am to 1:00 pm', 'Closed' */
  readonly text: string;
  readonly times: OpenTimes;
  /** Whether the dealer gave the times in words: doors may be closed in between. */
  readonly isInWords: boolean;
}

/** When a place is open: for the browser to say what that means at the moment. */
export interface HoursView {
  readonly timeZone: string;
  /** The week as it is written, from Monday on. @spec L9.12 */
  readonly lines: readonly OpeningHoursView[];
  /** The same, a weekday each, Sunday first. */
  readonly week: readonly Pick<SpecialDayView, 'text' | 'times' | 'isInWords'>[];
  /** In the order of their days. */
  readonly special: readonly SpecialDayView[];
}
