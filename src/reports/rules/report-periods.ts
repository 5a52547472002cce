import { addDays } from '#src/lib/dates/local-day.ts';

/** In days, the present one included. */
export const reportPeriods = [7, 30, 90, 365] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** Days are 'YYYY-MM-DD' in the site's time zone. */
export interface ReportSpan {
  readonly firstDay: string;
  readonly lastDay: string;
  /** From this first day of a month on, whole months are read; before it, single days. Can be after `lastDay`. */
  readonly monthsFrom: string;
}

const startOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** The present month counts as whole, because it has no later leads. So at most 30 single days are read. */
export const findReportSpan = (days: number, today: string): ReportSpan => {
  const firstDay = addDays(today, 1 - days);
  return {
    firstDay,
    lastDay: today,
    monthsFrom: firstDay.endsWith('-01') ? firstDay : startOfNextMonth(firstDay),
  };
};

/** How often leads are counted. */
export const reportMinutes = 5;
