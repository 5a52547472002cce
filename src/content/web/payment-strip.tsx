import { type PaymentKind, paymentNames } from '#src/content/rules/payment-kinds.ts';
import styles from './payment-strip.module.css';

interface PaymentStripProps {
  readonly label: string;
  readonly payments: readonly PaymentKind[];
}

/** @spec L2.75 */
export const PaymentStrip = ({ label, payments }: PaymentStripProps) => (
  <ul className={styles.strip} aria-label={label}>
    {payments.map((payment) => (
      <li key={payment} data-payment={payment}>
        {paymentNames[payment]}
      </li>
    ))}
  </ul>
);
