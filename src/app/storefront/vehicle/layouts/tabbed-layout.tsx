import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';
import styles from './tabbed-layout.module.css';

/** The name over the full width; gallery and ruled sections at the left, a buy box in ruled cells at the right. */
export const TabbedLayout = ({ parts }: { readonly parts: PageParts }) => (
  <div className="page-width">
    {parts.breadcrumb}
    {parts.titleOver}
    <div className={`${columns.columns} ${styles.columns}`}>
      {parts.gallery}
      <aside className={`${columns.side} ${styles.side}`} aria-label="Price and contact">
        {parts.heading}
        {parts.price}
        {parts.standing}
        {parts.icons}
        {parts.finance}
        {parts.contact}
      </aside>
      {parts.lower(styles.sections)}
    </div>
  </div>
);
