import type { HTMLInputTypeAttribute } from 'react';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { LeadFieldType } from '../rules/lead-fields.ts';
import { fieldId } from './field-id.ts';
import type { FieldProps } from './field-props.ts';
import styles from './form-field.module.css';

/** What is typed as digits alone brings up the digits of a phone. */
const numeric: ReadonlySet<LeadFieldType> = new Set(['postcode', 'kms', 'money']);

const inputTypes: Readonly<Partial<Record<LeadFieldType, HTMLInputTypeAttribute>>> = { email: 'email', phone: 'tel' };

/** What stands in a field before or behind what is typed. @spec L5.14 */
const affixes: Readonly<Partial<Record<LeadFieldType, string>>> = { kms: 'kms', money: '$' };

/** What a shopper types into, or chooses from. @spec L5.06, L5.13, L5.14, L5.16 */
export const FieldControl = ({ form, field, texts: [text = ''], error }: FieldProps) => {
  const { key, name, type, autoComplete, isOptional, prompt, options } = field;
  const id = fieldId(form, key);
  const affix = affixes[type];
  const listId = options.length > 0 ? `${id}-list` : undefined;
  const shared = {
    id,
    name,
    autoComplete,
    defaultValue: text,
    required: !isOptional,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': findErrorId(id, error),
  };
  if (type === 'text') return <textarea rows={5} {...shared} />;
  if (type === 'select') {
    return (
      <span className={styles.select}>
        <select {...shared}>
          {prompt !== null && (text === '' || isOptional) && <option value="">{prompt}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="small" />
      </span>
    );
  }
  return (
    <span className={styles.input} data-affix={type in affixes ? type : undefined}>
      {affix !== undefined && <span aria-hidden="true">{affix}</span>}
      <input
        type={inputTypes[type] ?? 'text'}
        inputMode={numeric.has(type) ? 'numeric' : undefined}
        maxLength={type === 'postcode' ? field.maxLength : undefined}
        list={listId}
        {...shared}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {options.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
    </span>
  );
};
