import type { OddsRow } from '../view/wheel-view.ts';
import styles from './odds-table.module.css';

interface OddsTableProps {
  readonly heading: string;
  readonly rows: readonly OddsRow[];
}

/** @spec L2.15 */
export const OddsTable = ({ heading, rows }: OddsTableProps) => (
  <table className={styles.odds}>
    <caption>{heading}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Prize</th>
        <th scope="col">Odds</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, tone, words, odds, percent, left }) => (
        <tr key={key}>
          <th scope="row" data-tone={tone}>
            {words}
            {left !== null && <span className={styles.left}>{left}</span>}
          </th>
          <td>
            {odds} <span className={styles.percent}>{percent}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
