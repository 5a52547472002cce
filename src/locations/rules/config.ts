import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';
import { closedHolidays, publicHolidays } from './hours/public-holidays-schema.ts';
import { specialHoursRows } from './hours/special-hours-schema.ts';
import { locationRoots } from './location-roots.ts';
import { mapConfig } from './map-config.ts';

const geocoderConfig = z
  .strictObject({
    url: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s?#]+$/)
      .meta({ allowed: 'an https address such as https://maps.example/geocode/json' })
      .meta({ description: 'Address of the service', spec: 'L7.06' }),
    keyVariable: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
      .meta({ allowed: 'the name of an environment variable, such as MAPS_KEY' })
      .meta({
        description: 'Environment variable with the key of the service; its value never leaves the server',
        spec: 'L7.06',
      }),
  })
  .nullable()
  .default(null)
  .meta({
    description:
      'Service that finds where a postcode is. With null, or if the service fails, a built-in table of postcodes is used',
    spec: 'L7.06, D.59',
  });

export type GeocoderConfig = z.output<typeof geocoderConfig>;

const weekendOverride = z.strictObject({
  types: z
    .array(z.enum(['sales', 'service', 'parts']))
    .min(1)
    .meta({ description: 'Types of location that show the text', spec: 'L9.17' }),
  day: z.enum(['Sat', 'Sun']).meta({ description: 'Day of the weekend', spec: 'L9.17' }),
  status: line(60)
    .default('By appointment only')
    .meta({ description: 'Text shown instead of hours on that day', spec: 'L9.17' }),
});

export const placesConfig = z.strictObject({
  detailPath: z.enum(locationRoots).default('locations').meta({
    description: "First part of the address of every location's page",
    spec: 'L2.21, L2.22',
  }),
  order: z.array(z.int().min(1)).max(500).default([]).meta({
    description:
      'Ids of locations in the order in which they’re shown. Locations that aren’t in the list follow by name',
    spec: 'L2.60',
  }),
  uniqueBy: z.enum(['nothing', 'phone', 'street', 'placeId']).default('nothing').meta({
    description:
      'Which locations are listed together as one place: those with the same phone, street or place id, or none (`nothing`). The page of the place shows the hours of each location',
    spec: 'L9.20, L2.65',
  }),
  closedText: z.enum(['Closed', 'By appointment only']).default('Closed').meta({
    description: 'Text shown for a day on which a location is closed',
    spec: 'L9.14',
  }),
  weekendOverrides: z.array(weekendOverride).max(6).default([]).meta({
    description: 'Weekend days on which some types of location show a text instead of hours',
    spec: 'L9.17',
  }),
  specialHours: specialHoursRows.default([]).meta({
    description:
      "Hours on particular dates, instead of the weekly hours and those on public holidays, such as `{ date: '2026-12-24', start_hour: '09:00', end_hour: '12:00' }` or `{ date: '2026-12-25', until: '2027-01-02', status: Closed }`. A line for a single day overrides a line for several. A second line for the same day adds another period",
    spec: 'L3.07',
  }),
  publicHolidays: publicHolidays.default('closed').meta({
    description:
      "Hours on public holidays of the location's state, unless `specialHours` has the date: closed, as usual, or hours such as `{ open: '10:00', close: '14:00' }` for locations that open on that day of the week. A location's own `contact.publicHolidays` comes first",
    spec: 'L3.07',
  }),
  closedHolidays: closedHolidays.default([]).meta({
    description:
      "Names of public holidays on which all locations are closed, such as 'Christmas Day', if `publicHolidays` isn't `closed` anyway. A location's own `contact.closedHolidays` comes first",
    spec: 'L3.07',
  }),
  eveningHolidays: z.enum(['asUsual', 'closed']).default('asUsual').meta({
    description:
      'Whether locations close early when a public holiday starts in the evening, such as at 6 pm on Christmas Eve in Queensland. If `publicHolidays` is `asUsual`, `closed` affects only holidays in `closedHolidays`',
    spec: 'L3.07',
  }),
  holidayDays: z.int().min(1).max(120).default(42).meta({
    description: 'How far ahead locations list holiday hours',
    unit: 'days',
    spec: 'L2.67',
  }),
  map: mapConfig,
  geocoder: geocoderConfig,
});

export type PlacesConfig = z.output<typeof placesConfig>;
