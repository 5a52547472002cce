import { findExpiryMoment } from './list-promo-moments.ts';

export interface RunningNotice<Notice> {
  readonly notice: Notice;
  readonly expiresAtMs: number | null;
}

/** @spec B5.43 */
export const findRunningNotice = <Notice extends { readonly expiryDate: string | null }>(
  notices: readonly Notice[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): RunningNotice<Notice> | undefined =>
  notices
    .map((notice) => ({ notice, expiresAtMs: findExpiryMoment(notice.expiryDate, timeZone) }))
    .find(({ expiresAtMs }) => expiresAtMs === null || now.getTime() < expiresAtMs);
