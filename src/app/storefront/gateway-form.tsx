import type { PaymentView } from '#src/payments/view/build-payment-view.ts';
import { BeginPayment } from '#src/payments/web/begin-payment.tsx';
import { StripeForm } from '#src/payments/web/stripe-form.tsx';
import { TestCard, TestConfirmation } from '#src/payments/web/test-card-form.tsx';

interface GatewayFormProps {
  readonly view: {
    readonly payment: PaymentView | null;
    readonly stage: string;
    readonly payLabel: string;
    readonly amount: string | null;
    readonly returnHref: string;
  };
  readonly fields: { readonly cardId: string; readonly card: string; readonly confirm: string };
}

/** Draws the gateway's part of a payment form, for deposits and requested payments alike. @spec D.41, D.59, L2.16 */
export const GatewayForm = ({ view, fields }: GatewayFormProps) => {
  const { payment, stage, payLabel, amount, returnHref } = view;
  switch (payment?.kind) {
    case 'begin':
      return <BeginPayment label="Continue to the card" />;
    case 'stripe':
      return <StripeForm payment={payment} payLabel={payLabel} returnHref={returnHref} />;
    case 'testCard':
      return stage === 'confirm' ? (
        <TestConfirmation name={fields.confirm} amount={amount} />
      ) : (
        <TestCard id={fields.cardId} name={fields.card} payLabel={payLabel} />
      );
    default:
      return null;
  }
};
