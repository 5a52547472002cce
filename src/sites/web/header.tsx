import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import type { MenuView, ShellView } from './shell-view.ts';

const isCurrent = (href: string, path: string): boolean => href !== '/' && path.startsWith(href.replace(/\/$/, ''));

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
      <ul>
        {entry.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the open menu on Escape and on a click beside it, and marks the header while one is open. @spec L2.46, L2.47 */
const useMenus = () => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (element === null) return;
    const openMenus = () => [...element.querySelectorAll('details[open]')] as HTMLDetailsElement[];
    const mark = () => element.classList.toggle('has-open-menu', openMenus().length > 0);
    const closeAll = () => {
      for (const menu of openMenus()) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [menu] = openMenus();
      closeAll();
      menu?.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && (!element.contains(event.target) || (event.target as Element).closest?.('a')))
        closeAll();
    };
    element.addEventListener('toggle', mark, true);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('toggle', mark, true);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return header;
};

/** The phone's menu: every link of the header in one list. It opens without JavaScript. */
function PhoneMenu({ site }: { readonly site: ShellView }) {
  return (
    <details className={styles.phoneMenu}>
      <summary aria-label="Menu">
        <Icon name="menu" size="large" />
      </summary>
      <div className={styles.phonePanel}>
        {site.menu.map(({ label, href, links }) =>
          href === null ? (
            <section key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <a key={label} className={styles.phoneLink} href={href}>
              {label}
            </a>
          ),
        )}
      </div>
    </details>
  );
}

/** The head of every page, in the site's layout. It scrolls away with the page. @spec L2.36 */
export function Header({ site, path }: { readonly site: ShellView; readonly path: string }) {
  const header = useMenus();
  return (
    <header ref={header} className={styles.header} data-layout={site.layout.header}>
      <div className={styles.strip}>
        <div className="page-width">
          <p>{site.hoursText ?? site.tagline}</p>
          {site.licenceText !== null && <p className={styles.licence}>{site.licenceText}</p>}
          <a href={site.phone.href}>
            <Icon name="phone" size="small" />
            {site.phone.label}
          </a>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`page-width ${styles.row}`}>
          <Brand site={site} />
          <nav className={styles.links} aria-label="Main">
            {site.menu.map((entry) => (
              <MenuEntry key={entry.label} entry={entry} path={path} />
            ))}
          </nav>
          <div className={styles.tools}>
            <a className={styles.tool} href={site.searchHref}>
              <Icon name="search" />
              <span>Search</span>
            </a>
            <a className={`${styles.tool} ${styles.phone}`} href={site.phone.href}>
              <Icon name="phone" />
              <span>{site.phone.label}</span>
            </a>
            <PhoneMenu site={site} />
          </div>
        </div>
      </div>
    </header>
  );
}
