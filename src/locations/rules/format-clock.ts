import type { HoursPeriod } from '#src/sites/model/site-location.ts';

/** @spec L9.16 */
export const formatClock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
};

/** @spec L3.06 */
export const formatHours = (periods: readonly HoursPeriod[]): string | null =>
  periods.length === 0
    ? null
    : periods.map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`).join(', ');
