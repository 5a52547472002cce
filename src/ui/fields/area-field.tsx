import type { ComponentProps } from 'react';
import { describeField } from './describe-field.ts';
import { type FieldWords, LabelledField } from './labelled-field.tsx';
import styles from './text-field.module.css';

type AreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords | 'className'>;

/** @spec L5.01 */
export const AreaField = (props: AreaFieldProps) => {
  const { id, label, note, isOptional = false, hint, error, problemId, ...attributes } = props;
  return (
    <LabelledField kind="area" {...{ id, label, note, isOptional, hint, error }}>
      <textarea
        id={id}
        className={styles.control}
        {...attributes}
        required={!isOptional}
        {...describeField({ id, error, hint, problemId })}
      />
    </LabelledField>
  );
};
