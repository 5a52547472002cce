import { useState } from 'react';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { FinanceView } from '../view/build-finance-view.ts';
import styles from './finance-box.module.css';
import { LenderDisclaimer } from './lender-disclaimer.tsx';

interface FinanceBoxProps {
  readonly finance: FinanceView;
  readonly vehicleId: number;
  readonly disclaimerCharacters: number;
  /** @spec B2.39 */
  readonly calculatorHref?: string | undefined;
}

/** @spec B2.38, B2.39, B5.05, B9.40 */
export const FinanceBox = ({ finance, vehicleId, disclaimerCharacters, calculatorHref }: FinanceBoxProps) => {
  const [isOpen, setOpen] = useState(false);
  const cells = finance.cells.map(({ name, figure, label }) => ({
    label,
    figure: name === 'repayment' && calculatorHref !== undefined ? <a href={calculatorHref}>{figure}</a> : figure,
  }));
  return (
    <div className={styles.finance}>
      <FigureCells className={`${styledCells.figures} ${styles.cells}`} cells={cells} />
      <details className={styles.about} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>About these rates</summary>
        <div className={styles.small}>
          <p>{finance.terms}</p>
          <p>{finance.loanNote}</p>
          <p>{finance.warning}</p>
          <LenderDisclaimer
            vehicleId={vehicleId}
            disclaimer={finance.disclaimer}
            maxCharacters={disclaimerCharacters}
            isWanted={isOpen}
          />
        </div>
      </details>
    </div>
  );
};
