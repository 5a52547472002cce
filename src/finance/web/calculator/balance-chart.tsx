import { memo, useState } from 'react';
import type { ChartView, Point } from '#src/finance/view/calculator/build-quote-view.ts';
import styles from './balance-chart.module.css';

const join = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

const anchorOf = (at: number): 'start' | 'middle' | 'end' => (at === 0 ? 'start' : at > 95 ? 'end' : 'middle');

interface RowsProps {
  readonly rows: ChartView['rows'];
  readonly isOpen: boolean;
}

/** While the table is closed, skips re-rendering its hidden rows with each step of a slider. */
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

/** @spec B2.50 */
const YearRows = ({ rows }: Pick<RowsProps, 'rows'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.rows} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Year by year</summary>
      <table>
        <caption className="visually-hidden">Balance and cost by year</caption>
        <thead>
          <tr>
            <th scope="col">After</th>
            <th scope="col">Balance owing</th>
            <th scope="col">Interest and fees</th>
          </tr>
        </thead>
        <Rows rows={rows} isOpen={isOpen} />
      </table>
    </details>
  );
};

/** @spec B2.50 */
export const BalanceChart = ({ chart, costText }: { readonly chart: ChartView; readonly costText: string }) => (
  <figure className={styles.figure}>
    <svg className={styles.chart} role="img" aria-label={chart.summary}>
      {chart.amountTicks.map(({ at, label }, index) => {
        // Keyed by index: when the scale changes, moving a line costs less than replacing it.
        const key = `line ${index}`;
        return (
          <g key={key}>
            <line className={styles.grid} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            <text x="-8" y={`${at}%`} dy="0.32em" textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
      {chart.yearTicks.map(({ at, label }) => (
        <text key={label} x={`${at}%`} y="100%" dy="1.5em" textAnchor={anchorOf(at)}>
          {label}
        </text>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.area} points={`0,100 ${join(chart.balance)} 100,100`} />
        <polyline className={styles.balance} points={join(chart.balance)} />
        <polyline className={styles.cost} points={join(chart.cost)} />
      </svg>
    </svg>
    <figcaption className={styles.legend}>
      <span data-key="balance">Balance owing</span>
      <span data-key="cost">{costText}</span>
    </figcaption>
    <YearRows rows={chart.rows} />
  </figure>
);
