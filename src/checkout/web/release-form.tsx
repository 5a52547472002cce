import buttons from '#src/ui/button.module.css';
import { stepName } from '../rules/checkout-requests.ts';
import type { CheckoutView } from '../view/checkout-view.ts';

interface ReleaseFormProps {
  readonly view: CheckoutView;
  readonly label: string;
}

/** @spec B9.29 */
export const ReleaseForm = ({ view, label }: ReleaseFormProps) => (
  <form method="post" action={view.action}>
    <input type="hidden" name={stepName} value="release" />
    <button type="submit" className={buttons.outlined}>
      {label}
    </button>
  </form>
);
