import type { ReactNode } from 'react';
import { type FieldNotes, hintIdOf } from './describe-field.ts';
import { FieldError } from './field-error.tsx';
import styles from './text-field.module.css';

export interface FieldWords extends FieldNotes {
  readonly label: string;
  readonly note?: string | null | undefined;
  readonly isOptional?: boolean;
}

interface LabelledFieldProps extends FieldWords {
  readonly kind: 'line' | 'area' | 'select';
  readonly children: ReactNode;
}

/** @spec L2.51 */
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
