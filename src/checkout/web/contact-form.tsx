import buttons from '#src/ui/button.module.css';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import ticks from '#src/ui/fields/tick-row.module.css';
import panels from '#src/ui/panel.module.css';
import { checkoutFieldId, stepName } from '../rules/checkout-requests.ts';
import { agreedName } from '../rules/contact-entry.ts';
import type { CheckoutView } from '../view/checkout-view.ts';
import styles from './checkout-forms.module.css';

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
          {...describeField({ id, error: terms.error })}
        />
        <span>
          I’ve read and agree to the <a href={terms.href}>reservation terms</a>.
        </span>
      </label>
    </div>
  );
};

interface ContactFormProps {
  readonly view: CheckoutView;
  readonly submitLabel: string;
}

/** @spec D.33, D.41 */
export const ContactForm = ({ view, submitLabel }: ContactFormProps) => (
  <form method="post" action={view.action} className={panels.panel} noValidate>
    <h2>Your details</h2>
    <input type="hidden" name={stepName} value="contact" />
    <div className={styles.pairs}>
      {view.fields.map((field) => (
        <TextField
          key={field.key}
          id={checkoutFieldId(field.key)}
          label={field.label}
          error={field.error}
          name={field.name}
          type={field.type}
          autoComplete={field.autoComplete}
          defaultValue={field.value}
        />
      ))}
    </div>
    {view.terms !== null && <TermsBox terms={view.terms} />}
    <button type="submit" className={buttons.filled}>
      {submitLabel}
    </button>
  </form>
);
