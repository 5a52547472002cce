import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import type { QuoteView } from '#src/finance/view/calculator/build-quote-view.ts';
import buttons from '#src/ui/button.module.css';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { MoreText } from '#src/ui/more-text.tsx';
import { BalanceChart } from './balance-chart.tsx';
import styles from './quote-panel.module.css';

interface QuotePanelProps extends Pick<FinanceCalculatorView, 'disclaimer' | 'disclaimerCharacters' | 'quoteHref'> {
  readonly quote: QuoteView;
}

/** @spec B2.50, B4.54, B5.36 */
export const QuotePanel = ({ quote, disclaimer, disclaimerCharacters, quoteHref }: QuotePanelProps) => (
  <div className={styles.panel}>
    {quote.kind === 'enquire' ? (
      <p className={styles.enquire}>{quote.text}</p>
    ) : (
      <>
        <FigureCells className={`${styledCells.prices} ${styles.cells}`} cells={quote.cells} />
        <BalanceChart chart={quote.chart} costText={quote.cost} />
        <p className={styles.total}>{quote.total}</p>
      </>
    )}
    <a className={buttons.outlined} href={quoteHref}>
      Request a Quote
    </a>
    <div className={styles.small}>
      <MoreText text={disclaimer} maxCharacters={disclaimerCharacters ?? Number.POSITIVE_INFINITY} />
    </div>
  </div>
);
