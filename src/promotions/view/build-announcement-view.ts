import { hashText } from '#src/lib/hash-text.ts';
import type { PromotionsConfig } from '../rules/config.ts';
import { findRunningNotice } from '../rules/find-running-notice.ts';

/** @spec L2.74 */
export interface AnnouncementView {
  /** The browser remembers a closed bar by this id. A new text or link changes the id. */
  readonly id: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** @spec B5.43 */
  readonly expiresAtMs: number | null;
}

/** @spec L4.28 */
export const nameNotice = (...words: readonly string[]): string => hashText(words.join('\n')).toString(36);

/** @spec L2.74, B5.43 */
export const buildAnnouncementView = (
  { announcements }: Pick<PromotionsConfig, 'announcements'>,
  moment: { readonly now: Date; readonly timeZone: string },
): AnnouncementView | null => {
  const running = findRunningNotice(announcements, moment);
  if (running === undefined) return null;
  const { text, link } = running.notice;
  const id = nameNotice(text, link?.label ?? '', link?.href ?? '');
  return { id, text, link, expiresAtMs: running.expiresAtMs };
};
