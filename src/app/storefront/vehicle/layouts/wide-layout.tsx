import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';
import styles from './wide-layout.module.css';

/** A wide gallery over sections that only a line parts; at the right the name over a price ticket. */
export const WideLayout = ({ parts }: { readonly parts: PageParts }) => (
  <div className="page-width">
    {parts.breadcrumb}
    {parts.titleOver}
    <div className={`${columns.columns} ${styles.columns}`}>
      {parts.gallery}
      <aside className={`${columns.side} ${styles.side}`} aria-label="Price and contact">
        {parts.heading}
        {parts.icons}
        {parts.price !== null && (
          <div className={styles.ticket}>
            {parts.price}
            {parts.finance}
          </div>
        )}
        {parts.standing}
        {parts.contact}
      </aside>
      {parts.lower(styles.sections)}
    </div>
  </div>
);
