import type { FinanceView } from '../view/finance-view.ts';

interface FinanceCellsProps extends Pick<FinanceView, 'cells'> {
  readonly className: string | undefined;
  /** Where the repayment can be worked out anew. @spec B2.39 */
  readonly calculatorHref?: string | undefined;
}

/** A repayment with its two rates: three equal cells, none of them larger than the others. @spec B5.05, B9.40 */
export const FinanceCells = ({ cells, className, calculatorHref }: FinanceCellsProps) => (
  <dl className={className}>
    {cells.map(({ name, figure, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{name === 'repayment' && calculatorHref !== undefined ? <a href={calculatorHref}>{figure}</a> : figure}</dd>
      </div>
    ))}
  </dl>
);
