import { z } from 'zod';
import { clockTime, line } from '#src/lib/schema/scalar-schemas.ts';
import { shortWeekdayNames } from './weekday-names.ts';

const dayGroups = ['Mon-Fri', 'Mon-Sat', 'Sat-Sun', 'Mon-Sun'] as const;

export const openingHoursRow = z
  .strictObject({
    days: z.enum([...shortWeekdayNames, ...dayGroups]).meta({ description: 'A day or a run of days' }),
    status: line(60)
      .default('Open')
      .meta({ description: "'Open', 'Closed' or another text, such as 'By appointment only'", spec: 'L3.06' }),
    open: clockTime.optional().meta({ description: 'Local time, 24 hours' }),
    close: clockTime.optional().meta({ description: 'Local time, 24 hours' }),
    formattedHours: line(80).optional().meta({
      description:
        "The times in words where open and close don't say enough, such as '8:00 am to 12:00 pm, 1:00 pm to 5:00 pm'; bookings go by open and close",
      spec: 'L3.06',
    }),
  })
  .refine(
    (row) => row.status !== 'Open' || (row.open !== undefined && row.close !== undefined && row.open < row.close),
    {
      message: 'an open day needs open and close, open being the earlier',
    },
  );

export type OpeningHoursRow = z.output<typeof openingHoursRow>;
