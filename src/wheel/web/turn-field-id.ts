import type { WheelProblemField } from '../rules/wheel-fields.ts';

/** The id of a field of the wheel's form. */
export const turnFieldId = (field: WheelProblemField): string => `wheel-${field}`;
