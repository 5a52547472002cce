import type { ReactNode } from 'react';
import columns from './page-columns.module.css';
import type { PageParts } from './page-parts.ts';

interface PageColumnsProps {
  readonly parts: PageParts;
  /** The layout's own sheet: its classes `columns`, `side` and `sections`. */
  readonly classes: CSSModuleClasses;
  /** What stands at the side where the layout does not order it so: name, price, standing, facts, finance, contact. */
  readonly children?: ReactNode;
}

/** Gallery and sections at the left, what it is and costs at the right. @spec B2.28, B2.38 */
export const PageColumns = ({ parts, classes, children }: PageColumnsProps) => (
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
