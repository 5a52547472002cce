import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';
import styles from './panel-layout.module.css';

/** Gallery and panels at the left, one panel with everything about the price at the right. */
export const PanelLayout = ({ parts }: { readonly parts: PageParts }) => (
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
