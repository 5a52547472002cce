import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { PopupView } from '../view/build-popup-view.ts';
import { useExpired } from './use-expired.ts';

const key = 'closed:popup';

/** Whether the visitor has closed a popup before. Where nothing can be remembered it counts as closed: it would come at every visit. @spec L4.28 */
export const isPopupClosed = (id: string): boolean => {
  try {
    return localStorage.getItem(key) === id;
  } catch {
    return true;
  }
};

/** Remembers on later visits that a popup was closed. @spec L4.28 */
export const rememberPopupClosed = (id: string): void => {
  try {
    localStorage.setItem(key, id);
  } catch {
    // A full storage: it stays closed on this page.
  }
};

/** What a shopper is in the middle of: another dialog, a menu, a field that is being filled in. */
const occupied = 'dialog[open], header details[open], :is(input, select, textarea):focus';
/** Shortest wait before it is tried again, in milliseconds. */
const leastWaitMs = 1000;

const isUndisturbed = (): boolean => document.readyState === 'complete' && document.querySelector(occupied) === null;

/**
 * Runs work after a delay, once the page has loaded, the browser is idle and the shopper is in the middle of nothing; else
 * it waits as long again. @returns what cancels it
 */
export const whenUndisturbed = (delayMs: number, work: () => void): (() => void) => {
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout>;
  const tryWork = (): void => {
    if (isCancelled) return;
    if (isUndisturbed()) work();
    else wait(Math.max(delayMs, leastWaitMs));
  };
  const wait = (ms: number): void => {
    // Safari cannot tell that it is idle.
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(tryWork) : tryWork()), ms);
  };
  wait(delayMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};

const PromoPopup = lazyPart(() => import('./promo-popup.tsx').then((part) => part.PromoPopup));

/** Opens the popup by itself, unless the visitor has closed it before; nothing of it loads until then. @spec L4.27, L4.28, B5.43 */
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
