import type { ReactNode } from 'react';
import { holdHours } from '#src/lib/reservation-hold.ts';
import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import { cardName, checkoutFieldId, confirmName, stepName } from '../rules/checkout-requests.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import { ReleaseForm } from './release-form.tsx';

interface StepProps {
  readonly view: CheckoutView;
}

interface PaidStepProps extends StepProps {
  readonly form: ReactNode;
}

const DepositPromise = () => (
  <p>{`It comes off the price when you buy. Change your mind within ${holdHours} hours and we’ll refund all of it to your card.`}</p>
);

/** @spec D.41, D.59 */
const CardForm = ({ view, form }: PaidStepProps) => (
  <form method="post" action={view.action} className={panels.panel}>
    <h2>Pay the {view.amount} deposit</h2>
    <DepositPromise />
    <input type="hidden" name={stepName} value="pay" />
    {form}
  </form>
);

const ConfirmForm = ({ view, form }: PaidStepProps) => (
  <form method="post" action={view.action} className={panels.panel}>
    <input type="hidden" name={stepName} value="confirm" />
    {form}
  </form>
);

/** @spec B1.12, D.41 */
const BeginForm = ({ view, form }: PaidStepProps) => (
  <form method="post" action={view.action} className={panels.panel}>
    <h2>Pay the {view.amount} deposit</h2>
    <DepositPromise />
    <p>Continue and we’ll hold the {view.noun} for 10 minutes while you pay by card.</p>
    <input type="hidden" name={stepName} value="pay" />
    {form}
  </form>
);

const StripePanel = ({ view, form }: PaidStepProps) => (
  <section className={panels.panel}>
    <h2>{view.stage === 'confirm' ? 'Confirm with your bank' : `Pay the ${view.amount} deposit`}</h2>
    {view.stage === 'deposit' && <DepositPromise />}
    {form}
  </section>
);

const WaitingNote = ({ view }: StepProps) => (
  <section className={panels.panel}>
    <h2>Waiting for your bank</h2>
    <p>It hasn’t responded yet. If it doesn’t, you won’t be charged and we’ll release the {view.noun}.</p>
    <a className={buttons.filled} href={view.returnHref}>
      Check again
    </a>
  </section>
);

const AwayNote = ({ view }: StepProps) => (
  <section className={panels.panel}>
    <h2>We can’t show the card form right now</h2>
    <p>
      We’re still holding the {view.noun} for you, and you won’t be charged while you wait. Check again in a moment, or
      call us on the number below.
    </p>
    <a className={buttons.filled} href={view.returnHref}>
      Check again
    </a>
  </section>
);

const Payment = ({ view, form }: PaidStepProps) => {
  switch (view.payment?.kind) {
    case undefined:
      return <WaitingNote view={view} />;
    case 'testCard':
      return view.stage === 'confirm' ? <ConfirmForm view={view} form={form} /> : <CardForm view={view} form={form} />;
    case 'begin':
      return <BeginForm view={view} form={form} />;
    case 'stripe':
      return <StripePanel view={view} form={form} />;
    case 'away':
      return <AwayNote view={view} />;
  }
};

/** @spec B9.27, D.41 */
export const DepositStep = ({ view, form }: PaidStepProps) => (
  <>
    {view.who !== null && (
      <section className={panels.done}>
        <div>
          <h2>Your details</h2>
          <p>{view.who}</p>
        </div>
        {view.stage === 'deposit' && view.canChange && (
          <a href={view.againHref}>
            Change<span className="visually-hidden"> your details</span>
          </a>
        )}
      </section>
    )}
    <Payment view={view} form={form} />
    {!view.canChange && <ReleaseForm view={view} label={`Cancel and release the ${view.noun}`} />}
  </>
);

/** @spec D.59 */
export const depositFields = { cardId: checkoutFieldId('card'), card: cardName, confirm: confirmName } as const;
