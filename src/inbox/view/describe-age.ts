import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';

const dayOf = createZonedFormat(locale, { day: 'numeric', month: 'short' });
const dayOfYear = createZonedFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a past moment for a narrow column: 'now', '5 min', '3 h', '2 d', then '14 Oct' or '14 Oct 2025'. */
export const describeAge = (atMs: number, nowMs: number, timeZone: string): string => {
  const age = nowMs - atMs;
  if (age < minuteMs) return 'now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`;
  if (age < dayMs) return `${Math.floor(age / hourMs)} h`;
  if (age < 7 * dayMs) return `${Math.floor(age / dayMs)} d`;
  const isThisYear = localDay(atMs, timeZone).slice(0, 4) === localDay(nowMs, timeZone).slice(0, 4);
  return (isThisYear ? dayOf : dayOfYear)(timeZone).format(atMs);
};

/** Formats a moment as 'today, 9:05 am', 'yesterday, 4:30 pm' or '14 Oct 2025, 4:30 pm'. */
export const describeMoment = (atMs: number, nowMs: number, timeZone: string): string => {
  const day = localDay(atMs, timeZone);
  const clock = describeClock(atMs, timeZone);
  if (day === localDay(nowMs, timeZone)) return `today, ${clock}`;
  if (day === localDay(nowMs - dayMs, timeZone)) return `yesterday, ${clock}`;
  return `${dayOfYear(timeZone).format(atMs)}, ${clock}`;
};
