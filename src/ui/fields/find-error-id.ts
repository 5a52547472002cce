/** The id of what is wrong with a field, for its `aria-describedby`; undefined when nothing is. */
export const findErrorId = (fieldId: string, error: string | null): string | undefined =>
  error === null ? undefined : `${fieldId}-error`;
