import { Icon } from '#src/ui/icon.tsx';
import row from '#src/ui/link-row.module.css';
import type { PagingView } from '../view/build-post-card.ts';
import styles from './paging.module.css';

/** Links to newer and older posts. @spec L2.28 */
export const Paging = ({ paging }: { readonly paging: PagingView }) => (
  <nav className={styles.paging} aria-label="Pages">
    {paging.newerHref !== null && (
      <a href={paging.newerHref} rel="prev">
        <Icon name="arrowLeft" size="small" />
        Newer posts
      </a>
    )}
    <ol className={row.links}>
      {paging.pages.map(({ label, href, isThis }) => (
        <li key={href}>
          <a href={href} aria-label={`Page ${label}`} aria-current={isThis ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
    {paging.olderHref !== null && (
      <a href={paging.olderHref} rel="next">
        Older posts
        <Icon name="arrowRight" size="small" />
      </a>
    )}
  </nav>
);
