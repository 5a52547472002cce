import type { FinanceCell, FinanceView } from '../view/build-finance-view.ts';
import styles from './card-finance.module.css';

const shortUnits: Readonly<Record<string, string>> = {
  'a week est.': '/wk',
  'a fortnight est.': '/fortnight',
  'a month est.': '/mth',
};

const shorten = ({ name, label }: FinanceCell): string => {
  if (name === 'repayment') return shortUnits[label] ?? ` ${label}`;
  return name === 'interestRate' ? ' p.a.' : ' comparison';
};

/**
 * Shows a card's repayment with its two rates in one line, at the same size. Screen readers hear the full labels.
 * @spec B5.05, B9.40
 */
export const CardFinance = ({ finance }: { readonly finance: FinanceView }) => (
  <dl className={styles.finance}>
    {finance.cells.map((cell) => (
      <div key={cell.name}>
        <dt data-short={shorten(cell)}>
          <span className="visually-hidden">{cell.label}</span>
        </dt>
        <dd>{cell.figure}</dd>
      </div>
    ))}
  </dl>
);
