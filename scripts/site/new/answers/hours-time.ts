import type { HoursPeriod } from '../../../../src/sites/model/site-location.ts';

export interface Time {
  readonly hour: number;
  readonly minute: string;
  readonly half: string | undefined;
  /** True for a time that must be on a 24-hour clock, such as '08:30' or '17:30'. '8:30' can be on either clock. */
  readonly isOfDay: boolean;
}

const timePattern = /^(\d{1,2}?)(?:[:.]?(\d\d))?(am|pm)?$/;

export const readTime = (token = ''): Time | undefined => {
  const [, hour, minute = '00', half] = timePattern.exec(token) ?? [];
  if (hour === undefined) return undefined;
  return { hour: Number(hour), minute, half, isOfDay: hour.startsWith('0') || Number(hour) > 12 };
};

const formatTime = ({ hour, minute, half }: Time): string =>
  `${String(half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/** Earliest hour at which a yard is assumed to open, so '1-5' is the afternoon. */
const earliestOpening = 6;

/**
 * Decides whether each time is before or after noon: '8.30-5.30' closes at 17:30. Returns the times as 'HH:MM'.
 * @param notBefore the end of an earlier period on the same day
 */
export const placeInDay = (open: Time, close: Time, notBefore = ''): HoursPeriod => {
  const isEither = open.half === undefined && !open.isOfDay;
  const opens =
    isEither && (open.hour < earliestOpening || formatTime(open) < notBefore) ? { ...open, half: 'pm' } : open;
  const from = formatTime(opens);
  const isEvening = close.half === undefined && !close.isOfDay && !open.isOfDay && formatTime(close) <= from;
  return { open: from, close: formatTime(isEvening ? { ...close, half: 'pm' } : close) };
};
