import { hashText } from '#src/lib/hash-text.ts';
import type { PromotionsConfig } from '../rules/config.ts';
import { findRunningNotice } from '../rules/find-running-notice.ts';

/** The bar over the header. @spec L2.74 */
export interface AnnouncementView {
  /** What the browser remembers it by once it is closed; other words are another announcement. */
  readonly id: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** Unix milliseconds; null: it stays. @spec B5.43 */
  readonly expiresAtMs: number | null;
}

/** A short name for what a notice says: a browser that remembers it as closed shows other words again. @spec L4.28 */
export const nameNotice = (...words: readonly string[]): string => hashText(words.join('\n')).toString(36);

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
