import buttons from '#src/ui/button.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import panels from '#src/ui/panel.module.css';
import type { PaymentView } from '../view/build-payment-view.ts';
import { BeginPayment } from './begin-payment.tsx';
import { StripeForm } from './stripe-form.tsx';

/** @spec D.59 */
const TestNote = () => (
  <p className={panels.note}>
    Test payments: no money is taken. Card 4242 4242 4242 4242 is accepted; 4000 0000 0000 0002 is declined; 4000 0025
    0000 3155 asks you to confirm; 4000 0000 0000 0259 gets no response.
  </p>
);

interface TestCardProps {
  readonly id: string;
  readonly name: string;
  readonly payLabel: string;
}

/** @spec D.41, D.59 */
const TestCard = ({ id, name, payLabel }: TestCardProps) => (
  <>
    <TestNote />
    <TextField
      id={id}
      label="Card number"
      error={null}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue="4242 4242 4242 4242"
    />
    <button type="submit" className={buttons.filled}>
      {payLabel}
    </button>
  </>
);

interface TestConfirmationProps {
  readonly name: string;
  readonly amount: string | null;
}

/** @spec D.59 */
const TestConfirmation = ({ name, amount }: TestConfirmationProps) => (
  <>
    <h2>Confirm with your bank</h2>
    <p>Are you paying {amount}? With a real payment, you’d see your bank’s own page here.</p>
    <TestNote />
    <div className={panels.actions}>
      <button type="submit" className={buttons.filled} name={name} value="yes">
        Confirm payment
      </button>
      <button type="submit" className={buttons.outlined} name={name} value="no">
        This wasn’t me
      </button>
    </div>
  </>
);

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

/** @spec D.41, D.59, L2.16 */
export const GatewayForm = ({ view, fields }: GatewayFormProps) => {
  const { payment, stage, payLabel, amount, returnHref } = view;
  switch (payment?.kind) {
    case 'begin':
      return <BeginPayment label="Continue to payment" />;
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
