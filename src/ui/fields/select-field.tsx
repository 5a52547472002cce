import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { describeField } from './describe-field.ts';
import { type FieldWords, LabelledField } from './labelled-field.tsx';
import styles from './text-field.module.css';

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, keyof FieldWords | 'className'> {
  /** Text of the empty option; null for no empty option. */
  readonly prompt: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** @spec L5.16 */
export const SelectField = (props: SelectFieldProps) => {
  const { id, label, note, isOptional = false, hint, error, problemId, prompt, options, ...attributes } = props;
  return (
    <LabelledField kind="select" {...{ id, label, note, isOptional, hint, error }}>
      <span className={styles.select}>
        <select
          id={id}
          className={styles.control}
          {...attributes}
          required={!isOptional}
          {...describeField({ id, error, hint, problemId })}
        >
          {prompt !== null && <option value="">{prompt}</option>}
          {options.map(({ value, label: words }) => (
            <option key={`${value} ${words}`} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size="small" />
      </span>
    </LabelledField>
  );
};
