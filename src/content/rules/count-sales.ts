import { daySeconds } from '#src/lib/durations.ts';
/** The counter goes by the clock of this zone. @spec B9.48 */
export const salesTimeZone = 'Australia/Brisbane';

/** Sales that the counter adds in a day. @spec B9.48 */
const salesADay = 192;

/** One more sale after every so many seconds: 450. @spec B9.48 */
export const salesStepSeconds = daySeconds / salesADay;

/** Milliseconds after which a counter on a page that stays open counts anew. @spec B9.49 */
export const salesRefreshMs = 150_000;

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: salesTimeZone,
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Sales of this month at the counter's pace: from 0 at the first moment of the month in its zone. @spec B9.48, D.51 */
export const countSales = (now: Date): number => {
  const parts = clock.formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const seconds = read('hour') * 3600 + read('minute') * 60 + read('second');
  return (read('day') - 1) * salesADay + Math.floor(seconds / salesStepSeconds);
};
