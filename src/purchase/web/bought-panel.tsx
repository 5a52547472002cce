import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { holdHours } from '#src/lib/reservation-hold.ts';
import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import { purchaseFields as names } from '../rules/purchase-fields.ts';

interface BoughtPanelProps {
  readonly checkout: Pick<CheckoutView, 'action' | 'amount' | 'noun'>;
}

/** @spec B9.28, B9.29, D.41 */
export const BoughtPanel = ({ checkout: { action, amount, noun } }: BoughtPanelProps) => (
  <>
    <section className={panels.panel}>
      <h2>What happens next</h2>
      <ol className={panels.next}>
        <li>We’ll call you to go through the figures and arrange a day for the handover.</li>
        <li>You’ll see the {noun} and sign the contract. Nothing is binding until then.</li>
        <li>{`If you decide not to buy, we’ll refund the full ${amount} to your card automatically after ${holdHours} hours.`}</li>
      </ol>
    </section>
    <section className={panels.panel}>
      <h2>Changed your mind?</h2>
      <p>We’ll release the {noun} straight away and refund your full deposit.</p>
      <form method="post" action={action}>
        <input type="hidden" name={names.step} value="release" />
        <button type="submit" className={buttons.outlined}>
          Cancel and get {amount} back
        </button>
      </form>
    </section>
  </>
);
