import type { PromotionsConfig } from '../rules/config.ts';
import { findRunningNotice } from '../rules/find-running-notice.ts';
import { nameNotice } from './name-notice.ts';
import type { PopupView } from './popup-view.ts';

const secondMs = 1000;

/** What opens by itself now; null for nothing. @spec L2.72, B5.43 */
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
