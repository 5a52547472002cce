import type { ReactNode } from 'react';
import styles from './mosaic-layout.module.css';
import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';
import panelLayoutStyles from './panel-layout.module.css';
import tabbedLayoutStyles from './tabbed-layout.module.css';
import wideLayoutStyles from './wide-layout.module.css';

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

interface PageColumnsProps {
  readonly parts: PageParts;
  /** The layout's own sheet: its classes `columns`, `side` and `sections`. */
  readonly classes: CSSModuleClasses;
  /** What stands at the side where the layout does not order it so: name, price, standing, facts, finance, contact. */
  readonly children?: ReactNode;
}

/** Gallery and sections at the left, what it is and costs at the right. @spec B2.28, B2.38 */
const PageColumns = ({ parts, classes, children }: PageColumnsProps) => (
  <div className="page-width">
    {parts.breadcrumb}
    {parts.titleOver}
    <div className={`${columns.columns} ${classes.columns}`}>
      {parts.gallery}
      <aside className={`${columns.side} ${classes.side}`} aria-label="Price and contact">
        {children ?? (
          <>
            {parts.heading}
            {parts.price}
            {parts.standing}
            {parts.icons}
            {parts.finance}
            {parts.contact}
          </>
        )}
      </aside>
      {parts.lower(classes.sections)}
    </div>
  </div>
);

export const PanelLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={panelLayoutStyles} />
);

/** The name over the full width; gallery and ruled sections at the left, a buy box in ruled cells at the right. */
export const TabbedLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={tabbedLayoutStyles} />
);

/** A wide gallery over sections that only a line parts; at the right the name over a price ticket. */
export const WideLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={wideLayoutStyles}>
    {parts.heading}
    {parts.icons}
    {parts.price !== null && (
      <div className={wideLayoutStyles.ticket}>
        {parts.price}
        {parts.finance}
      </div>
    )}
    {parts.standing}
    {parts.contact}
  </PageColumns>
);
