import { z } from 'zod';

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

/** Reads digits as a number between two bounds, both allowed. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** How much memory or disk something may take. */
export const bytes = (fallback: number, purpose: string) =>
  variable(wholeNumber(0, 2 ** 40), fallback, 'a whole number of bytes', purpose);

/** How many of something one address may ask of one site in a minute. */
export const perMinute = (fallback: number, what: string) =>
  variable(
    wholeNumber(0, 10_000_000),
    fallback,
    'a whole number from 0 (no limit) to 10000000',
    `${what} a minute that one address may ask of one site.`,
  );

/** How long something may take. */
export const milliseconds = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3_600_000), fallback, 'a whole number of milliseconds from 1 to 3600000', purpose);

export const days = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3650), fallback, 'a whole number from 1 to 3650', purpose);

/** The entries of a list parted by commas, without the empty ones. */
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
