import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { MenuLists } from './menu-lists.tsx';
import styles from './phone-menu.module.css';
import type { ShellView } from './shell-view.ts';

export function PhoneMenu({ menu, phone }: Pick<ShellView, 'menu' | 'phone'>) {
  return (
    <details className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" size="large" />
      </summary>
      <nav className={styles.panel} aria-label="All pages">
        {menu.map(({ label, href, links, groups }) =>
          href === null ? (
            <section key={label}>
              <h2>{label}</h2>
              <MenuLists links={links} groups={groups} name={`phone menu ${label}`} />
            </section>
          ) : (
            <a key={label} className={styles.link} href={href}>
              {label}
            </a>
          ),
        )}
        <PhoneLink className={styles.link} phone={phone}>
          {(text, isHidden) => (isHidden ? text : `Call ${text}`)}
        </PhoneLink>
      </nav>
    </details>
  );
}
