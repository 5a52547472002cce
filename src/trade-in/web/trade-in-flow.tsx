import type { ReactNode } from 'react';
import buttons from '#src/ui/button.module.css';
import { DoneStep } from '#src/ui/done-step.tsx';
import { findErrorId } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import flows from '#src/ui/growing-flow.module.css';
import { ProgressSteps } from '#src/ui/progress-steps.tsx';
import { valuationAnchors } from '../rules/build-valuation-address.ts';
import { noneValue, valuationFieldId, valuationFields } from '../rules/valuation-fields.ts';
import type { TradeInFlowView } from '../view/build-trade-in-flow.ts';
import type { YoursStepView } from '../view/build-yours-step.ts';
import { ConditionStep } from './condition-step.tsx';
import { FlowProblems } from './flow-problems.tsx';
import { HandForm } from './hand-form.tsx';
import { OfferBox } from './offer-box.tsx';
import { PlateForm } from './plate-form.tsx';
import styles from './trade-in-flow.module.css';

interface TradeInFlowProps {
  readonly flow: TradeInFlowView;
  readonly lead: ReactNode;
}

const CarStep = ({ car, problems }: Pick<TradeInFlowView, 'car' | 'problems'>) => {
  if (car.done !== null) return <DoneStep id={valuationAnchors.car} heading="Your car" {...car.done} />;
  return (
    <section className={styles.field} aria-labelledby={valuationAnchors.car}>
      <h2 id={valuationAnchors.car} tabIndex={-1}>
        Tell us about your car
      </h2>
      <FlowProblems problems={problems} />
      {car.note !== null && (
        <p className={styles.note} role="status">
          {car.note}
        </p>
      )}
      <PlateForm car={car} />
      <p>It takes two minutes, and we won’t ask for your name until the last step.</p>
      <HandForm car={car} />
    </section>
  );
};

const Outcome = ({ outcome, offer }: Pick<TradeInFlowView, 'outcome' | 'offer'>) => {
  if (outcome === null) return null;
  const id = offer === null ? valuationAnchors.offer : 'trade-in-outcome';
  return (
    <section className={styles.field} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {outcome.heading}
      </h2>
      <p>{outcome.text}</p>
    </section>
  );
};

const Explanation = ({ explanation: { points, limits } }: Pick<TradeInFlowView, 'explanation'>) => (
  <aside className={styles.explanation} aria-labelledby="trade-in-explanation">
    <h2 id="trade-in-explanation">How we work it out</h2>
    <ol>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
    <p>{limits}</p>
  </aside>
);

const groupId = valuationFieldId(valuationFields.carAt);

interface YoursStepProps extends Pick<TradeInFlowView, 'problems'> {
  readonly yours: YoursStepView;
}

/** @spec L2.57, D.39 */
const YoursStep = ({ yours, problems }: YoursStepProps) => {
  const { done, form, legend, cars, chosen, noneLabel, error } = yours;
  if (done !== null) return <DoneStep id={valuationAnchors.yours} heading={legend} {...done} />;
  const isOne = cars.length === 1;
  return (
    <section className={styles.panel} aria-labelledby={valuationAnchors.yours}>
      <h2 id={valuationAnchors.yours} tabIndex={-1}>
        {legend}
      </h2>
      <FlowProblems problems={problems} />
      <form className={styles.form} action={form.action} method="post" noValidate>
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
                <b>{isOne ? `Yes, that’s my ${title}` : title}</b>
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
          Continue
        </button>
      </form>
    </section>
  );
};

/** @spec L2.57, L5.17, B1.11 */
export const TradeInFlow = ({ flow, lead }: TradeInFlowProps) => (
  <div className={flows.flow}>
    <ProgressSteps steps={flow.progress} />
    <div className={flows.columns}>
      <div className={flows.steps}>
        <CarStep car={flow.car} problems={flow.problems} />
        {flow.yours !== null && <YoursStep yours={flow.yours} problems={flow.problems} />}
        {flow.condition !== null && <ConditionStep condition={flow.condition} problems={flow.problems} />}
        <div className={flows.steps}>
          {flow.offer !== null && <OfferBox offer={flow.offer} />}
          <Outcome outcome={flow.outcome} offer={flow.offer} />
          {lead}
        </div>
      </div>
      <Explanation explanation={flow.explanation} />
    </div>
  </div>
);
