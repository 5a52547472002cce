/** The names of what the form of the wheel sends. */
export const wheelFields = { firstName: 'name', email: 'email', optIn: 'opt_in', terms: 'terms' } as const;

/** What of the form can be wrong. */
export const wheelProblems = ['firstName', 'email', 'terms'] as const;

export type WheelProblemField = (typeof wheelProblems)[number];

/** What is wrong with a field, in words for the person who typed it. */
export interface WheelProblem {
  readonly field: WheelProblemField;
  readonly message: string;
}

/** Name of the parameter of a page whose wheel has just been turned. */
export const turnedName = 'turned';
