import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { type WheelProblem, wheelProblems } from './wheel-fields.ts';

/** What the page says of a form that was not taken, in the order of its fields. @spec L2.15 */
export const listWheelProblems = ({ refusal }: Pick<FormAnswer, 'refusal'>): readonly WheelProblem[] =>
  refusal.kind === 'failed'
    ? []
    : wheelProblems.flatMap((field) => {
        const message = refusal.problems.find((problem) => problem.field === field)?.message;
        return message === undefined ? [] : [{ field, message }];
      });
