import type { PageParts } from './page-parts.ts';
import styles from './tabbed-layout.module.css';

/** The name over the full width; gallery and ruled sections at the left, a buy box in ruled cells at the right. */
export const TabbedLayout = ({ parts }: { readonly parts: PageParts }) => (
  <div className="page-width">
    {parts.breadcrumb}
    {parts.heading}
    <div className={styles.columns}>
      {parts.gallery}
      <aside className={styles.side} aria-label="Price and contact">
        {parts.notice}
        {parts.price}
        {parts.icons}
        {parts.finance}
        {parts.contact}
      </aside>
      <div className={styles.sections}>
        {parts.keyInformation}
        {parts.comments}
        {parts.features}
        {parts.specifications}
        {parts.map}
        {parts.disclaimer}
      </div>
    </div>
  </div>
);
