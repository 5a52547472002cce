import buttons from '#src/ui/button.module.css';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import ticks from '#src/ui/fields/tick-row.module.css';
import { stepName } from '../rules/checkout-steps.ts';
import { agreedName } from '../rules/contact-entry.ts';
import type { CheckoutView, ContactFieldView } from '../view/checkout-view.ts';
import { checkoutFieldId } from './checkout-field-id.ts';
import styles from './checkout-forms.module.css';

const ContactField = ({ field }: { readonly field: ContactFieldView }) => {
  const { key, name, label, type, autoComplete, value, error } = field;
  const id = checkoutFieldId(key);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <FieldError fieldId={id} error={error} />
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={findErrorId(id, error)}
      />
    </div>
  );
};

const TermsBox = ({ terms }: { readonly terms: NonNullable<CheckoutView['terms']> }) => {
  const id = checkoutFieldId('terms');
  return (
    <div>
      <FieldError fieldId={id} error={terms.error} />
      <label className={ticks.row}>
        <input
          id={id}
          type="checkbox"
          name={agreedName}
          value="on"
          defaultChecked={terms.isAgreed}
          aria-invalid={terms.error === null ? undefined : true}
          aria-describedby={findErrorId(id, terms.error)}
        />
        <span>
          I have read the <a href={terms.href}>terms of the reservation</a>.
        </span>
      </label>
    </div>
  );
};

/** The first step: who reserves. What is wrong is said by the server, beside what was typed. @spec D.33, D.41 */
export const ContactForm = ({ view }: { readonly view: CheckoutView }) => (
  <form method="post" action={view.action} className={styles.panel} noValidate>
    <h2>Your details</h2>
    <input type="hidden" name={stepName} value="contact" />
    <div className={styles.pairs}>
      {view.fields.map((field) => (
        <ContactField key={field.key} field={field} />
      ))}
    </div>
    {view.terms !== null && <TermsBox terms={view.terms} />}
    <button type="submit" className={buttons.filled}>
      Continue to the deposit
    </button>
  </form>
);
