import buttons from '#src/ui/button.module.css';
import { DoneStep } from '#src/ui/done-step.tsx';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { valuationAnchors } from '../rules/build-valuation-address.ts';
import { noneValue, valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import type { TradeInFlowView, YoursStepView } from '../view/trade-in-flow-view.ts';
import { FlowProblems } from './flow-problems.tsx';
import styles from './trade-in-flow.module.css';

const groupId = valuationFieldId(valuationFields.carAt);

interface YoursStepProps extends Pick<TradeInFlowView, 'problems'> {
  readonly yours: YoursStepView;
}

/** 'Is this yours?': the cars that a plate stands for, to be confirmed or chosen from. @spec L2.57, D.39 */
export const YoursStep = ({ yours, problems }: YoursStepProps) => {
  const { done, form, legend, cars, chosen, noneLabel, error } = yours;
  if (done !== null) return <DoneStep id={valuationAnchors.yours} heading={legend} {...done} />;
  const isOne = cars.length === 1;
  return (
    <section className={styles.panel} aria-labelledby={valuationAnchors.yours}>
      <h2 id={valuationAnchors.yours} tabIndex={-1}>
        {legend}
      </h2>
      <FlowProblems problems={problems} />
      <form className={styles.form} action={form.action} method="post">
        <HiddenFields hidden={form.hidden} />
        <fieldset id={groupId} tabIndex={-1} className={styles.cars} aria-describedby={findErrorId(groupId, error)}>
          <legend className="visually-hidden">{legend}</legend>
          <FieldError fieldId={groupId} error={error} />
          {cars.map(({ value, title, detail }) => (
            <label key={value}>
              <input
                type="radio"
                name={valuationFields.carAt}
                value={value}
                defaultChecked={value === chosen || (isOne && chosen === '')}
                required
              />
              <span>
                <b>{isOne ? `Yes, it is the ${title}` : title}</b>
                {detail}
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name={valuationFields.carAt} value={noneValue} required />
            <span>
              <b>{noneLabel}</b>
            </span>
          </label>
        </fieldset>
        <button type="submit" className={buttons.filled}>
          Go on
        </button>
      </form>
    </section>
  );
};
