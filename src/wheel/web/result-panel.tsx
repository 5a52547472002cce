import type { WheelResultView } from '../view/wheel-view.ts';
import styles from './wheel-panel.module.css';

interface ResultPanelProps {
  readonly result: WheelResultView;
  readonly isTurning: boolean;
}

/** @spec L2.15 */
export const ResultPanel = ({ result, isTurning }: ResultPanelProps) => {
  const { heading, text, code, validity, terms, redeem, proof } = result;
  return (
    <section className={styles.result} data-turning={isTurning || undefined} aria-labelledby="wheel-result">
      <h2 id="wheel-result">{heading}</h2>
      {code !== null && (
        <p className={styles.code}>
          <span>Your code</span>
          <b>{code}</b>
          {validity !== null && <span>{validity}</span>}
        </p>
      )}
      {redeem !== null && <p>{redeem}</p>}
      <p>{text}</p>
      {terms !== null && <p className={styles.quiet}>{terms}</p>}
      <p className={styles.quiet}>{proof}</p>
    </section>
  );
};
