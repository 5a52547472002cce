import buttons from '#src/ui/button.module.css';
import { findErrorId } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { platePattern } from '../rules/check-plate.ts';
import { valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import type { CarStepView } from '../view/build-car-step.ts';
import styles from './plate-form.module.css';

const plateHint = 'At least two characters, letters and numbers only';

const plateId = valuationFieldId(valuationFields.rego);

/** @spec L4.13 */
export const PlateForm = ({ car }: { readonly car: CarStepView }) => {
  const { form, fault, states, regoState, rego, maxRegoLength } = car;
  const error = fault?.message ?? null;
  const isWrong = (field: string): true | undefined => fault?.field === field || undefined;
  return (
    <form className={styles.form} action={form.action} method="post" noValidate>
      <HiddenFields hidden={form.hidden} />
      <div className={styles.field}>
        <FieldError fieldId={plateId} error={error} />
        <div className={styles.plate}>
          <label>
            <span className="visually-hidden">Registration number</span>
            <input
              id={plateId}
              name={valuationFields.rego}
              defaultValue={rego}
              placeholder="Your rego"
              maxLength={maxRegoLength}
              pattern={platePattern}
              title={plateHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              aria-invalid={isWrong(valuationFields.rego)}
              aria-describedby={findErrorId(plateId, error)}
            />
          </label>
          <label>
            <span className="visually-hidden">State of registration</span>
            <select
              id={valuationFieldId(valuationFields.regoState)}
              name={valuationFields.regoState}
              defaultValue={regoState}
              aria-invalid={isWrong(valuationFields.regoState)}
            >
              {states.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <button type="submit" className={`${buttons.filled} ${styles.submit}`}>
        Find my car
      </button>
    </form>
  );
};
