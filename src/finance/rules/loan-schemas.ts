import { z } from 'zod';

/** An interest rate of a site's file, in percent a year. */
export const ratePercent = z.number().min(0).max(50);

/** A term of a site's file, in years. */
export const termYears = z.number().min(0.5).max(30);

/** Terms to choose from, in years. */
export const termListYears = z.array(termYears).max(20);
