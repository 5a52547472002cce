import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import type { ShellView } from './shell-view.ts';
import { useMenus } from './use-menus.ts';

interface HeaderProps {
  readonly site: ShellView;
  /** Path of the page that is shown. */
  readonly path: string;
  /** The page begins with the home page's picture or field of colour, which the header is part of. */
  readonly isOverHero: boolean;
  /** How many favourites there are, which the browser alone knows. */
  readonly garageCount: ReactNode;
  /** Called for a tap on Search; without scripts it's a link to the stock. */
  readonly onSearch: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The head of every page, in the site's layout. It scrolls away with the page. @spec L2.36 */
export function Header({ site, path, isOverHero, garageCount, onSearch }: HeaderProps) {
  const header = useMenus(site.layout.menus);
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
          {site.licenceText !== null && <p className={styles.licence}>{site.licenceText}</p>}
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
          <Brand site={site} />
          <MainMenu menu={site.menu} path={path} />
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
            <PhoneMenu menu={site.menu} phone={site.phone} />
          </div>
        </div>
      </div>
    </header>
  );
}
