import buttons from '#src/ui/button.module.css';
import { NeedsScripts } from './needs-scripts.tsx';
import styles from './stripe-form.module.css';

/** Starts a payment at Stripe; its card fields follow on the next page. @spec D.41 */
export const BeginPayment = ({ label }: { readonly label: string }) => (
  <>
    <NeedsScripts />
    <button type="submit" className={`${buttons.filled} ${styles.button}`}>
      {label}
    </button>
  </>
);
