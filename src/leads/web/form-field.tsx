import type { FormFieldView } from '../view/contact-form-view.ts';
import styles from './contact-form.module.css';
import { fieldId } from './field-id.ts';

interface FormFieldProps {
  readonly field: FormFieldView;
  /** What was typed before. */
  readonly text: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
}

/** A field with its label and, tied to it, what is wrong with what was typed. @spec L2.51 */
export const FormField = ({ field, text, error }: FormFieldProps) => {
  const id = fieldId(field.key);
  const shared = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    defaultValue: text,
    required: !field.isOptional,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : `${id}-error`,
  };
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label htmlFor={id}>
        {field.label}
        {field.isOptional && <span> (optional)</span>}
      </label>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {field.kind === 'textarea' ? <textarea rows={5} {...shared} /> : <input type={field.kind} {...shared} />}
    </div>
  );
};
