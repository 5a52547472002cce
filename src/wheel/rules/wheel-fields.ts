import type { FormAnswer } from '#src/leads/rules/form-answer.ts';

/** The names of what the form of the wheel sends. */
export const wheelFields = { firstName: 'name', email: 'email', optIn: 'opt_in', terms: 'terms' } as const;

/** What of the form can be wrong. */
const wheelProblems = ['firstName', 'email', 'terms'] as const;

export type WheelProblemField = (typeof wheelProblems)[number];

/** What is wrong with a field, in words for the person who typed it. */
export interface WheelProblem {
  readonly field: WheelProblemField;
  readonly message: string;
}

/** Name of the parameter of a page whose wheel has just been turned. */
export const turnedName = 'turned';

/** What a lead is about that came of a turn of the wheel. @spec L2.15, D.36 */
export const wheelSubcategory = 'Spin to Win';

/** Letters and digits of the code of a prize: one is shown at a counter, and cannot be guessed. */
export const prizeCodeLength = 8;

/** What the page says of a form that was not taken, in the order of its fields. @spec L2.15 */
export const listWheelProblems = ({ refusal }: Pick<FormAnswer, 'refusal'>): readonly WheelProblem[] =>
  refusal.kind === 'failed'
    ? []
    : wheelProblems.flatMap((field) => {
        const message = refusal.problems.find((problem) => problem.field === field)?.message;
        return message === undefined ? [] : [{ field, message }];
      });
