import { Icon } from '#src/ui/icon.tsx';
import styles from './main-menu.module.css';
import { MenuLists } from './menu-lists.tsx';
import type { MenuView } from './shell-view.ts';

/** Always false for a link to the home page, because every page's path is below it. */
const leadsTo = (href: string, path: string): boolean => {
  const place = href.replace(/\/$/, '');
  return place !== '' && `${path}/`.startsWith(`${place}/`);
};

export const findCurrentEntries = (menu: readonly MenuView[], path: string): readonly string[] =>
  menu.flatMap(({ href }) => (href !== null && leadsTo(href, path) ? [href] : []));

function MenuEntry({ entry, isCurrent }: { readonly entry: MenuView; readonly isCurrent: boolean }) {
  if (entry.href !== null) {
    return (
      <a href={entry.href} aria-current={isCurrent ? 'page' : undefined}>
        {entry.label}
      </a>
    );
  }
  return (
    <details name="header-menu" className={styles.menu}>
      <summary>
        {entry.label}
        <Icon name="chevronDown" size="small" />
      </summary>
      <MenuLists links={entry.links} groups={entry.groups} name={`menu ${entry.label}`} />
    </details>
  );
}

interface MainMenuProps {
  readonly menu: readonly MenuView[];
  readonly current: readonly string[];
}

/** @spec L2.36, L2.46 */
export function MainMenu({ menu, current }: MainMenuProps) {
  if (menu.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Main">
      {menu.map((entry) => (
        <MenuEntry key={entry.label} entry={entry} isCurrent={entry.href !== null && current.includes(entry.href)} />
      ))}
    </nav>
  );
}
