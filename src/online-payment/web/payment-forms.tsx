import type { ReactNode } from 'react';
import buttons from '#src/ui/button.module.css';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { type PaymentStep, paymentFields } from '../rules/payment-fields.ts';
import type { OnlinePaymentView } from '../view/online-payment-view.ts';
import styles from './payment-forms.module.css';

interface FormProps {
  readonly view: OnlinePaymentView;
}

interface PaymentFormProps extends FormProps {
  /** What the gateway's own part of the form is. */
  readonly gatewayForm: ReactNode;
}

const StepForm = ({
  view,
  step,
  children,
}: FormProps & { readonly step: PaymentStep; readonly children: ReactNode }) => (
  <form method="post" action={view.action} className={styles.panel}>
    <input type="hidden" name={paymentFields.step} value={step} />
    {step !== 'find' && <input type="hidden" name={paymentFields.code} value={view.code} />}
    {children}
  </form>
);

/** Finds a payment by its code and the last name of its payer. @spec L2.16 */
export const FindForm = ({ view }: FormProps) => (
  <StepForm view={view} step="find">
    {view.alert !== null && (
      <ProblemBox>
        <p>{view.alert}</p>
      </ProblemBox>
    )}
    <TextField
      id="payment-code"
      label="Payment code"
      hint="Sixteen letters and digits, such as K7QF-3XW9-8HTP-2MRD."
      error={null}
      name={paymentFields.code}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
    <TextField
      id="payment-last-name"
      label="Last name"
      error={null}
      name={paymentFields.lastName}
      autoComplete="family-name"
      maxLength={100}
    />
    <button type="submit" className={buttons.filled}>
      Find my payment
    </button>
  </StepForm>
);

/** That no money moves: said where it would. @spec D.59 */
const TestNote = () => (
  <p className={styles.note}>
    Test payments: no money is taken. Card 4242 4242 4242 4242 pays; 4000 0000 0000 0002 is declined; 4000 0025 0000
    3155 asks you to confirm; 4000 0000 0000 0259 is never answered.
  </p>
);

const CardForm = ({ view }: FormProps) => (
  <StepForm view={view} step="pay">
    <TestNote />
    <TextField
      id="payment-card"
      label="Card number"
      error={null}
      name={paymentFields.card}
      inputMode="numeric"
      autoComplete="off"
      defaultValue="4242 4242 4242 4242"
    />
    <button type="submit" className={buttons.filled}>
      {view.payLabel}
    </button>
  </StepForm>
);

const ConfirmForm = ({ view }: FormProps) => (
  <StepForm view={view} step="confirm">
    <h2>Your bank asks you to confirm</h2>
    <p>Are you paying {view.amount}? This stands in for your bank’s own page.</p>
    <TestNote />
    <div className={styles.actions}>
      <button type="submit" className={buttons.filled} name={paymentFields.confirm} value="yes">
        Confirm the payment
      </button>
      <button type="submit" className={buttons.outlined} name={paymentFields.confirm} value="no">
        It was not me
      </button>
    </div>
  </StepForm>
);

const LookAgain = ({ view }: FormProps) => (
  <section className={styles.panel}>
    <p>Nothing is charged twice: look again in a moment, or call us on the number below.</p>
    <a className={buttons.filled} href={view.returnHref}>
      Look again
    </a>
  </section>
);

const OpenPayment = ({ view, gatewayForm }: PaymentFormProps) => {
  switch (view.payment?.kind) {
    case 'testCard':
      return view.stage === 'confirm' ? <ConfirmForm view={view} /> : <CardForm view={view} />;
    case 'begin':
      return (
        <StepForm view={view} step="pay">
          {gatewayForm}
        </StepForm>
      );
    case 'stripe':
      return <section className={styles.panel}>{gatewayForm}</section>;
    default:
      return <LookAgain view={view} />;
  }
};

/** How a payment that was found is paid; nothing for one that is over. @spec L2.16 */
export const PaymentForm = ({ view, gatewayForm }: PaymentFormProps) => {
  const isOpen = view.stage === 'card' || view.stage === 'confirm' || view.stage === 'waiting';
  if (!isOpen) return null;
  return (
    <>
      {view.alert !== null && (
        <ProblemBox>
          <p>{view.alert}</p>
        </ProblemBox>
      )}
      <OpenPayment view={view} gatewayForm={gatewayForm} />
    </>
  );
};
