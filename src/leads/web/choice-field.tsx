import { fieldId } from './field-id.ts';
import type { FieldProps } from './field-props.ts';
import styles from './lead-form.module.css';

/** One or several out of a few, each seen at once. @spec L2.55, L3.01 */
export const ChoiceField = ({ form, field, texts, error }: FieldProps) => {
  const { key, name, label, options, isOptional, type } = field;
  const id = fieldId(form, key);
  return (
    <fieldset className={styles.choices} data-kind={type} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend>
        {label}
        {isOptional && <span> (optional)</span>}
      </legend>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {options.map(({ value, label: words }, at) => (
        <label key={value}>
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
