import { type RefObject, useEffect, useRef } from 'react';
import type { Layout } from '../model/layout.ts';
import { watchPhoneMenu } from './watch-phone-menu.ts';

/** How long a menu stays while the pointer is off it, on its way from the word to a link, in milliseconds. */
const graceMs = 200;

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

/** Opens menus under the mouse and closes them behind it. Keys and fingers open them as ever. @spec L2.48 */
const openOnHover = (menus: readonly HTMLDetailsElement[], signal: AbortSignal): void => {
  for (const menu of menus) {
    let closing: ReturnType<typeof setTimeout> | undefined;
    const onEnter = (event: PointerEvent) => {
      clearTimeout(closing);
      if (isMouse(event)) menu.open = true;
    };
    const onLeave = (event: PointerEvent) => {
      if (!isMouse(event)) return;
      closing = setTimeout(() => {
        menu.open = false;
      }, graceMs);
    };
    // The menu is open already: the click of a shopper who expects to need one would close it.
    const onClick = (event: PointerEvent) => {
      if (isMouse(event) && event.detail > 0 && menu.open) event.preventDefault();
    };
    menu.addEventListener('pointerenter', onEnter, { signal });
    menu.addEventListener('pointerleave', onLeave, { signal });
    menu.querySelector('summary')?.addEventListener('click', onClick, { signal });
    signal.addEventListener('abort', () => clearTimeout(closing));
  }
};

const watchMenus = (header: HTMLElement, opening: Layout['menus'], signal: AbortSignal): void => {
  const menus = [...header.querySelectorAll('details')];
  const openMenus = () => menus.filter(({ open }) => open);
  const closeAll = () => {
    for (const menu of openMenus()) menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const [menu] = openMenus();
    closeAll();
    if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (!header.contains(target) || target.closest('a') !== null) closeAll();
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    const menu = target.closest('details');
    if (menu !== null && !menu.contains(relatedTarget)) menu.open = false;
  };
  const mark = () => header.classList.toggle('has-open-menu', openMenus().length > 0);

  header.addEventListener('toggle', mark, { capture: true, signal });
  header.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', onClick, { signal });
  for (const menu of menus.filter(({ name }) => name === '')) watchPhoneMenu(menu, signal);
  if (opening === 'hover')
    openOnHover(
      menus.filter(({ name }) => name !== ''),
      signal,
    );
};

/**
 * Makes menus, which open and close by themselves, pleasant: Escape, a click beside one and leaving it by keyboard
 * close it, the header is marked while one is open, and where the site says so the mouse opens them.
 * @spec L2.46 to L2.48
 */
export const useMenus = (opening: Layout['menus']): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const watching = new AbortController();
    if (header.current !== null) watchMenus(header.current, opening, watching.signal);
    return () => watching.abort();
  }, [opening]);
  return header;
};
