import buttons from '#src/ui/button.module.css';
import styles from './stripe-form.module.css';

export const NeedsScripts = () => (
  <noscript>
    <p>
      Card payments need JavaScript, and it’s turned off in this browser. Turn it on, or call us on the number below to
      pay another way. You haven’t been charged.
    </p>
  </noscript>
);

/** @spec D.41 */
export const BeginPayment = ({ label }: { readonly label: string }) => (
  <>
    <NeedsScripts />
    <button type="submit" className={`${buttons.filled} ${styles.button}`}>
      {label}
    </button>
  </>
);
