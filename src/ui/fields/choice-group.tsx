import looks from './choice-field.module.css';
import styles from './choice-group.module.css';
import { findErrorId } from './describe-field.ts';
import { FieldError } from './field-error.tsx';

interface ChoiceGroupProps {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string | null;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly error: string | null;
}

/** @spec D.39, L4.14 */
export const ChoiceGroup = ({ id, legend, hint = null, name, choices, chosen, error }: ChoiceGroupProps) => {
  const hintId = hint === null ? undefined : `${id}-hint`;
  const describedBy = [findErrorId(id, error), hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} tabIndex={-1} className={`${looks.field} ${styles.group}`} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {hint !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id} error={error} />
      <div className={looks.chips}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} required />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
