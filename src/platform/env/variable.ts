import type { z } from 'zod';

/** One variable: how its text is read, what it is when unset, and what to tell who sets it wrongly. */
export interface Variable<T> {
  readonly schema: z.ZodType<T, string>;
  readonly fallback: T;
  readonly allowed: string;
  readonly purpose: string;
}

/** A variable of any kind; its default is of the type that its text is read as. */
export const variable = <T>(
  schema: z.ZodType<T, string>,
  fallback: NoInfer<T>,
  allowed: string,
  purpose: string,
): Variable<T> => ({ schema, fallback, allowed, purpose });
