import { z } from 'zod';

export interface Variable<T> {
  readonly schema: z.ZodType<T, string>;
  readonly fallback: T;
  readonly allowed: string;
  readonly purpose: string;
}

export const variable = <T>(
  schema: z.ZodType<T, string>,
  fallback: NoInfer<T>,
  allowed: string,
  purpose: string,
): Variable<T> => ({ schema, fallback, allowed, purpose });

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export const bytes = (fallback: number, purpose: string) =>
  variable(wholeNumber(0, 2 ** 40), fallback, 'a whole number of bytes', purpose);

export const perMinute = (fallback: number, what: string, more = '', scope = 'from one address to one site') =>
  variable(
    wholeNumber(0, 10_000_000),
    fallback,
    'a whole number from 0 (no limit) to 10000000',
    `${what}, per minute, ${scope}${more}.`,
  );

export const milliseconds = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3_600_000), fallback, 'a whole number of milliseconds from 1 to 3600000', purpose);

export const days = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3650), fallback, 'a whole number from 1 to 3650', purpose);

export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
