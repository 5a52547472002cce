import { findErrorId } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { purchaseFieldId } from '../rules/purchase-fields.ts';
import type { ChoiceView } from '../view/purchase-view.ts';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly ChoiceView[];
  readonly chosen: string;
  readonly error: string | null;
}

/** @spec D.41 */
export const ChoiceList = ({ name, legend, choices, chosen, error }: ChoiceListProps) => {
  const id = purchaseFieldId(name);
  return (
    <fieldset id={id} className={styles.list} tabIndex={-1} aria-describedby={findErrorId(id, error)}>
      <legend>{legend}</legend>
      <FieldError fieldId={id} error={error} />
      {choices.map(({ value, label, hint }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} required />
          {label}
          {hint !== null && <small>{hint}</small>}
        </label>
      ))}
    </fieldset>
  );
};
