/** @spec D.28 */
export const codeLength = 6;

/** @spec D.28 */
export const codeMinutes = 10;

/** @spec D.28 */
export const mostTries = 5;

export const codePauseSeconds = 30;

export const numberLimit = { most: 3, minutes: 15 } as const;

/** The most codes that a site sends to a phone number in 24 hours. This limit makes guessing a code impractical. */
export const numberDayLimit = 10;

/** The most codes that a site sends in an hour. Limits what an attacker with many IP addresses can cost the dealer. */
export const siteHourLimit = 300;

export interface PendingCode {
  readonly phone: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly tries: number;
  readonly isUsed: boolean;
}

/** @spec D.28 */
export const isCodeOpen = ({ expiresAt, tries, isUsed }: PendingCode, now: Date): boolean =>
  !isUsed && tries < mostTries && Date.parse(expiresAt) > now.getTime();

export const calculatePauseSeconds = ({ sentAt }: Pick<PendingCode, 'sentAt'>, now: Date): number =>
  Math.max(0, Math.ceil(codePauseSeconds - (now.getTime() - Date.parse(sentAt)) / 1000));

export interface SentCodes {
  readonly toNumberLately: number;
  readonly toNumberToday: number;
  readonly ofSite: number;
  readonly lastSeconds: number | null;
}

export type CodeRefusal = 'too-soon' | 'too-many';

/** @spec D.28 */
export const chooseCodeRefusal = (sent: SentCodes): CodeRefusal | null => {
  if (sent.lastSeconds !== null && sent.lastSeconds < codePauseSeconds) return 'too-soon';
  const isTooMany =
    sent.toNumberLately >= numberLimit.most || sent.toNumberToday >= numberDayLimit || sent.ofSite >= siteHourLimit;
  return isTooMany ? 'too-many' : null;
};
