import buttons from '#src/ui/button.module.css';
import styles from './stripe-form.module.css';

/** Shown without scripts: the page has the dealer's phone number. */
export const NeedsScripts = () => (
  <noscript>
    <p>
      Paying by card needs JavaScript, which this browser has switched off. Switch it on, or call us on the number below
      and pay another way. Nothing is charged now.
    </p>
  </noscript>
);

/** Starts a payment at Stripe; its card fields follow on the next page. @spec D.41 */
export const BeginPayment = ({ label }: { readonly label: string }) => (
  <>
    <NeedsScripts />
    <button type="submit" className={`${buttons.filled} ${styles.button}`}>
      {label}
    </button>
  </>
);
