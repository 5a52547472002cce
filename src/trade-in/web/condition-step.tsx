import buttons from '#src/ui/button.module.css';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { valuationFields } from '../rules/valuation-fields.ts';
import type { ConditionStepView } from '../view/trade-in-flow-view.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DoneStep } from './done-step.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './trade-in-flow.module.css';

const heading = 'Its condition';
const odometerId = 'trade-in-odometer';

/** The kilometres and the six questions, in one form. @spec L4.14, D.39 */
export const ConditionStep = ({ condition }: { readonly condition: ConditionStepView }) => {
  const { done, form, odometer, questions } = condition;
  if (done !== null) return <DoneStep id="condition" heading={heading} done={done} />;
  return (
    <section id="condition" className={styles.panel} aria-labelledby="trade-in-condition">
      <h2 id="trade-in-condition">{heading}</h2>
      <form className={styles.form} action={form.action} method="post">
        <HiddenFields hidden={form.hidden} />
        <div className={styles.odometer}>
          <label htmlFor={odometerId}>Kilometres on the clock</label>
          <FieldError fieldId={odometerId} error={odometer.error} />
          <span>
            <input
              id={odometerId}
              name={valuationFields.odometerKm}
              defaultValue={odometer.text}
              inputMode="numeric"
              maxLength={11}
              autoComplete="off"
              required
              aria-invalid={odometer.error !== null || undefined}
              aria-describedby={findErrorId(odometerId, odometer.error)}
            />
            <span aria-hidden="true">kms</span>
          </span>
        </div>
        <div className={styles.questions}>
          {questions.map(({ name, ...question }) => (
            <ChoiceGroup key={name} id={`trade-in-${name}`} name={name} {...question} />
          ))}
        </div>
        <button type="submit" className={buttons.filled}>
          See my estimate
        </button>
      </form>
    </section>
  );
};
