import { findErrorId } from './describe-field.ts';
import styles from './field-error.module.css';

interface FieldErrorProps {
  readonly fieldId: string;
  readonly error: string | null;
}

export const FieldError = ({ fieldId, error }: FieldErrorProps) =>
  error !== null && (
    <p id={findErrorId(fieldId, error)} className={styles.error}>
      {error}
    </p>
  );
