import type { ReactNode } from 'react';
import styles from './mosaic-layout.module.css';
import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';
import panelLayoutStyles from './panel-layout.module.css';
import tabbedLayoutStyles from './tabbed-layout.module.css';
import wideLayoutStyles from './wide-layout.module.css';

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
  readonly classes: CSSModuleClasses;
  readonly children?: ReactNode;
}

/** @spec B2.28, B2.38 */
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

export const TabbedLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={tabbedLayoutStyles} />
);

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
