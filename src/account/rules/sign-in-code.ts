/** Digits of a code. @spec D.28 */
export const codeLength = 6;

/** For how long a code is good. @spec D.28 */
export const codeMinutes = 10;

/** How often a code can be typed wrongly. @spec D.28 */
export const mostTries = 5;

/** After how long another code can be asked for. */
export const codePauseSeconds = 30;

/** Codes to one number of one site in a while that is long enough for who has no reception. */
export const numberLimit = { most: 3, minutes: 15 } as const;

/** Codes to one number of one site in a day: five guesses at each of a million codes are no way in. */
export const numberDayLimit = 10;

/** Codes of one site to all numbers in an hour: what somebody with many addresses can cost its dealer. */
export const siteHourLimit = 300;

/** The newest code that a browser asked for, as far as its page may know it. */
export interface PendingCode {
  /** E.164. */
  readonly phone: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly tries: number;
  readonly isUsed: boolean;
}

/** Whether a code can still be typed. @spec D.28 */
export const isCodeOpen = ({ expiresAt, tries, isUsed }: PendingCode, now: Date): boolean =>
  !isUsed && tries < mostTries && Date.parse(expiresAt) > now.getTime();

/** How long until another code can be asked for, in seconds. */
export const calculatePauseSeconds = ({ sentAt }: Pick<PendingCode, 'sentAt'>, now: Date): number =>
  Math.max(0, Math.ceil(codePauseSeconds - (now.getTime() - Date.parse(sentAt)) / 1000));

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
