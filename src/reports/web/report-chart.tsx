import { useId } from 'react';
import { cutText } from '#src/lib/text/cut-text.ts';
import type { ReportPartView } from '../view/build-reports-view.ts';
import styles from './report-chart.module.css';

const rowHeight = 40;
const barHeight = 10;
const maxLabelLength = 32;
const columnsHeight = 240;
const labelHeight = 20;
const columnPercent = 100 / 24;

type ChartProps = Pick<ReportPartView, 'title' | 'rows' | 'shownColumns' | 'legend'>;

const cutLabel = (text: string): string =>
  text.length <= maxLabelLength ? text : `${cutText(text, maxLabelLength - 1)}…`;

const Bars = ({ rows, shownColumns }: ChartProps) =>
  rows.map(({ key, cells, bar, innerBar }, at) => {
    const top = at * rowHeight;
    return (
      <g key={key}>
        <text className={styles.label} x="0" y={top + 16}>
          {cutLabel(cells[0]?.text ?? '')}
        </text>
        <text className={styles.value} x="100%" y={top + 16} textAnchor="end">
          {shownColumns.map((column) => cells[column]?.text).join(' · ')}
        </text>
        <rect className={styles.track} x="0" y={top + 22} width="100%" height={barHeight} rx="3" />
        <rect
          className={innerBar === null ? styles.inner : styles.bar}
          x="0"
          y={top + 22}
          width={`${bar}%`}
          height={barHeight}
          rx="3"
        />
        {innerBar !== null && (
          <rect className={styles.inner} x="0" y={top + 22} width={`${innerBar}%`} height={barHeight} rx="3" />
        )}
      </g>
    );
  });

const Columns = ({ rows }: ChartProps) =>
  rows.map(({ key, cells, bar, innerBar }, at) => {
    const left = at * columnPercent;
    const heightOf = (percent: number): number => (percent / 100) * columnsHeight;
    const column = { x: `${left + 0.4}%`, width: `${columnPercent - 0.8}%`, rx: 2 };
    return (
      <g key={key}>
        <rect className={styles.bar} {...column} y={columnsHeight - heightOf(bar)} height={heightOf(bar)} />
        {innerBar !== null && (
          <rect
            className={styles.inner}
            {...column}
            y={columnsHeight - heightOf(innerBar)}
            height={heightOf(innerBar)}
          />
        )}
        {at % 6 === 0 && (
          <text className={styles.value} x={`${left}%`} y={columnsHeight + 16}>
            {cells[0]?.text}
          </text>
        )}
      </g>
    );
  });

/** The table that follows has the figures, so screen readers get only a title for the chart itself. */
export const ReportChart = (props: ChartProps & Pick<ReportPartView, 'chart'>) => {
  const titleId = useId();
  const { title, chart, rows, legend } = props;
  const height = chart === 'bars' ? rows.length * rowHeight : columnsHeight + labelHeight;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span data-tone={legend.inner === null ? 'inner' : 'bar'}>{legend.bar}</span>
        {legend.inner !== null && <span data-tone="inner">{legend.inner}</span>}
      </figcaption>
      <svg role="img" aria-labelledby={titleId} width="100%" height={height}>
        <title id={titleId}>{`${title}: chart of the figures in the table`}</title>
        {chart === 'bars' ? <Bars {...props} /> : <Columns {...props} />}
      </svg>
    </figure>
  );
};
