import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';

export interface Deadline {
  readonly text: string;
  readonly tone: 'calm' | 'near' | 'overdue';
}

const weekdayOf = createZonedFormat(locale, { weekday: 'short' });

const describeLength = (ms: number): string => {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  return ms < dayMs ? `${Math.floor(ms / hourMs)} h` : `${Math.floor(ms / dayMs)} d`;
};

export const describeDeadline = (dueMs: number, nowMs: number, timeZone: string): Deadline => {
  const leftMs = dueMs - nowMs;
  if (leftMs <= 0) return { text: `overdue ${describeLength(-leftMs)}`, tone: 'overdue' };
  if (leftMs <= hourMs) return { text: `due in ${describeLength(leftMs)}`, tone: 'near' };
  const clock = describeClock(dueMs, timeZone);
  const isToday = localDay(dueMs, timeZone) === localDay(nowMs, timeZone);
  return { text: isToday ? `due ${clock}` : `due ${weekdayOf(timeZone).format(dueMs)} ${clock}`, tone: 'calm' };
};
