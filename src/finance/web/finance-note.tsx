import type { FinanceView } from '../view/build-finance-view.ts';
import styles from './finance-note.module.css';

/** @spec B9.39 */
export const FinanceNote = ({ cards }: { readonly cards: readonly { readonly finance: FinanceView | null }[] }) => {
  const finance = cards.find((card) => card.finance !== null)?.finance;
  if (finance == null) return null;
  return <p className={styles.note}>{`Repayments are estimates. ${finance.loanNote} ${finance.warning}`}</p>;
};
