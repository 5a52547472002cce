/** The names of what the form of the wheel sends. */
export const wheelFields = { firstName: 'name', email: 'email', optIn: 'opt_in', terms: 'terms' } as const;

/** What can be wrong with the form, as the address of the page says it. */
export const wheelProblems = ['firstName', 'email', 'terms'] as const;

export type WheelProblem = (typeof wheelProblems)[number];

/** Name of the parameter that says so, once for each. */
export const problemName = 'problem';

/** Name of the parameter of a page whose wheel has just been turned. */
export const turnedName = 'turned';

/** The problems that an address names. */
export const readWheelProblems = (parameters: Pick<URLSearchParams, 'getAll'>): readonly WheelProblem[] => {
  const named = parameters.getAll(problemName);
  return wheelProblems.filter((problem) => named.includes(problem));
};
