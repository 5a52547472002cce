import type { Crumb } from '#src/lib/crumb.ts';
import styles from './breadcrumb.module.css';

/** @spec B2.29 */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={`${label}${href}`}>
            {href === null ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
