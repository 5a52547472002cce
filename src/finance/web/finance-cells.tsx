import type { FinanceView } from '../view/finance-view.ts';

interface FinanceCellsProps extends Pick<FinanceView, 'cells'> {
  readonly className: string | undefined;
}

/** A repayment with its two rates: three equal cells, none of them larger than the others. @spec B5.05, B9.40 */
export const FinanceCells = ({ cells, className }: FinanceCellsProps) => (
  <dl className={className}>
    {cells.map(({ name, figure, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
