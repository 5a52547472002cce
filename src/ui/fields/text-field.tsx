import type { ComponentProps } from 'react';
import { describeField } from './describe-field.ts';
import { type FieldWords, LabelledField } from './labelled-field.tsx';
import styles from './text-field.module.css';

export interface FieldAffix {
  readonly at: 'before' | 'behind';
  readonly text: string;
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, keyof FieldWords | 'className' | 'list'> {
  readonly affix?: FieldAffix | undefined;
  readonly offered?: readonly { readonly value: string; readonly label?: string }[];
}

/** @spec L5.06, L5.13, L5.14 */
export const TextField = (props: TextFieldProps) => {
  const { id, label, note, isOptional = false, hint, error, problemId, affix, offered = [], ...attributes } = props;
  const listId = offered.length > 0 ? `${id}-list` : undefined;
  const input = (
    <input
      id={id}
      className={styles.control}
      list={listId}
      {...attributes}
      required={!isOptional}
      {...describeField({ id, error, hint, problemId })}
    />
  );
  return (
    <LabelledField kind="line" {...{ id, label, note, isOptional, hint, error }}>
      {affix === undefined ? (
        input
      ) : (
        <span className={styles.affixed} data-affix={affix.at}>
          <span aria-hidden="true">{affix.text}</span>
          {input}
        </span>
      )}
      {listId !== undefined && (
        <datalist id={listId}>
          {offered.map((option) => (
            <option key={option.value} {...option} />
          ))}
        </datalist>
      )}
    </LabelledField>
  );
};
