import { addDays } from '#src/lib/dates/local-day.ts';

export const reportPeriods = [7, 30, 90, 365] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** A period's single days, followed by its months. Each month is given by its first day. */
export interface ReportSpan {
  readonly days: readonly string[];
  readonly months: readonly string[];
}

/**
 * Treats the current month as a whole month, because no lead is later than today. That leaves at most 30 single days.
 * @param today 'YYYY-MM-DD' in the site's time zone
 */
export const findReportSpan = (dayCount: number, today: string): ReportSpan => {
  const all = Array.from({ length: dayCount }, (_, at) => addDays(today, at + 1 - dayCount));
  const months = all.filter((day) => day.endsWith('-01'));
  const [firstMonth] = months;
  return { days: firstMonth === undefined ? all : all.filter((day) => day < firstMonth), months };
};

/** Maximum number of whole months before the current one in a report. The sum of these months is stored. */
export const yearMonths = 11;

export const reportMinutes = 5;
