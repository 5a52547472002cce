import type { ReactNode } from 'react';
import { type FieldNotes, hintIdOf } from './describe-field.ts';
import { FieldError } from './field-error.tsx';
import styles from './text-field.module.css';

export interface FieldWords extends FieldNotes {
  readonly label: string;
  /** Why it is asked for, behind the label; null for nothing. */
  readonly note?: string | null | undefined;
  /** Whether it may stay empty, which its label says. */
  readonly isOptional?: boolean;
}

interface LabelledFieldProps extends FieldWords {
  /** What a form lays its fields out by. */
  readonly kind: 'line' | 'area' | 'select';
  /** What is typed into or chosen from: it has the id. */
  readonly children: ReactNode;
}

/** A field with its label, what helps to fill it in and what is wrong with it. @spec L2.51 */
export const LabelledField = (props: LabelledFieldProps) => {
  const { id, label, note = null, isOptional = false, hint = null, error, kind, children } = props;
  return (
    <div className={styles.field} data-kind={kind}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note !== null && <span> - {note}</span>}
        {isOptional && <span> (optional)</span>}
      </label>
      {hint !== null && (
        <p id={hintIdOf(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id} error={error} />
      {children}
    </div>
  );
};
