export interface AnswerChoice {
  readonly value: string;
  readonly label: string;
}

/** @spec D.41 */
export const employmentKinds = [
  { value: 'fullTime', label: 'Full time' },
  { value: 'partTime', label: 'Part time' },
  { value: 'casual', label: 'Casual' },
  { value: 'selfEmployed', label: 'Self-employed' },
  { value: 'benefits', label: 'Pension or benefits' },
  { value: 'none', label: 'Not working' },
] as const;

/** @spec D.41 */
export const housingKinds = [
  { value: 'mortgage', label: 'My home, with a mortgage' },
  { value: 'owned', label: 'My home, paid off' },
  { value: 'renting', label: 'Renting' },
  { value: 'boarding', label: 'Boarding' },
  { value: 'family', label: 'With family, rent-free' },
] as const;

/** @spec D.41 */
export const householdKinds = [
  { value: 'single', label: 'On my own' },
  { value: 'couple', label: 'With a partner' },
] as const;

/** @spec L2.13 */
export const creditProfiles = [
  { value: 'excellent', label: 'Excellent: always on time' },
  { value: 'good', label: 'Good: one or two late payments' },
  { value: 'fair', label: 'Fair: a default, now paid' },
  { value: 'building', label: 'New to credit, or starting over' },
] as const;

export type EmploymentKind = (typeof employmentKinds)[number]['value'];
export type HousingKind = (typeof housingKinds)[number]['value'];
export type HouseholdKind = (typeof householdKinds)[number]['value'];
export type CreditProfile = (typeof creditProfiles)[number]['value'];

export const isOneOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
  text: string,
): text is Value => choices.some(({ value }) => value === text);
