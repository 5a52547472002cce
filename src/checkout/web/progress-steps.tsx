import type { ProgressStep } from '../view/checkout-view.ts';
import styles from './progress-steps.module.css';

/** The steps of reserving a vehicle, with where the shopper stands. @spec D.41 */
export const ProgressSteps = ({ steps }: { readonly steps: readonly ProgressStep[] }) => (
  <ol className={styles.steps} aria-label="Progress">
    {steps.map(({ label, standing }) => (
      <li key={label} data-standing={standing} aria-current={standing === 'current' ? 'step' : undefined}>
        {label}
        {standing === 'done' && <span className="visually-hidden"> (done)</span>}
      </li>
    ))}
  </ol>
);
