import buttons from '#src/ui/button.module.css';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import ticks from '#src/ui/fields/tick-row.module.css';
import type { ConsentView, PartForm as PartFormView } from '../view/application-view.ts';
import { ApplicationField } from './application-field.tsx';
import styles from './part-form.module.css';

const ConsentBox = ({ consent: { id, name, text, isTicked, error } }: { readonly consent: ConsentView }) => (
  <div>
    <FieldError fieldId={id} error={error} />
    <label className={ticks.row}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isTicked}
        {...describeField({ id, error })}
      />
      <span>{text}</span>
    </label>
  </div>
);

/** A part of an application as a plain form; what is wrong with it is said by the server, beside what was entered. @spec D.41 */
export const PartForm = ({ form }: { readonly form: PartFormView }) => (
  <form className={styles.form} action={form.action} method="post" noValidate>
    <HiddenFields hidden={form.hidden} />
    {form.fields.map((field) => (
      <ApplicationField key={field.name} field={field} />
    ))}
    {form.consents.map((consent) => (
      <ConsentBox key={consent.name} consent={consent} />
    ))}
    <button type="submit" className={buttons.filled}>
      {form.submitLabel}
    </button>
  </form>
);
