import type { ReactNode } from 'react';
import buttons from '#src/ui/button.module.css';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import panels from '#src/ui/panel.module.css';
import { type PaymentStep, paymentFields } from '../rules/payment-fields.ts';
import type { OnlinePaymentView } from '../view/build-online-payment-view.ts';

interface FormProps {
  readonly view: OnlinePaymentView;
}

interface FindFormProps extends FormProps {
  readonly typed?: { readonly code: string; readonly lastName: string } | null;
}

interface PaymentFormProps extends FormProps {
  readonly gatewayForm: ReactNode;
}

const StepForm = ({
  view,
  step,
  children,
}: FormProps & { readonly step: PaymentStep; readonly children: ReactNode }) => (
  <form method="post" action={view.action} className={panels.panel}>
    <input type="hidden" name={paymentFields.step} value={step} />
    {step !== 'find' && <input type="hidden" name={paymentFields.code} value={view.code} />}
    {children}
  </form>
);

/** @spec L2.16 */
export const FindForm = ({ view, typed = null }: FindFormProps) => (
  <StepForm view={view} step="find">
    {view.alert !== null && (
      <ProblemBox>
        <p>{view.alert}</p>
      </ProblemBox>
    )}
    <TextField
      id="payment-code"
      label="Payment code"
      hint="16 letters and numbers, such as K7QF-3XW9-8HTP-2MRD."
      error={null}
      name={paymentFields.code}
      defaultValue={typed?.code}
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
      defaultValue={typed?.lastName}
      autoComplete="family-name"
      maxLength={100}
    />
    <button type="submit" className={buttons.filled}>
      Find my payment
    </button>
  </StepForm>
);

const LookAgain = ({ view }: FormProps) => (
  <section className={panels.panel}>
    <p>You won’t be charged twice. Check again in a moment, or call us on the number below.</p>
    <a className={buttons.filled} href={view.returnHref}>
      Check again
    </a>
  </section>
);

const OpenPayment = ({ view, gatewayForm }: PaymentFormProps) => {
  switch (view.payment?.kind) {
    case 'testCard':
    case 'begin':
      return (
        <StepForm view={view} step={view.stage === 'confirm' ? 'confirm' : 'pay'}>
          {gatewayForm}
        </StepForm>
      );
    case 'stripe':
      return <section className={panels.panel}>{gatewayForm}</section>;
    default:
      return <LookAgain view={view} />;
  }
};

/** @spec L2.16 */
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
