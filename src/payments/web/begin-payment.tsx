import buttons from '#src/ui/button.module.css';
import { NeedsScripts } from './needs-scripts.tsx';
import styles from './stripe-form.module.css';

/** The end of the form that asks for a payment at Stripe, whose card fields come with the next page. @spec D.41 */
export const BeginPayment = ({ label }: { readonly label: string }) => (
  <>
    <NeedsScripts />
    <button type="submit" className={`${buttons.filled} ${styles.button}`}>
      {label}
    </button>
  </>
);
