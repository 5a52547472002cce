import styles from './mosaic-layout.module.css';
import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';

/** Pictures edge to edge, then name and facts at the left, the price at the right, words before figures. */
export const MosaicLayout = ({ parts }: { readonly parts: PageParts }) => (
  <>
    {parts.gallery}
    <div className="page-width">
      <div className={styles.trail}>{parts.breadcrumb}</div>
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={styles.name}>
          {parts.heading}
          {parts.icons}
        </div>
        <aside className={`${columns.side} ${styles.side}`} aria-label="Price and contact">
          {parts.notice}
          {parts.price}
          {parts.finance}
          {parts.contact}
        </aside>
        <div className={styles.sections}>
          {parts.comments}
          {parts.keyInformation}
          {parts.features}
          {parts.specifications}
          {parts.fuel}
        </div>
      </div>
      <div className={styles.wide}>
        {parts.map}
        {parts.disclaimer}
      </div>
    </div>
  </>
);
