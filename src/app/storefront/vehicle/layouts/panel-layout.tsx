import { PageColumns } from './page-columns.tsx';
import type { PageParts } from './page-parts.ts';
import styles from './panel-layout.module.css';

/** Gallery and panels at the left, one panel with everything about the price at the right. */
export const PanelLayout = ({ parts }: { readonly parts: PageParts }) => <PageColumns parts={parts} classes={styles} />;
