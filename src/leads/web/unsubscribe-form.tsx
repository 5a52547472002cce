import buttons from '#src/ui/button.module.css';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { addressField } from '../rules/unsubscribe-address.ts';
import type { UnsubscribeView } from '../view/build-unsubscribe-view.ts';
import field from './form-field.module.css';
import styles from './unsubscribe-form.module.css';

const addressId = 'unsubscribe-address';
const hintId = 'unsubscribe-hint';

/** Asks for the address that wants no news. It goes to the address of the page with its query, which a mail's link fills. @spec L2.30 */
export const UnsubscribeForm = ({ view: { error } }: { readonly view: UnsubscribeView }) => (
  <form method="post" className={styles.form}>
    <div className={`${field.field} ${styles.address}`}>
      <label className={styles.label} htmlFor={addressId}>
        Email address
      </label>
      <p id={hintId} className={styles.hint}>
        Leave it empty if you came here by the link in one of our mails.
      </p>
      {error !== null && (
        <div role="alert">
          <FieldError fieldId={addressId} error={error} />
        </div>
      )}
      <input
        id={addressId}
        type="email"
        name={addressField}
        autoComplete="email"
        maxLength={254}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? hintId : `${hintId} ${findErrorId(addressId, error)}`}
      />
    </div>
    <button type="submit" className={buttons.filled}>
      Stop news and offers
    </button>
  </form>
);
