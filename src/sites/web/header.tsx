import { type MouseEvent as ReactMouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { type LayerClosed, openLayer } from '#src/ui/layers/open-layer.ts';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { Remembered } from '#src/ui/remembered.tsx';
import type { Layout } from '../model/layout.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { findCurrentEntries, MainMenu } from './main-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import type { ShellView } from './shell-view.ts';

interface HeaderProps {
  readonly site: ShellView;
  readonly path: string;
  readonly isOverHero: boolean;
  readonly garageCount: ReactNode;
  readonly onSearch: (event: ReactMouseEvent<HTMLAnchorElement>) => void;
}

const graceMs = 200;

const colouredHeroes: ReadonlySet<Layout['hero']> = new Set(['field', 'photograph']);

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

/** @spec L2.48 */
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
    // The hover has already opened the menu, so the click must not close it.
    const onClick = (event: PointerEvent) => {
      if (isMouse(event) && event.detail > 0 && menu.open) event.preventDefault();
    };
    menu.addEventListener('pointerenter', onEnter, { signal });
    menu.addEventListener('pointerleave', onLeave, { signal });
    menu.querySelector('summary')?.addEventListener('click', onClick, { signal });
    signal.addEventListener('abort', () => clearTimeout(closing));
  }
};

const watchPhoneMenu = (menu: HTMLDetailsElement, signal: AbortSignal): void => {
  let closed: LayerClosed | undefined;
  let isFollowingLink = false;
  const onClick = ({ target }: MouseEvent) => {
    isFollowingLink = target instanceof Element && target.closest('a') !== null;
  };
  const onToggle = () => {
    if (!menu.open) return closed?.(isFollowingLink);
    isFollowingLink = false;
    closed = openLayer({
      close: () => {
        menu.open = false;
      },
    });
  };
  menu.addEventListener('click', onClick, { signal });
  // The toggle event fires some time after the tap. Until then, Back would leave the page instead of closing the menu.
  const watching = new MutationObserver(onToggle);
  watching.observe(menu, { attributeFilter: ['open'] });
  signal.addEventListener('abort', () => watching.disconnect());
};

const watchMenus = (header: HTMLElement, opening: Layout['menus'], signal: AbortSignal): void => {
  // The phone menu's own groups open and close without scripts.
  const menus = [...header.querySelectorAll('details')].filter(
    ({ parentElement }) => parentElement?.closest('details') === null,
  );
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
    const menu = menus.find((one) => one.contains(target));
    if (menu !== undefined && !menu.contains(relatedTarget)) menu.open = false;
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

/** @spec L2.46 to L2.48 */
const useMenus = (opening: Layout['menus']): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const watching = new AbortController();
    if (header.current !== null) watchMenus(header.current, opening, watching.signal);
    return () => watching.abort();
  }, [opening]);
  return header;
};

/** @spec L2.36 */
export function Header({ site, path, isOverHero, garageCount, onSearch }: HeaderProps) {
  const header = useMenus(site.layout.menus);
  const currentEntries = findCurrentEntries(site.menu, path);
  const { licence } = site;
  return (
    <header
      ref={header}
      className={styles.header}
      data-layout={site.layout.header}
      data-over-hero={isOverHero || undefined}
    >
      <div className={styles.strip}>
        <div className="page-width">
          <p>{site.hoursText ?? site.tagline}</p>
          {licence !== null && (
            <p className={styles.licence}>
              {licence.href === null ? licence.text : <a href={licence.href}>{licence.text}</a>}
            </p>
          )}
          <PhoneLink phone={site.phone}>
            {(text) => (
              <>
                <Icon name="phone" size="small" />
                {text}
              </>
            )}
          </PhoneLink>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`page-width ${styles.row}`}>
          <Brand site={site} ground={isOverHero && colouredHeroes.has(site.layout.hero) ? 'hero' : 'page'} />
          <Remembered of={site} variant={`menu ${currentEntries}`}>
            <MainMenu menu={site.menu} current={currentEntries} />
          </Remembered>
          <div className={styles.tools}>
            <a className={styles.tool} href={site.searchHref} onClick={onSearch}>
              <Icon name="search" />
              <span className={styles.label}>Search</span>
            </a>
            {site.saved !== null && (
              <a className={styles.tool} href={site.saved.href}>
                <Icon name="heart" />
                <span className={styles.label}>{site.saved.label}</span>
                {garageCount}
              </a>
            )}
            <PhoneLink className={`${styles.tool} ${styles.phone}`} phone={site.phone}>
              {(text) => (
                <>
                  <Icon name="phone" />
                  <span className={styles.label}>{text}</span>
                </>
              )}
            </PhoneLink>
            <Remembered of={site} variant="phone menu">
              <PhoneMenu menu={site.menu} phone={site.phone} />
            </Remembered>
          </div>
        </div>
      </div>
    </header>
  );
}
