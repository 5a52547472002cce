import { PageColumns } from './page-columns.tsx';
import type { PageParts } from './page-parts.ts';
import styles from './tabbed-layout.module.css';

/** The name over the full width; gallery and ruled sections at the left, a buy box in ruled cells at the right. */
export const TabbedLayout = ({ parts }: { readonly parts: PageParts }) => (
  <PageColumns parts={parts} classes={styles} />
);
