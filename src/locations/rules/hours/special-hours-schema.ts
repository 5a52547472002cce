import { z } from 'zod';
import { clockTime, line } from '#src/lib/schema/scalar-schemas.ts';

const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine(isDay)
  .meta({ allowed: "a day such as '2026-12-25', in quotes" });

const fields = z.strictObject({
  date: day.meta({ description: 'Day where the place is', spec: 'L3.07' }),
  status: line(60)
    .default('Open')
    .meta({ description: "'Open', 'Closed' or another text, such as 'By appointment only'", spec: 'L3.07' }),
  location_id: z.int().min(1).optional().meta({ description: 'The place; every place when left out', spec: 'L3.07' }),
  location: z
    .strictObject({ id: z.int().min(1) })
    .optional()
    .meta({ description: 'The same, in another spelling' }),
  start_hour: clockTime.optional().meta({ description: 'Opening, local time, 24 hours', spec: 'L3.07' }),
  end_hour: clockTime.optional().meta({ description: 'Closing, local time, 24 hours', spec: 'L3.07' }),
  hours: z
    .strictObject({ begin: clockTime.optional(), end: clockTime.optional() })
    .optional()
    .meta({ description: 'Opening and closing, in another spelling' }),
});

type SpecialHoursFields = z.output<typeof fields>;

/** Hours on one date as dealers' systems write them, in either spelling. */
export interface SpecialHoursInput {
  readonly day: string;
  readonly status: string;
  /** Undefined for every place of the site. */
  readonly locationId: number | undefined;
  readonly open: string | undefined;
  readonly close: string | undefined;
}

/** What a row says, whichever of the two spellings it uses for each of its fields. @spec L3.07 */
export const readSpecialHours = (row: SpecialHoursFields): SpecialHoursInput => ({
  day: row.date,
  status: row.status,
  locationId: row.location_id ?? row.location?.id,
  open: row.start_hour ?? row.hours?.begin,
  close: row.end_hour ?? row.hours?.end,
});

const hasHours = (row: SpecialHoursFields): boolean => {
  const { status, open, close } = readSpecialHours(row);
  if (open === undefined && close === undefined) return status !== 'Open';
  return open !== undefined && close !== undefined && open < close;
};

/** One row of special or holiday hours, with the names that dealers' systems give to its fields. @spec L3.07 */
export const specialHoursRow = fields.refine(hasHours, {
  message: 'an open day needs its opening and its closing hour, opening being the earlier',
});
