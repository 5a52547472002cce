import { type RefObject, useEffect, useRef } from 'react';
import type { ShareView } from '../../view/share-view.ts';

/** Devices that are held in a hand: on others the browser's own sheet offers less than the bar. */
const handHeld = '(hover: none) and (pointer: coarse)';

const isRefusedByShopper = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the phone's own share sheet in place of the bar; the bar opens where there is none or where it fails.
 * @spec B2.62
 */
export const usePhoneShare = ({
  url,
  title,
}: Pick<ShareView, 'url' | 'title'>): RefObject<HTMLDetailsElement | null> => {
  const bar = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = bar.current;
    if (details === null || !('share' in navigator) || !window.matchMedia(handHeld).matches) return;
    const onClick = (event: Event): void => {
      if (details.open) return;
      event.preventDefault();
      navigator.share({ url, title }).catch((error: unknown) => {
        details.open = !isRefusedByShopper(error);
      });
    };
    const summary = details.querySelector('summary');
    summary?.addEventListener('click', onClick);
    return () => summary?.removeEventListener('click', onClick);
  }, [url, title]);
  return bar;
};
