/** The id of what is wrong with a field, for its `aria-describedby`; undefined when nothing is. */
export const findErrorId = (fieldId: string, error: string | null): string | undefined =>
  error === null ? undefined : `${fieldId}-error`;

export interface FieldNotes {
  readonly id: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
  /** What helps to fill it in; null for nothing. */
  readonly hint?: string | null | undefined;
}

/** The id of what helps to fill in a field. */
export const hintIdOf = (fieldId: string): string => `${fieldId}-hint`;

/** The attributes that tie a field to its hint and to what is wrong with it. */
export const describeField = ({ id, error, hint = null }: FieldNotes) => ({
  'aria-invalid': error !== null || undefined,
  'aria-describedby':
    [hint === null ? undefined : hintIdOf(id), findErrorId(id, error)]
      .filter((described) => described !== undefined)
      .join(' ') || undefined,
});
