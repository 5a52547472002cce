import { formatClock } from './format-clock.ts';

/** '8:30 am to 5:30 pm'; null when there are no times. @spec L3.06 */
export const formatHours = (open: string | null, close: string | null): string | null =>
  open === null || close === null ? null : `${formatClock(open)} to ${formatClock(close)}`;
