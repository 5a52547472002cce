import { Icon } from '#src/ui/icon.tsx';
import type { PaginationView } from '../view/build-pagination.ts';
import styles from './pagination-links.module.css';

export const PaginationLinks = ({ pagination }: { readonly pagination: PaginationView }) => (
  <nav className={styles.pages} aria-label="Pages of results">
    <ul>
      {pagination.previousHref !== null && (
        <li>
          <a className={styles.step} href={pagination.previousHref} rel="prev">
            <Icon name="arrowLeft" size="small" />
            Previous
          </a>
        </li>
      )}
      {pagination.links.map((link, index) =>
        link.kind === 'page' ? (
          <li key={link.number} className={styles.number} data-current={link.isCurrent || undefined}>
            <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {link.number}
            </a>
          </li>
        ) : (
          <li key={index === 1 ? 'gap at the start' : 'gap at the end'} className={styles.gap} aria-hidden="true">
            …
          </li>
        ),
      )}
      {pagination.nextHref !== null && (
        <li>
          <a className={styles.step} href={pagination.nextHref} rel="next">
            Next
            <Icon name="arrowRight" size="small" />
          </a>
        </li>
      )}
    </ul>
  </nav>
);
