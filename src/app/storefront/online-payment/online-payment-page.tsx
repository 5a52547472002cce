import type { OnlinePaymentView } from '#src/online-payment/view/online-payment-view.ts';
import { PaymentFacts } from '#src/online-payment/web/payment-facts.tsx';
import { FindForm, PaymentForm } from '#src/online-payment/web/payment-forms.tsx';
import { BeginPayment } from '#src/payments/web/begin-payment.tsx';
import { StripeForm } from '#src/payments/web/stripe-form.tsx';
import styles from './online-payment-page.module.css';

interface PageProps {
  readonly view: OnlinePaymentView;
}

/** The part of the payment's form that is the gateway's own. */
const GatewayForm = ({ view: { payment, payLabel, returnHref } }: PageProps) => {
  if (payment?.kind === 'begin') return <BeginPayment label="Continue to the card" />;
  return payment?.kind === 'stripe' ? (
    <StripeForm payment={payment} payLabel={payLabel} returnHref={returnHref} />
  ) : null;
};

/** Paying what a dealer asked for, and its receipt. @spec L2.16 */
export const OnlinePaymentPage = ({ view }: PageProps) => (
  <div className={`page-width ${styles.page}`}>
    <div className={styles.head} role={view.stage === 'paid' ? 'status' : undefined}>
      <h1>{view.heading}</h1>
      <p>{view.lead}</p>
    </div>
    {view.stage === 'find' ? (
      <FindForm view={view} />
    ) : (
      <>
        <PaymentFacts facts={view.facts} />
        <PaymentForm view={view} gatewayForm={<GatewayForm view={view} />} />
      </>
    )}
    <p className={styles.quiet}>
      Questions? Call <a href={view.phone.href}>{view.phone.text}</a>.
    </p>
  </div>
);
