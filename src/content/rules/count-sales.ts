import { locale } from '#src/lib/australia.ts';
import { daySeconds } from '#src/lib/durations.ts';
/** @spec B9.48 */
export const salesTimeZone = 'Australia/Brisbane';

/** @spec B9.48 */
const salesADay = 192;

/** @spec B9.48 */
export const salesStepSeconds = daySeconds / salesADay;

/** @spec B9.49 */
export const salesRefreshMs = 150_000;

const clock = new Intl.DateTimeFormat(locale, {
  timeZone: salesTimeZone,
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Starts at 0 when the month starts in `salesTimeZone`. @spec B9.48, D.51 */
export const countSales = (now: Date): number => {
  const parts = clock.formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const seconds = read('hour') * 3600 + read('minute') * 60 + read('second');
  return (read('day') - 1) * salesADay + Math.floor(seconds / salesStepSeconds);
};
