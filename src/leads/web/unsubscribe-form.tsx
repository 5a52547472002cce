import buttons from '#src/ui/button.module.css';
import { addressField } from '../rules/unsubscribe-address.ts';
import type { UnsubscribeView } from '../view/build-unsubscribe-view.ts';
import styles from './unsubscribe-form.module.css';

/** Asks for the address that wants no news. It goes to the address of the page with its query, which a mail's link fills. @spec L2.30 */
export const UnsubscribeForm = ({ view: { error } }: { readonly view: UnsubscribeView }) => (
  <form method="post" className={styles.form}>
    <label htmlFor="unsubscribe-address">Email address</label>
    <p id="unsubscribe-hint" className={styles.hint}>
      Leave it empty if you came here by the link in one of our mails.
    </p>
    {error !== null && (
      <p id="unsubscribe-error" className={styles.error} role="alert">
        {error}
      </p>
    )}
    <input
      id="unsubscribe-address"
      type="email"
      name={addressField}
      autoComplete="email"
      maxLength={254}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? 'unsubscribe-hint' : 'unsubscribe-hint unsubscribe-error'}
    />
    <button type="submit" className={buttons.filled}>
      Stop news and offers
    </button>
  </form>
);
