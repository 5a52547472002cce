import { type RefObject, useEffect } from 'react';

const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

const ownArrowKeys = 'input, select, textarea, video, iframe, [contenteditable]';

/** @spec B2.33, B4.45 */
export const useArrowKeys = (region: RefObject<HTMLElement | null>, onStep: ((step: -1 | 1) => void) | null): void => {
  useEffect(() => {
    if (onStep === null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPlain(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(ownArrowKeys) !== null) return;
      const isNowhere = target === document.body || target === document.documentElement;
      if (!isNowhere && !region.current?.contains(target)) return;
      if (document.querySelector('dialog[open]') !== null && target.closest('dialog') === null) return;
      event.preventDefault();
      onStep(event.key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, onStep]);
};
