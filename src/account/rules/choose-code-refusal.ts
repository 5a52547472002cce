import { codePauseSeconds, numberDayLimit, numberLimit, siteHourLimit } from './code-limits.ts';

/** The codes that were sent at one site before. */
export interface SentCodes {
  /** To the number, in the minutes of `numberLimit`. */
  readonly toNumberLately: number;
  /** To the number, in a day. */
  readonly toNumberToday: number;
  /** To all numbers, in an hour. */
  readonly ofSite: number;
  /** Since the last one to the number; null when there was none. */
  readonly lastSeconds: number | null;
}

export type CodeRefusal = 'too-soon' | 'too-many';

/** Why no further code is sent to a number; null when one is. Who the number belongs to is not asked. @spec D.28 */
export const chooseCodeRefusal = (sent: SentCodes): CodeRefusal | null => {
  if (sent.lastSeconds !== null && sent.lastSeconds < codePauseSeconds) return 'too-soon';
  const isTooMany =
    sent.toNumberLately >= numberLimit.most || sent.toNumberToday >= numberDayLimit || sent.ofSite >= siteHourLimit;
  return isTooMany ? 'too-many' : null;
};
