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

const numeric: ReadonlySet<LeadFieldType> = new Set(['postcode', 'kms', 'money']);

const inputTypes: Readonly<Partial<Record<LeadFieldType, HTMLInputTypeAttribute>>> = { email: 'email', phone: 'tel' };

/** @spec L5.14 */
const affixes: Readonly<Partial<Record<LeadFieldType, FieldAffix>>> = {
  kms: { at: 'behind', text: 'kms' },
  money: { at: 'before', text: '$' },
};

interface FieldProps {
  readonly form: FormKindName;
  readonly field: FormFieldView;
  readonly texts: readonly string[];
  readonly error: string | null;
}

/** @spec L2.55, L3.01 */
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
            // Error links lead to the first choice.
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

/** @spec L2.51, L5.06, L5.13, L5.14, L5.16 */
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
