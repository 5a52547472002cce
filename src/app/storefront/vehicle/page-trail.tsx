import type { Crumb } from '#src/lib/crumb.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import styles from './page-trail.module.css';

/** The breadcrumb; on a phone it takes the lines that it needs, so that no step is cut off. @spec B2.29 */
export const PageTrail = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <div className={styles.trail}>
    <Breadcrumb crumbs={crumbs} />
  </div>
);
