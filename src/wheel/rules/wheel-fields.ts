import type { FormAnswer } from '#src/leads/rules/form-answer.ts';

export const wheelFields = { firstName: 'name', email: 'email', optIn: 'opt_in', terms: 'terms' } as const;

const wheelProblems = ['firstName', 'email', 'terms'] as const;

export type WheelProblemField = (typeof wheelProblems)[number];

export interface WheelProblem {
  readonly field: WheelProblemField;
  readonly message: string;
}

export const turnedName = 'turned';

/** @spec L2.15, D.36 */
export const wheelSubcategory = 'Spin to Win';

/** Characters of a prize code, without hyphens. A code this long can't be guessed. */
export const prizeCodeLength = 8;

/** @spec L2.15 */
export const listWheelProblems = ({ refusal }: Pick<FormAnswer, 'refusal'>): readonly WheelProblem[] =>
  refusal.kind === 'failed'
    ? []
    : wheelProblems.flatMap((field) => {
        const message = refusal.problems.find((problem) => problem.field === field)?.message;
        return message === undefined ? [] : [{ field, message }];
      });
