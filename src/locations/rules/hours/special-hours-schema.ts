import { z } from 'zod';
import { isDay } from '#src/lib/dates/local-day.ts';
import { dayMs } from '#src/lib/durations.ts';
import { clockTime, line } from '#src/lib/schema/scalar-schemas.ts';
import type { HoursPeriod, SpecialHours } from '#src/sites/model/site-location.ts';
import { arePeriodsApart, sortPeriods } from './periods.ts';

// JSON Schema, and so editors, know the pattern only.
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine(isDay)
  .meta({ allowed: "a day such as '2026-12-25', in quotes" });

const fields = z.strictObject({
  date: day.meta({ description: 'Date at the location, or the first of several dates', spec: 'L3.07' }),
  until: day.optional().meta({ description: 'Last date, if the hours are for several days in a row', spec: 'L3.07' }),
  status: line(60).default('Open').meta({
    description: "What the location is on these dates: 'Open', 'Closed' or another text, such as 'By appointment only'",
    spec: 'L3.07',
  }),
  location_id: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Id of the location; if left out, the hours are for all locations', spec: 'L3.07' }),
  location: z
    .strictObject({ id: z.int().min(1) })
    .optional()
    .meta({ description: 'The location as an object, instead of location_id' }),
  start_hour: clockTime.optional().meta({ description: 'Opening, local time, 24 hours', spec: 'L3.07' }),
  end_hour: clockTime.optional().meta({ description: 'Closing, local time, 24 hours', spec: 'L3.07' }),
  hours: z
    .strictObject({ begin: clockTime.optional(), end: clockTime.optional() })
    .optional()
    .meta({ description: 'Opening and closing time as an object, instead of start_hour and end_hour' }),
});

type SpecialHoursFields = z.output<typeof fields>;

export interface SpecialHoursInput {
  readonly day: string;
  readonly lastDay: string;
  readonly status: string;
  readonly locationId: number | undefined;
  readonly open: string | undefined;
  readonly close: string | undefined;
}

/** @spec L3.07 */
export const readSpecialHours = (row: SpecialHoursFields): SpecialHoursInput => ({
  day: row.date,
  lastDay: row.until ?? row.date,
  status: row.status,
  locationId: row.location_id ?? row.location?.id,
  open: row.start_hour ?? row.hours?.begin,
  close: row.end_hour ?? row.hours?.end,
});

const periodsOf = ({ open, close }: SpecialHoursInput): readonly HoursPeriod[] =>
  open === undefined || close === undefined ? [] : [{ open, close }];

const toMs = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`);

const listDays = ({ day: first, lastDay }: SpecialHoursInput): readonly string[] =>
  Array.from({ length: Math.round((toMs(lastDay) - toMs(first)) / dayMs) + 1 }, (_, index) =>
    new Date(toMs(first) + index * dayMs).toISOString().slice(0, 10),
  );

const isRange = (row: SpecialHoursInput): boolean => row.lastDay !== row.day;

/** A single day never clashes with a range that contains it, because it overrides the range. */
const areForSame = (one: SpecialHoursInput, other: SpecialHoursInput): boolean =>
  one.locationId === other.locationId &&
  isRange(one) === isRange(other) &&
  one.day <= other.lastDay &&
  other.day <= one.lastDay;

const rankOf = (row: SpecialHoursInput): number => (row.locationId === undefined ? 2 : 0) + Number(isRange(row));

/**
 * If a day has several entries, the first applies. Rows for the location come before rows for all locations. Within
 * each group, single days come before ranges.
 * @spec L3.07
 */
export const listSpecialHours = (locationId: number, rows: readonly SpecialHoursFields[]): readonly SpecialHours[] =>
  rows
    .map(readSpecialHours)
    .filter((row) => row.locationId === undefined || row.locationId === locationId)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((row, _, kept) => {
      const periods = sortPeriods(kept.filter((other) => areForSame(row, other)).flatMap(periodsOf));
      return listDays(row).map((isoDay) => ({ day: isoDay, status: row.status, periods }));
    });

const hasHours = (row: SpecialHoursFields): boolean => {
  const { status, open, close } = readSpecialHours(row);
  if (open === undefined && close === undefined) return status !== 'Open';
  return open !== undefined && close !== undefined && open < close;
};

const mostDays = 366;

const isOrdered = ({ date, until }: SpecialHoursFields): boolean =>
  until === undefined || (until > date && (toMs(until) - toMs(date)) / dayMs < mostDays);

/** @spec L3.07 */
export const specialHoursRow = fields
  .refine(hasHours, {
    message: 'an open day needs an opening and a closing time, with opening before closing',
  })
  .refine(isOrdered, { path: ['until'], message: `must be after the date, and at most ${mostDays} days in all` });

const findClash = (rows: readonly SpecialHoursInput[]): number =>
  rows.findIndex((row, index) => {
    const earlier = rows.slice(0, index).filter((other) => areForSame(row, other));
    return (
      earlier.some(
        ({ status, day: first, lastDay }) =>
          `${status} ${first} ${lastDay}` !== `${row.status} ${row.day} ${row.lastDay}`,
      ) || !arePeriodsApart([...earlier, row].flatMap(periodsOf))
    );
  });

/** @spec L3.07 */
export const specialHoursRows = z
  .array(specialHoursRow)
  .max(1000)
  .superRefine((rows, context) => {
    const given = rows.map(readSpecialHours);
    const index = findClash(given);
    const clash = given[index];
    if (clash === undefined) return;
    const message = `${clash.day} is listed twice. For a break, give two periods that don't overlap`;
    context.addIssue({ code: 'custom', path: [index], message });
  });
