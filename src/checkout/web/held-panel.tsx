import { holdHours } from '#src/lib/reservation-hold.ts';
import panels from '#src/ui/panel.module.css';
import type { CheckoutView } from '../view/checkout-view.ts';
import { ReleaseForm } from './release-form.tsx';

/** @spec B9.28, B9.29 */
export const HeldPanel = ({ view }: { readonly view: CheckoutView }) => (
  <>
    <section className={panels.panel}>
      <h2>What happens next</h2>
      <ol className={panels.next}>
        <li>We’ll call the number you gave us and arrange a time for you to see the {view.noun}.</li>
        <li>If you buy it, the {view.amount} comes off the price.</li>
        <li>{`If you decide not to buy, we’ll refund the full ${view.amount} to your card automatically after ${holdHours} hours.`}</li>
      </ol>
    </section>
    {!view.isReadOnly && (
      <section className={panels.done}>
        <div>
          <h2>Changed your mind?</h2>
          <p>We’ll release the {view.noun} straight away and refund your full deposit.</p>
        </div>
        <ReleaseForm view={view} label={`Cancel and get ${view.amount} back`} />
      </section>
    )}
  </>
);
