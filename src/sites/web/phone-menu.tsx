import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import styles from './phone-menu.module.css';
import type { ShellView } from './shell-view.ts';

export function PhoneMenu({ menu, phone }: Pick<ShellView, 'menu' | 'phone'>) {
  return (
    <details className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" size="large" />
      </summary>
      <nav className={styles.panel} aria-label="All pages">
        {menu.map(({ label, href, links }) =>
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
            <a key={label} className={styles.link} href={href}>
              {label}
            </a>
          ),
        )}
        <PhoneLink className={styles.link} phone={phone}>
          {(text) => `Call ${text}`}
        </PhoneLink>
      </nav>
    </details>
  );
}
