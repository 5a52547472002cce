import { secondMs } from '#src/lib/durations.ts';
import type { PromotionsConfig } from '../rules/config.ts';
import { findRunningNotice } from '../rules/find-running-notice.ts';
import { nameNotice } from './build-announcement-view.ts';

/** @spec L2.72 */
export interface PopupView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  readonly delayMs: number;
  /** @spec B5.43 */
  readonly expiresAtMs: number | null;
}

/** @spec L2.72, B5.43 */
export const buildPopupView = (
  { popups }: Pick<PromotionsConfig, 'popups'>,
  moment: { readonly now: Date; readonly timeZone: string },
): PopupView | null => {
  const running = findRunningNotice(popups, moment);
  if (running === undefined) return null;
  const { notice: popup, expiresAtMs } = running;
  const { title, text, href, action, imageUrl, imageAlt, delaySeconds } = popup;
  return {
    id: nameNotice(title, text, href),
    title,
    text,
    href,
    action,
    picture: imageUrl === null ? null : { url: imageUrl, alt: imageAlt },
    delayMs: delaySeconds * secondMs,
    expiresAtMs,
  };
};
