import type { HTMLInputTypeAttribute } from 'react';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { findErrorId } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { type FieldAffix, TextField } from '#src/ui/fields/text-field.tsx';
import tick from '#src/ui/fields/tick-row.module.css';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadFieldType } from '../rules/lead-fields.ts';
import type { FormFieldView } from '../view/build-lead-form.ts';
import styles from './choice-field.module.css';
import { fieldId } from './field-id.ts';

/** What is typed as digits alone brings up the digits of a phone. */
const numeric: ReadonlySet<LeadFieldType> = new Set(['postcode', 'kms', 'money']);

const inputTypes: Readonly<Partial<Record<LeadFieldType, HTMLInputTypeAttribute>>> = { email: 'email', phone: 'tel' };

/** What stands in a field before or behind what is typed. @spec L5.14 */
const affixes: Readonly<Partial<Record<LeadFieldType, FieldAffix>>> = {
  kms: { at: 'behind', text: 'kms' },
  money: { at: 'before', text: '$' },
};

interface FieldProps {
  readonly form: FormKindName;
  readonly field: FormFieldView;
  /** What was typed or chosen before. */
  readonly texts: readonly string[];
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
}

/** One or several out of a few, each seen at once. @spec L2.55, L3.01 */
const ChoiceField = ({ form, field, texts, error }: FieldProps) => {
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

/** A field with its label and, tied to it, what is wrong with what was typed. @spec L2.51, L5.06, L5.13, L5.14, L5.16 */
export const FormField = (props: FieldProps) => {
  const { form, field, error, texts } = props;
  const { key, name, label, type, hint: note, autoComplete, isOptional, prompt, options } = field;
  const [text = ''] = texts;
  if (type === 'radio' || type === 'checks') return <ChoiceField {...props} />;
  const shared = {
    id: fieldId(form, key),
    label,
    note,
    isOptional,
    error,
    name,
    autoComplete,
    defaultValue: text,
  };
  if (type === 'text') return <AreaField rows={5} {...shared} />;
  if (type === 'select') {
    return <SelectField prompt={text === '' || isOptional ? prompt : null} options={options} {...shared} />;
  }
  return (
    <TextField
      type={inputTypes[type] ?? 'text'}
      inputMode={numeric.has(type) ? 'numeric' : undefined}
      maxLength={type === 'postcode' ? field.maxLength : undefined}
      offered={options}
      affix={affixes[type]}
      {...shared}
    />
  );
};
