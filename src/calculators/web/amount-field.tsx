import { type ComponentProps, useId } from 'react';
import styles from './calculator.module.css';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly field: Pick<ComponentProps<'input'>, 'defaultValue' | 'value' | 'onChange'>;
  readonly error: string | null;
}

export const AmountField = ({ name, label, prefix, suffix, field, error }: AmountFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {suffix !== undefined && <span className="visually-hidden">, {suffix}</span>}
      </label>
      <div className={styles.box} data-wrong={error !== null || undefined}>
        {prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...field}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}error`}
        />
        {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
      </div>
      {error !== null && (
        <p id={`${id}error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
