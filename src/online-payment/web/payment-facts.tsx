import type { OnlinePaymentView } from '../view/build-online-payment-view.ts';
import styles from './payment-facts.module.css';

/** @spec L2.16 */
export const PaymentFacts = ({ facts }: Pick<OnlinePaymentView, 'facts'>) => (
  <dl className={styles.facts}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
