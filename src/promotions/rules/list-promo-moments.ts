import { endOfLocalDay } from '#src/lib/dates/local-day.ts';
import type { PromotionsConfig } from './config.ts';

/** Returns Unix ms, or null if the notice never expires. @spec B5.43 */
export const findExpiryMoment = (expiryDate: string | null, timeZone: string): number | null =>
  expiryDate === null ? null : endOfLocalDay(expiryDate, timeZone);

/**
 * Returns the Unix ms at which promos start or end and notices end. A page rendered before such a moment is stale after
 * it.
 * @spec B5.37, B5.43
 */
export const listPromoMoments = (
  { promos, announcements, popups }: Pick<PromotionsConfig, 'promos' | 'announcements' | 'popups'>,
  timeZone: string,
): readonly number[] => {
  const ofPromos = promos.flatMap(({ start, expiry }) => [
    // A promo runs after its start, not at it.
    start === null ? null : Date.parse(start) + 1,
    expiry === null ? null : Date.parse(expiry),
  ]);
  const lastDays = [
    ...announcements.map((announcement) => announcement.expiryDate),
    ...popups.map((popup) => popup.expiryDate),
  ];
  const ofNotices = lastDays.map((lastDay) => findExpiryMoment(lastDay, timeZone));
  return [...ofPromos, ...ofNotices].filter((moment) => moment !== null);
};
