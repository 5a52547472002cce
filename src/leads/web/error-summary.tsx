import type { Ref } from 'react';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import type { LeadProblem } from '../rules/check-lead.ts';
import { type FormRefusal, submissionFailed } from '../rules/form-answer.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';
import { fieldId } from './field-id.ts';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly refusal: FormRefusal;
  readonly form: LeadFormView;
  /** Told before a link leads to a field, which may stand on another step. */
  readonly onGoTo: (field: LeadProblem['field']) => void;
}

/** What is wrong with a form, over it. @spec L2.52, L4.07, L8.01 */
export const ErrorSummary = ({ ref, refusal, form, onGoTo }: ErrorSummaryProps) => (
  <ProblemBox ref={ref}>
    {refusal.kind === 'invalid' ? (
      <ProblemList
        heading="h3"
        problems={refusal.problems.map((problem) => ({ ...problem, fieldId: fieldId(form.form, problem.field) }))}
        onGoTo={({ field }) => onGoTo(field)}
      />
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
  </ProblemBox>
);
