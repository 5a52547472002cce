import { DoneStep } from '#src/ui/done-step.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import flows from '#src/ui/growing-flow.module.css';
import { ProgressSteps } from '#src/ui/progress-steps.tsx';
import { formAnchor } from '../rules/application-names.ts';
import type { ApplicationFlowView, StepView } from '../view/build-application-flow.ts';
import styles from './application-flow.module.css';
import { GonePanel } from './gone-panel.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PartForm } from './part-form.tsx';

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

/** @spec D.41, L1.02, L2.31 */
export const ApplicationFlow = ({ flow }: { readonly flow: ApplicationFlowView }) => {
  const done = flow.steps.filter(({ form }) => form === null);
  return (
    <div className={flows.flow}>
      <ProgressSteps steps={flow.progress} />
      <div className={flows.columns}>
        <div className={flows.steps}>
          {flow.outcome === null &&
            done.map((step) => (
              <DoneStep key={step.name} heading={step.heading} text={step.doneText} changeHref={step.changeHref} />
            ))}
          <div id={formAnchor} tabIndex={-1} className={flows.steps}>
            {flow.gone.map((gone) => (
              <GonePanel key={gone.heading} gone={gone} />
            ))}
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
        <aside className={styles.explanation} aria-label="How it works">
          <ul>
            {flow.explanation.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
          {flow.begun.length > 0 && (
            <nav aria-label="Other applications">
              <b>You’ve also started</b>
              <ul>
                {flow.begun.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </aside>
      </div>
    </div>
  );
};
