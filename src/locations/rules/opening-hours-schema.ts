import { z } from 'zod';
import { clockTime, line } from '#src/lib/schema/scalar-schemas.ts';
import type { HoursPeriod } from '#src/sites/model/site-location.ts';
import { formatHours } from './format-clock.ts';
import { arePeriodsApart, readPeriods } from './hours/periods.ts';
import { shortWeekdayNames } from './weekday-names.ts';

const dayGroups = ['Mon-Fri', 'Mon-Sat', 'Sat-Sun', 'Mon-Sun'] as const;

interface RowTimes {
  readonly open?: string | undefined;
  readonly close?: string | undefined;
  readonly hours?: string | undefined;
}

export const readRowPeriods = ({ open, close, hours }: RowTimes): readonly HoursPeriod[] => {
  if (hours !== undefined) return readPeriods(hours) ?? [];
  return open === undefined || close === undefined ? [] : [{ open, close }];
};

export const openingHoursRow = z
  .strictObject({
    days: z.enum([...shortWeekdayNames, ...dayGroups]).meta({ description: 'A day or a run of days' }),
    status: line(60).default('Open').meta({
      description:
        "What the location is on these days: 'Open', 'Closed' or another text, such as 'By appointment only'",
      spec: 'L3.06',
    }),
    open: clockTime.optional().meta({ description: 'Local time, 24 hours' }),
    close: clockTime.optional().meta({ description: 'Local time, 24 hours' }),
    hours: z
      .string()
      .max(80)
      .refine((text) => readPeriods(text) !== undefined)
      .meta({ allowed: "times such as '8:30am-12:30pm, 1pm-5:30pm'" })
      .optional()
      .meta({
        description:
          "Instead of open and close, for a day with a break: '8:30am-12:30pm, 1pm-5:30pm'. A second line for the same days does the same",
        spec: 'L3.06',
      }),
    formattedHours: line(80).optional().meta({
      description:
        "The times in words if open and close aren't enough, such as '8:00 am to 12:00 pm, 1:00 pm to 5:00 pm'; bookings use open and close",
      spec: 'L3.06',
    }),
  })
  .refine(
    (row) => {
      const periods = readRowPeriods(row);
      return row.status !== 'Open' || (periods.length > 0 && arePeriodsApart(periods));
    },
    { message: 'an open day needs open and close, with open before close' },
  )
  .refine((row) => row.hours === undefined || (row.open === undefined && row.close === undefined), {
    message: 'give either hours, or open and close',
  });

export type OpeningHoursRow = z.output<typeof openingHoursRow>;

/** Two rows for the same days and status don't clash if their periods are apart, as with a lunch break. */
const findClash = (rows: readonly OpeningHoursRow[]): number =>
  rows.findIndex((row, index) => {
    const earlier = rows.slice(0, index).filter(({ days }) => days === row.days);
    const periods = [...earlier, row].flatMap(readRowPeriods);
    return earlier.some(({ status }) => status !== row.status) || (earlier.length > 0 && !arePeriodsApart(periods));
  });

const describeClash = (row: OpeningHoursRow): string =>
  `${row.days} is listed twice, and ${formatHours(readRowPeriods(row)) ?? `'${row.status}'`} conflicts with the other line. For a break, give two periods that don't overlap, such as 08:30 to 12:30 and 13:00 to 17:30`;

/** @spec L3.06 */
export const openingHoursRows = z
  .array(openingHoursRow)
  .min(1)
  .superRefine((rows, context) => {
    const index = findClash(rows);
    const clash = rows[index];
    if (clash !== undefined) context.addIssue({ code: 'custom', path: [index], message: describeClash(clash) });
  });
