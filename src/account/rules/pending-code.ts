import { codePauseSeconds, mostTries } from './code-limits.ts';

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
