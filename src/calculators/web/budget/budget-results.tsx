import buttons from '#src/ui/button.module.css';
import type { BudgetAnswer } from '../../view/budget/budget-view.ts';
import styles from './budget-search.module.css';

/** A button for each car type with what it finds, or that it finds nothing. @spec L2.68, L4.21, L8.02 */
export const BudgetResults = ({ answer, isAsking }: { readonly answer: BudgetAnswer; readonly isAsking: boolean }) => (
  <ul className={styles.results} aria-busy={isAsking}>
    {answer.buttons.map((button, index) => (
      <li key={button.kind === 'found' ? button.href : button.label}>
        {button.kind === 'found' ? (
          <a className={index === 0 ? buttons.filled : buttons.outlined} href={button.href}>
            {button.label}
          </a>
        ) : (
          <>
            <button type="button" className={buttons.outlined} disabled>
              {button.label}
            </button>
            <span className={styles.warning}>{button.warning}</span>
          </>
        )}
      </li>
    ))}
  </ul>
);
