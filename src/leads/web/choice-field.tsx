import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import tick from '#src/ui/fields/tick-row.module.css';
import styles from './choice-field.module.css';
import { fieldId } from './field-id.ts';
import type { FieldProps } from './field-props.ts';

/** One or several out of a few, each seen at once. @spec L2.55, L3.01 */
export const ChoiceField = ({ form, field, texts, error }: FieldProps) => {
  const { key, name, label, options, isOptional, type } = field;
  const id = fieldId(form, key);
  return (
    <fieldset className={styles.choices} data-kind={type} aria-describedby={findErrorId(id, error)}>
      <legend>
        {label}
        {isOptional && <span> (optional)</span>}
      </legend>
      <FieldError fieldId={id} error={error} />
      {options.map(({ value, label: words }, at) => (
        <label key={value} className={tick.row}>
          <input
            // What is wrong with the whole leads to its first choice.
            id={at === 0 ? id : undefined}
            type={type === 'radio' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={texts.includes(value)}
            required={type === 'radio' && !isOptional}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
};
