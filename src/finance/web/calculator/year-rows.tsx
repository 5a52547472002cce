import { memo, useState } from 'react';
import type { ChartView } from '../../view/calculator/quote-view.ts';
import styles from './balance-chart.module.css';

interface RowsProps {
  readonly rows: ChartView['rows'];
  readonly isOpen: boolean;
}

/** While nobody sees them the rows stay as they were: a slider would have some twenty of them written with every step. */
const isUnseen = (_: RowsProps, next: RowsProps): boolean => !next.isOpen;

const Rows = memo(
  ({ rows }: RowsProps) => (
    <tbody>
      {rows.map(({ year, balance, cost }) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          <td>{balance}</td>
          <td>{cost}</td>
        </tr>
      ))}
    </tbody>
  ),
  isUnseen,
);

/** The figures of the chart as a table, to be opened. @spec B2.50 */
export const YearRows = ({ rows }: Pick<RowsProps, 'rows'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.rows} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Year by year</summary>
      <table>
        <caption className="visually-hidden">Balance and cost by year</caption>
        <thead>
          <tr>
            <th scope="col">After</th>
            <th scope="col">Still owing</th>
            <th scope="col">Interest and fees</th>
          </tr>
        </thead>
        <Rows rows={rows} isOpen={isOpen} />
      </table>
    </details>
  );
};
