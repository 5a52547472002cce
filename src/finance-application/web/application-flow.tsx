import { DoneStep } from '#src/ui/done-step.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import { formAnchor } from '../rules/application-names.ts';
import type { ApplicationFlowView, StepView } from '../view/application-view.ts';
import styles from './application-flow.module.css';
import { OutcomePanel } from './outcome-panel.tsx';
import { PartForm } from './part-form.tsx';

const Progress = ({ progress }: Pick<ApplicationFlowView, 'progress'>) => (
  <ol className={styles.progress} aria-label="Steps">
    {progress.map(({ label, state }) => (
      <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        {label}
        {state === 'done' && <span className="visually-hidden">, done</span>}
      </li>
    ))}
  </ol>
);

const OpenStep = ({ step, alert }: { readonly step: StepView } & Pick<ApplicationFlowView, 'alert'>) => (
  <section className={styles.panel} aria-labelledby="finance-open">
    <h2 id="finance-open">{step.heading}</h2>
    {step.lead !== null && <p>{step.lead}</p>}
    {alert.length > 0 && (
      <ProblemBox>
        <ProblemList heading="h3" problems={alert} />
      </ProblemBox>
    )}
    {step.form !== null && <PartForm form={step.form} />}
  </section>
);

/** An application on one page of growing answers, and how it looks once it was sent. @spec D.41, L1.02, L2.31 */
export const ApplicationFlow = ({ flow }: { readonly flow: ApplicationFlowView }) => {
  const done = flow.steps.filter(({ form }) => form === null);
  return (
    <div>
      <Progress progress={flow.progress} />
      <div className={styles.columns}>
        <div className={styles.steps}>
          {flow.outcome === null &&
            done.map((step) => (
              <DoneStep key={step.name} heading={step.heading} text={step.doneText} changeHref={step.changeHref} />
            ))}
          <div id={formAnchor} className={styles.steps}>
            {flow.outcome !== null && <OutcomePanel outcome={flow.outcome} />}
            {flow.steps.map(
              (step) => step.form !== null && <OpenStep key={step.name} step={step} alert={flow.alert} />,
            )}
          </div>
          {flow.outcome !== null &&
            done.map((step) => (
              <DoneStep key={step.name} heading={step.heading} text={step.doneText} changeHref={step.changeHref} />
            ))}
        </div>
        <aside className={styles.explanation} aria-label="How it goes">
          <ul>
            {flow.explanation.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
};
