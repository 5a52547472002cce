import type { PromotionsConfig } from '../rules/config.ts';
import { findRunningNotice } from '../rules/find-running-notice.ts';
import type { AnnouncementView } from './announcement-view.ts';
import { nameNotice } from './name-notice.ts';

/** What the bar says now; null for nothing. @spec L2.74, B5.43 */
export const buildAnnouncementView = (
  { announcements }: Pick<PromotionsConfig, 'announcements'>,
  moment: { readonly now: Date; readonly timeZone: string },
): AnnouncementView | null => {
  const running = findRunningNotice(announcements, moment);
  if (running === undefined) return null;
  const { notice: announcement, expiresAtMs } = running;
  const { text, link } = announcement;
  return {
    id: nameNotice(text, link?.label ?? '', link?.href ?? ''),
    text,
    link,
    expiresAtMs,
  };
};
