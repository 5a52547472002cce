import type { ReactNode } from 'react';
import { DoneStep } from '#src/ui/done-step.tsx';
import type { TradeInFlowView } from '../view/trade-in-flow-view.ts';
import { ConditionStep } from './condition-step.tsx';
import { HandForm } from './hand-form.tsx';
import { OfferBox } from './offer-box.tsx';
import { PlateForm } from './plate-form.tsx';
import styles from './trade-in-flow.module.css';
import { YoursStep } from './yours-step.tsx';

interface TradeInFlowProps {
  readonly flow: TradeInFlowView;
  /** The form by which an estimate is accepted, or a look in person asked for; null before. */
  readonly lead: ReactNode;
}

const Progress = ({ progress }: Pick<TradeInFlowView, 'progress'>) => (
  <ol className={styles.progress} aria-label="Steps">
    {progress.map(({ label, state }, at) => (
      <li key={label} aria-current={state === 'current' ? 'step' : undefined}>
        {`${at + 1}. ${label}`}
        {state === 'done' && <span className="visually-hidden">, done</span>}
      </li>
    ))}
  </ol>
);

const CarStep = ({ car }: Pick<TradeInFlowView, 'car'>) => {
  if (car.done !== null) return <DoneStep id="car" heading="Your car" {...car.done} />;
  return (
    <section id="car" className={styles.field} aria-labelledby="trade-in-car">
      <h2 id="trade-in-car">Which car is it?</h2>
      {car.note !== null && (
        <p className={styles.note} role="status">
          {car.note}
        </p>
      )}
      <PlateForm car={car} />
      <p>Two minutes. We do not ask for your name until you want to go on.</p>
      <HandForm car={car} />
    </section>
  );
};

const Outcome = ({ outcome }: Pick<TradeInFlowView, 'outcome'>) =>
  outcome !== null && (
    <section className={styles.field} aria-labelledby="trade-in-outcome">
      <h2 id="trade-in-outcome">{outcome.heading}</h2>
      <p>{outcome.text}</p>
    </section>
  );

const Explanation = ({ explanation: { points, limits } }: Pick<TradeInFlowView, 'explanation'>) => (
  <aside className={styles.explanation} aria-labelledby="trade-in-explanation">
    <h2 id="trade-in-explanation">How we get to the figure</h2>
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

/** A valuation on one page of growing answers: what is done stays visible, what comes next is open. @spec L2.57, L5.17, B1.11 */
export const TradeInFlow = ({ flow, lead }: TradeInFlowProps) => (
  <div>
    <Progress progress={flow.progress} />
    <div className={styles.columns}>
      <div className={styles.steps}>
        <CarStep car={flow.car} />
        {flow.yours !== null && <YoursStep yours={flow.yours} />}
        {flow.condition !== null && <ConditionStep condition={flow.condition} />}
        <div id="offer" className={styles.steps}>
          {flow.offer !== null && <OfferBox offer={flow.offer} />}
          <Outcome outcome={flow.outcome} />
          {lead}
        </div>
      </div>
      <Explanation explanation={flow.explanation} />
    </div>
  </div>
);
