import { z } from 'zod';
import { clockTime, line } from '#src/lib/schema/scalar-schemas.ts';

const holidayHours = z
  .strictObject({ open: clockTime, close: clockTime })
  .refine(({ open, close }) => open < close, { message: 'open must be before close' })
  .meta({ allowed: 'hours such as { open: "10:00", close: "14:00" }' });

/** @spec L3.07 */
export const publicHolidays = z.union([z.enum(['closed', 'asUsual']), holidayHours]);

/** @spec L3.07 */
export const closedHolidays = z.array(line(60)).max(40);
