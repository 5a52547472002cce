import { type RefObject, useEffect, useRef } from 'react';

/**
 * True if the menu opens on top of the page instead of pushing it down. The 'More' menu does so only on narrow screens.
 */
const isOverPage = (menu: HTMLDetailsElement): boolean =>
  menu.lastElementChild !== null && getComputedStyle(menu.lastElementChild).position === 'absolute';

/** Closes the menu on Escape or a press outside it, but only if it opens on top of the page. */
export const useMenu = (): RefObject<HTMLDetailsElement | null> => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): HTMLDetailsElement | null => {
      const { current } = menu;
      if (current === null || !current.open || !isOverPage(current)) return null;
      current.open = false;
      return current;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()?.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return menu;
};
