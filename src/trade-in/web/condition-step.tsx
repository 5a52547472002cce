import buttons from '#src/ui/button.module.css';
import { DoneStep } from '#src/ui/done-step.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { valuationAnchors } from '../rules/build-valuation-address.ts';
import { valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import type { ConditionStepView } from '../view/build-condition-step.ts';
import type { TradeInFlowView } from '../view/build-trade-in-flow.ts';
import { FlowProblems } from './flow-problems.tsx';
import styles from './trade-in-flow.module.css';

const heading = 'Condition';

interface ConditionStepProps extends Pick<TradeInFlowView, 'problems'> {
  readonly condition: ConditionStepView;
}

/** @spec L4.14, D.39 */
export const ConditionStep = ({ condition, problems }: ConditionStepProps) => {
  const { done, form, odometer, questions } = condition;
  if (done !== null) return <DoneStep id={valuationAnchors.condition} heading={heading} {...done} />;
  return (
    <section className={styles.panel} aria-labelledby={valuationAnchors.condition}>
      <h2 id={valuationAnchors.condition} tabIndex={-1}>
        {heading}
      </h2>
      <FlowProblems problems={problems} />
      <form className={styles.form} action={form.action} method="post" noValidate>
        <HiddenFields hidden={form.hidden} />
        <div className={styles.odometer}>
          <TextField
            id={valuationFieldId(valuationFields.odometerKm)}
            label="Odometer reading"
            error={odometer.error}
            name={valuationFields.odometerKm}
            defaultValue={odometer.text}
            inputMode="numeric"
            maxLength={11}
            autoComplete="off"
            affix={{ at: 'behind', text: 'kms' }}
          />
        </div>
        <div className={styles.questions}>
          {questions.map(({ name, ...question }) => (
            <ChoiceGroup key={name} id={valuationFieldId(name)} name={name} {...question} />
          ))}
        </div>
        <button type="submit" className={buttons.filled}>
          See my estimate
        </button>
      </form>
    </section>
  );
};
