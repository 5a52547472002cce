import type { ProgressStep } from '#src/lib/progress-step.ts';
import styles from './progress-steps.module.css';

/** @spec D.41, L2.57 */
export const ProgressSteps = ({ steps }: { readonly steps: readonly ProgressStep[] }) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ label, state }) => (
      <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        {label}
        {state === 'done' && <span className="visually-hidden"> (done)</span>}
      </li>
    ))}
  </ol>
);
