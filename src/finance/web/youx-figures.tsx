import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { awaitedYouxCells, type YouxCells, type YouxView } from '../view/build-youx-cells.ts';
import styles from './finance-offer.module.css';

interface YouxFiguresProps {
  readonly youx: Pick<YouxView, 'title' | 'note'>;
  readonly cells: YouxCells | null;
}

/** Shows the quoted repayment with both rates at the same size, its source and its terms. @spec B3.09 */
export const YouxFigures = ({ youx, cells }: YouxFiguresProps) => (
  <>
    <h3>{youx.title}</h3>
    <div aria-busy={cells === null}>
      <FigureCells className={`${styledCells.prices} ${styles.cells}`} cells={cells ?? awaitedYouxCells} />
    </div>
    <p>{youx.note}</p>
  </>
);
