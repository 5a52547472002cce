import { z } from 'zod';
import { variable } from './variable.ts';

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

/** How long something is kept. */
export const days = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3650), fallback, 'a whole number from 1 to 3650', purpose);
