import type { WheelProblem } from '../rules/wheel-fields.ts';

/** The id of a field of the wheel's form. */
export const turnFieldId = (field: WheelProblem): string => `wheel-${field}`;
