import { FieldError } from '#src/ui/fields/field-error.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FieldControl } from './field-control.tsx';
import { fieldId } from './field-id.ts';
import type { FieldProps } from './field-props.ts';
import styles from './form-field.module.css';

/** A field with its label and, tied to it, what is wrong with what was typed. @spec L2.51 */
export const FormField = (props: FieldProps) => {
  const { form, field, error } = props;
  if (field.type === 'radio' || field.type === 'checks') return <ChoiceField {...props} />;
  const id = fieldId(form, field.key);
  return (
    <div className={styles.field} data-kind={field.type}>
      <label htmlFor={id}>
        {field.label}
        {field.hint !== null && <span> - {field.hint}</span>}
        {field.isOptional && <span> (optional)</span>}
      </label>
      <FieldError fieldId={id} error={error} />
      <FieldControl {...props} />
    </div>
  );
};
