import type { ComponentProps } from 'react';
import { paymentFields } from '#src/online-payment/rules/payment-fields.ts';
import type { OnlinePaymentView } from '#src/online-payment/view/build-online-payment-view.ts';
import { PaymentFacts } from '#src/online-payment/web/payment-facts.tsx';
import { FindForm, PaymentForm } from '#src/online-payment/web/payment-forms.tsx';
import { GatewayForm } from '#src/payments/web/gateway-form.tsx';
import styles from './online-payment-page.module.css';

interface PageProps {
  readonly view: OnlinePaymentView;
}

/** @spec D.59 */
const gatewayFields = { cardId: 'payment-card', card: paymentFields.card, confirm: paymentFields.confirm } as const;

/** @spec L2.16 */
export const OnlinePaymentPage = ({
  view,
  typed = null,
}: PageProps & Pick<ComponentProps<typeof FindForm>, 'typed'>) => (
  <div className={`page-width ${styles.page}`}>
    <div className={styles.head} role={view.stage === 'paid' ? 'status' : undefined}>
      <h1>{view.heading}</h1>
      <p>{view.lead}</p>
    </div>
    {view.stage === 'find' ? (
      <FindForm view={view} typed={typed} />
    ) : (
      <>
        <PaymentFacts facts={view.facts} />
        <PaymentForm view={view} gatewayForm={<GatewayForm view={view} fields={gatewayFields} />} />
      </>
    )}
    <p className={styles.quiet}>
      Questions? Call <a href={view.phone.href}>{view.phone.text}</a>.
    </p>
  </div>
);
