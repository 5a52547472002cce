import type { HTMLInputTypeAttribute } from 'react';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { type FieldAffix, TextField } from '#src/ui/fields/text-field.tsx';
import type { LeadFieldType } from '../rules/lead-fields.ts';
import { ChoiceField } from './choice-field.tsx';
import { fieldId } from './field-id.ts';
import type { FieldProps } from './field-props.ts';

/** What is typed as digits alone brings up the digits of a phone. */
const numeric: ReadonlySet<LeadFieldType> = new Set(['postcode', 'kms', 'money']);

const inputTypes: Readonly<Partial<Record<LeadFieldType, HTMLInputTypeAttribute>>> = { email: 'email', phone: 'tel' };

/** What stands in a field before or behind what is typed. @spec L5.14 */
const affixes: Readonly<Partial<Record<LeadFieldType, FieldAffix>>> = {
  kms: { at: 'behind', text: 'kms' },
  money: { at: 'before', text: '$' },
};

/** A field with its label and, tied to it, what is wrong with what was typed. @spec L2.51, L5.06, L5.13, L5.14, L5.16 */
export const FormField = (props: FieldProps) => {
  const { form, field, error, texts } = props;
  const { key, name, label, type, hint: note, autoComplete, isOptional, prompt, options } = field;
  const [text = ''] = texts;
  if (type === 'radio' || type === 'checks') return <ChoiceField {...props} />;
  const shared = {
    ...{ id: fieldId(form, key), label, note, isOptional, error },
    ...{ name, autoComplete, defaultValue: text },
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
