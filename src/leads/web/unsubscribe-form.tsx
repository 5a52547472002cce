import buttons from '#src/ui/button.module.css';
import { describeField, hintIdOf } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import { addressField } from '../rules/unsubscribe-address.ts';
import type { UnsubscribeView } from '../view/build-unsubscribe-view.ts';
import styles from './unsubscribe-form.module.css';

const id = 'unsubscribe-address';
const hint = 'Leave this empty if you followed the link in one of our messages.';

/** Posts to the page's own URL, because its token identifies readers who came from an email. @spec L2.30 */
export const UnsubscribeForm = ({ view: { error } }: { readonly view: UnsubscribeView }) => (
  <form method="post" className={styles.form}>
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        Email address
      </label>
      <p id={hintIdOf(id)} className={fields.hint}>
        {hint}
      </p>
      {error !== null && (
        <div role="alert">
          <FieldError fieldId={id} error={error} />
        </div>
      )}
      <input
        id={id}
        type="email"
        name={addressField}
        autoComplete="email"
        maxLength={254}
        className={fields.control}
        {...describeField({ id, error, hint })}
      />
    </div>
    <button type="submit" className={buttons.filled}>
      Unsubscribe
    </button>
  </form>
);
