import type { BudgetAnswer } from '#src/calculators/view/budget/build-budget-view.ts';
import buttons from '#src/ui/button.module.css';
import styles from './budget-search.module.css';
import type { BudgetAnswerState } from './use-budget-answer.ts';

interface BudgetResultsProps {
  readonly answer: BudgetAnswer;
  readonly state: BudgetAnswerState;
  readonly onAskAgain: () => void;
}

/** @spec L2.68, L4.21, L8.02 */
export const BudgetResults = ({ answer, state, onAskAgain }: BudgetResultsProps) =>
  state === 'failed' || state === 'askingAgain' ? (
    <div className={styles.results} aria-busy={state === 'askingAgain'}>
      <p>{state === 'failed' ? 'We couldn’t check our stock for this budget.' : 'Checking our stock…'}</p>
      <button type="button" className={buttons.outlined} onClick={onAskAgain}>
        Try again
      </button>
    </div>
  ) : (
    <ul className={styles.results} aria-busy={state === 'asking'}>
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
