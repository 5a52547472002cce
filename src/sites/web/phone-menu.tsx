import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { MenuLists } from './menu-lists.tsx';
import styles from './phone-menu.module.css';
import type { ShellView } from './shell-view.ts';

/** @spec L2.36, L2.46 */
export function PhoneMenu({ menu, phone }: Pick<ShellView, 'menu' | 'phone'>) {
  return (
    <details className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" size="large" />
        <Icon name="close" size="large" />
      </summary>
      <nav className={styles.panel} aria-label="All pages">
        {menu.map(({ label, href, links, groups }) =>
          href === null ? (
            <details key={label}>
              <summary>
                {label}
                <Icon name="chevronDown" size="small" />
              </summary>
              <MenuLists links={links} groups={groups} name={`phone menu ${label}`} />
            </details>
          ) : (
            <a key={label} href={href}>
              {label}
            </a>
          ),
        )}
        <PhoneLink phone={phone}>{(text, isHidden) => (isHidden ? text : `Call ${text}`)}</PhoneLink>
      </nav>
    </details>
  );
}
