import { Icon } from '#src/ui/icon.tsx';
import type { PrintLinkView } from '../view/print-link-view.ts';
import { BrochureButton } from './brochure-button.tsx';
import styles from './print-link.module.css';

/** The way to paper: the print page in a tab of its own, or the brochure. @spec B2.12, B2.38, B4.59 */
export const PrintLink = ({ print: { kind, carId, slug, href } }: { readonly print: PrintLinkView }) =>
  kind === 'page' ? (
    <a className={styles.print} href={href} target="_blank" rel="noopener">
      <Icon name="print" />
      Print
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <BrochureButton className={styles.print} carId={carId} slug={slug} href={href}>
      <Icon name="print" />
    </BrochureButton>
  );
