export const findErrorId = (fieldId: string, error: string | null): string | undefined =>
  error === null ? undefined : `${fieldId}-error`;

export interface FieldNotes {
  readonly id: string;
  readonly error: string | null;
  readonly hint?: string | null | undefined;
}

export const hintIdOf = (fieldId: string): string => `${fieldId}-hint`;

export const describeField = ({ id, error, hint = null }: FieldNotes) => ({
  'aria-invalid': error !== null || undefined,
  'aria-describedby':
    [hint === null ? undefined : hintIdOf(id), findErrorId(id, error)]
      .filter((described) => described !== undefined)
      .join(' ') || undefined,
});
