import { PageColumns } from './page-columns.tsx';
import type { PageParts } from './page-parts.ts';
import styles from './wide-layout.module.css';

/** A wide gallery over sections that only a line parts; at the right the name over a price ticket. */
export const WideLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={styles}>
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
  </PageColumns>
);
