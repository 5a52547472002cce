import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { BeginPayment } from '#src/payments/web/begin-payment.tsx';
import { StripeForm } from '#src/payments/web/stripe-form.tsx';

/** The part of the payment's form that is the gateway's own, where a vehicle is reserved and where it is bought. @spec D.41, D.59 */
export const GatewayForm = ({ view: { payment, payLabel, returnHref } }: { readonly view: CheckoutView }) => {
  if (payment?.kind === 'begin') return <BeginPayment label="Continue to the card" />;
  return payment?.kind === 'stripe' ? (
    <StripeForm payment={payment} payLabel={payLabel} returnHref={returnHref} />
  ) : null;
};
