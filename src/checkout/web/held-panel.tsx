import { holdHours } from '#src/lib/durations.ts';
import panels from '#src/ui/panel.module.css';
import type { CheckoutView } from '../view/checkout-view.ts';
import { ReleaseForm } from './release-form.tsx';

/** The next steps after the deposit, and the way to cancel. @spec B9.28, B9.29 */
export const HeldPanel = ({ view }: { readonly view: CheckoutView }) => (
  <>
    <section className={panels.panel}>
      <h2>What happens next</h2>
      <ol className={panels.next}>
        <li>We call you on the number that you gave us, and arrange a time to see and drive the {view.noun}.</li>
        <li>Buy it, and the {view.amount} comes off the price.</li>
        <li>{`Do nothing, and after ${holdHours} hours all of it goes back to your card by itself.`}</li>
      </ol>
    </section>
    {!view.isReadOnly && (
      <section className={panels.done}>
        <div>
          <h2>Changed your mind?</h2>
          <p>The {view.noun} is free again at once, and all of your deposit goes back.</p>
        </div>
        <ReleaseForm view={view} label={`Cancel and get ${view.amount} back`} />
      </section>
    )}
  </>
);
