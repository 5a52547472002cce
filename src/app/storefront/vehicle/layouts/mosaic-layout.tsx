import styles from './mosaic-layout.module.css';
import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';

/** Pictures to the edge of the page, then name and facts; beside all of it the price. */
export const MosaicLayout = ({ parts }: { readonly parts: PageParts }) => (
  <>
    <div className="page-width">
      {parts.breadcrumb}
      {parts.titleOver}
    </div>
    <div className={`page-width ${columns.columns} ${styles.columns}`}>
      <div className={styles.pictures}>{parts.gallery}</div>
      <div className={styles.name}>
        {parts.heading}
        {parts.icons}
      </div>
      <aside className={`${columns.side} ${styles.side}`} aria-label="Price and contact">
        {parts.price}
        {parts.standing}
        {parts.finance}
        {parts.contact}
      </aside>
      {parts.lower(styles.sections)}
    </div>
  </>
);
