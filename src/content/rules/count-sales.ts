import { locale } from '#src/lib/australia.ts';
import { daySeconds } from '#src/lib/durations.ts';
/** The counter follows this zone's clock. @spec B9.48 */
export const salesTimeZone = 'Australia/Brisbane';

/** Sales added per day. @spec B9.48 */
const salesADay = 192;

/** Seconds per sale: 450. @spec B9.48 */
export const salesStepSeconds = daySeconds / salesADay;

/** Interval at which an open page counts again. @spec B9.49 */
export const salesRefreshMs = 150_000;

const clock = new Intl.DateTimeFormat(locale, {
  timeZone: salesTimeZone,
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Counts this month's sales at the fixed pace, from 0 at the start of the month in its zone. @spec B9.48, D.51 */
export const countSales = (now: Date): number => {
  const parts = clock.formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const seconds = read('hour') * 3600 + read('minute') * 60 + read('second');
  return (read('day') - 1) * salesADay + Math.floor(seconds / salesStepSeconds);
};
