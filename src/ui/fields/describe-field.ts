export const findErrorId = (fieldId: string, error: string | null): string | undefined =>
  error === null ? undefined : `${fieldId}-error`;

export interface FieldNotes {
  readonly id: string;
  readonly error: string | null;
  readonly hint?: string | null | undefined;
  /** The id of an error message that isn't next to the field. */
  readonly problemId?: string | undefined;
}

export const hintIdOf = (fieldId: string): string => `${fieldId}-hint`;

export const describeField = ({ id, error, hint = null, problemId }: FieldNotes) => ({
  'aria-invalid': error !== null || problemId !== undefined || undefined,
  'aria-describedby':
    [hint === null ? undefined : hintIdOf(id), findErrorId(id, error), problemId]
      .filter((described) => described !== undefined)
      .join(' ') || undefined,
});
