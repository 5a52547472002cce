import type { Ref } from 'react';
import type { LeadProblem } from '../rules/check-lead.ts';
import { type FormRefusal, submissionFailed } from '../rules/form-answer.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly refusal: FormRefusal;
  readonly form: LeadFormView;
  /** Told before a link leads to a field, which may stand on another step. */
  readonly onGoTo: (field: LeadProblem['field']) => void;
}

/** What is wrong with a form, over it: it takes the focus, with scripts and without. @spec L2.52, L4.07, L8.01 */
export const ErrorSummary = ({ ref, refusal, form, onGoTo }: ErrorSummaryProps) => (
  <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
    {refusal.kind === 'invalid' ? (
      <>
        <h3>Please fix the following errors:</h3>
        <ul>
          {refusal.problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(form.form, field)}`} onClick={() => onGoTo(field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <>
        <h3>{submissionFailed}</h3>
        {refusal.message !== submissionFailed && <p>{refusal.message}</p>}
        <p>
          What you typed is still here. Please send it once more, or call{' '}
          <a href={form.phone.href}>{form.phone.text}</a>.
        </p>
      </>
    )}
  </div>
);
