import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { OfferFinanceView } from '../view/build-offer-view.ts';
import styles from './offer-finance.module.css';

/** @spec L3.08 */
export const OfferFinance = ({ finance }: { readonly finance: OfferFinanceView }) => (
  <div className={styles.finance}>
    <FigureCells className={`${styledCells.prices} ${styles.cells}`} cells={finance.cells} />
    <p className={styles.points}>{finance.points.join(' · ')}</p>
  </div>
);
