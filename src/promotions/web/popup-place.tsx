import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { PopupView } from '../view/build-popup-view.ts';
import { useExpired } from './use-expired.ts';

const key = 'closed:popup';

/** Also true if storage is blocked, because the popup would otherwise open on every visit. @spec L4.28 */
export const isPopupClosed = (id: string): boolean => {
  try {
    return localStorage.getItem(key) === id;
  } catch {
    return true;
  }
};

/** @spec L4.28 */
export const rememberPopupClosed = (id: string): void => {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Storage is full or denied. The popup stays closed on this page only.
  }
};

const busySelector = 'dialog[open], header details[open], :is(input, select, textarea):focus';
const leastWaitMs = 1000;

const isShopperIdle = (): boolean =>
  document.readyState === 'complete' && document.querySelector(busySelector) === null;

/**
 * Calls `work` after `delayMs`, or later if the page hasn't loaded or the shopper is busy. Returns a cancel function.
 */
export const whenUndisturbed = (delayMs: number, work: () => void): (() => void) => {
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout>;
  const tryWork = (): void => {
    if (isCancelled) return;
    if (isShopperIdle()) work();
    else wait(Math.max(delayMs, leastWaitMs));
  };
  const wait = (ms: number): void => {
    // Safari has no requestIdleCallback.
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(tryWork) : tryWork()), ms);
  };
  wait(delayMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};

const PromoPopup = lazyPart(() => import('./promo-popup.tsx').then((part) => part.PromoPopup));

/** @spec L4.27, L4.28, B5.43 */
export const PopupPlace = ({ popup }: { readonly popup: PopupView }) => {
  const { id, delayMs } = popup;
  const [isOpen, setOpen] = useState(false);
  const isExpired = useExpired(popup.expiresAtMs);
  useEffect(() => {
    if (isPopupClosed(id)) return;
    return whenUndisturbed(delayMs, () => setOpen(true));
  }, [id, delayMs]);
  if (!isOpen || isExpired) return null;
  return (
    <Suspense>
      <PromoPopup
        popup={popup}
        onFollow={() => rememberPopupClosed(id)}
        onClose={() => {
          rememberPopupClosed(id);
          setOpen(false);
        }}
      />
    </Suspense>
  );
};
