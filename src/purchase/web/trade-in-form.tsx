import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import { purchaseFields as names } from '../rules/purchase-fields.ts';
import type { TradeInView } from '../view/purchase-view.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './purchase-forms.module.css';

/** @spec D.39, D.41 */
export const TradeInForm = ({ action, view }: { readonly action: string; readonly view: TradeInView }) => (
  <form method="post" action={action} className={panels.panel} noValidate>
    <input type="hidden" name={names.step} value="tradeIn" />
    <ChoiceList {...view} name={names.tradeIn} legend="Do you have a trade-in?" />
    <p className={styles.note}>
      Not on the list? <a href={view.valueHref}>Value your vehicle</a>, then come back here with the estimate. We’ll
      keep your answers.
    </p>
    <button type="submit" className={buttons.filled}>
      Continue
    </button>
  </form>
);
