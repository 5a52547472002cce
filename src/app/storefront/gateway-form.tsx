import type { PaymentView } from '#src/payments/view/build-payment-view.ts';
import { BeginPayment } from '#src/payments/web/begin-payment.tsx';
import { StripeForm } from '#src/payments/web/stripe-form.tsx';
import { TestCard, TestConfirmation } from '#src/payments/web/test-card-form.tsx';

interface GatewayFormProps {
  readonly view: {
    readonly payment: PaymentView | null;
    readonly stage: string;
    readonly payLabel: string;
    /** '$200' */
    readonly amount: string | null;
    readonly returnHref: string;
  };
  /** What the fields of the test gateway are called in the form that they stand in. */
  readonly fields: { readonly cardId: string; readonly card: string; readonly confirm: string };
}

/** The part of a payment's form that is the gateway's own: of a deposit as of what a dealer asked for. @spec D.41, D.59, L2.16 */
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
