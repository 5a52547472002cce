import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import { purchaseFields as names } from '../rules/purchase-fields.ts';

interface ConvertFormProps {
  readonly checkout: Pick<CheckoutView, 'action' | 'amount' | 'noun'>;
}

/** @spec B2.03, D.41 */
export const ConvertForm = ({ checkout: { action, amount, noun } }: ConvertFormProps) => (
  <form method="post" action={action} className={panels.panel}>
    <h2>Your {amount} deposit is paid</h2>
    <p>
      It comes off the price, and we’ll hold the {noun} until the same time as before. You won’t be charged now, and you
      can still cancel for a full refund.
    </p>
    <input type="hidden" name={names.step} value="convert" />
    <button type="submit" className={buttons.filled}>
      Buy the {noun}
    </button>
  </form>
);
