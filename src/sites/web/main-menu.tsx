import { Icon } from '#src/ui/icon.tsx';
import styles from './main-menu.module.css';
import { MenuLists } from './menu-lists.tsx';
import type { MenuView } from './shell-view.ts';

/** True if a link leads to the current page or to one above it, except for the home page. */
const isCurrent = (href: string, path: string): boolean => {
  const place = href.replace(/\/$/, '');
  return place !== '' && `${path}/`.startsWith(`${place}/`);
};

function MenuEntry({ entry, path }: { readonly entry: MenuView; readonly path: string }) {
  if (entry.href !== null) {
    return (
      <a href={entry.href} aria-current={isCurrent(entry.href, path) ? 'page' : undefined}>
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
      <MenuLists links={entry.links} groups={entry.groups} />
    </details>
  );
}

interface MainMenuProps {
  readonly menu: readonly MenuView[];
  readonly path: string;
}

/** @spec L2.36, L2.46 */
export function MainMenu({ menu, path }: MainMenuProps) {
  if (menu.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Main">
      {menu.map((entry) => (
        <MenuEntry key={entry.label} entry={entry} path={path} />
      ))}
    </nav>
  );
}
