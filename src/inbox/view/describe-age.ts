import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';

const dayOf = createZonedFormat(locale, { day: 'numeric', month: 'short' });
const dayOfYear = createZonedFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

export const describeAge = (atMs: number, nowMs: number, timeZone: string): string => {
  const age = nowMs - atMs;
  if (age < minuteMs) return 'now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`;
  if (age < dayMs) return `${Math.floor(age / hourMs)} h`;
  if (age < 7 * dayMs) return `${Math.floor(age / dayMs)} d`;
  const isThisYear = localDay(atMs, timeZone).slice(0, 4) === localDay(nowMs, timeZone).slice(0, 4);
  return (isThisYear ? dayOf : dayOfYear)(timeZone).format(atMs);
};

export const describeMoment = (atMs: number, nowMs: number, timeZone: string): string => {
  const day = localDay(atMs, timeZone);
  const clock = describeClock(atMs, timeZone);
  if (day === localDay(nowMs, timeZone)) return `today, ${clock}`;
  if (day === localDay(nowMs - dayMs, timeZone)) return `yesterday, ${clock}`;
  return `${dayOfYear(timeZone).format(atMs)}, ${clock}`;
};
