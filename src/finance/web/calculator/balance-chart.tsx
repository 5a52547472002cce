import type { ChartView, Point } from '../../view/calculator/quote-view.ts';
import styles from './balance-chart.module.css';
import { YearRows } from './year-rows.tsx';

const join = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** Where a label stands so that the first and the last one stay within the chart. */
const anchorOf = (at: number): 'start' | 'middle' | 'end' => (at === 0 ? 'start' : at > 95 ? 'end' : 'middle');

/** The balance and the cost of a loan over its term, with the same figures as a table behind it. @spec B2.50 */
export const BalanceChart = ({ chart, costText }: { readonly chart: ChartView; readonly costText: string }) => (
  <figure className={styles.figure}>
    <svg className={styles.chart} role="img" aria-label={chart.summary}>
      {chart.amountTicks.map(({ at, label }, index) => {
        // By place: with another scale a line moves and is named anew, which costs less than another line.
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
      <span data-key="balance">Still owing</span>
      <span data-key="cost">{costText}</span>
    </figcaption>
    <YearRows rows={chart.rows} />
  </figure>
);
