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
      .meta({ description: 'Environment variable with its key; the value never leaves the server', spec: 'L7.06' }),
  })
  .nullable()
  .default(null)
  .meta({
    description: 'A geocoding service for postcodes; with null, or when it fails, our own table is used',
    spec: 'L7.06, D.59',
  });

export type GeocoderConfig = z.output<typeof geocoderConfig>;

const weekendOverride = z.strictObject({
  types: z
    .array(z.enum(['sales', 'service', 'parts']))
    .min(1)
    .meta({ description: 'Types of location it applies to', spec: 'L9.17' }),
  day: z.enum(['Sat', 'Sun']).meta({ description: 'Day of the weekend', spec: 'L9.17' }),
  status: line(60).default('By appointment only').meta({ description: 'Text shown for the day', spec: 'L9.17' }),
});

export const placesConfig = z.strictObject({
  detailPath: z.enum(locationRoots).default('locations').meta({
    description: "First segment of the path of a location's page",
    spec: 'L2.21, L2.22',
  }),
  order: z.array(z.int().min(1)).max(500).default([]).meta({
    description: 'Ids of locations in display order; the others follow by name',
    spec: 'L2.60',
  }),
  uniqueBy: z.enum(['nothing', 'phone', 'street', 'placeId']).default('nothing').meta({
    description:
      'What makes two locations count as one place, listed once: the same phone, street or place id. Its page shows the hours of each',
    spec: 'L9.20, L2.65',
  }),
  closedText: z.enum(['Closed', 'By appointment only']).default('Closed').meta({
    description: 'Text of a closed day without hours',
    spec: 'L9.14',
  }),
  weekendOverrides: z.array(weekendOverride).max(6).default([]).meta({
    description: 'Weekend days on which some types of location have different hours',
    spec: 'L9.17',
  }),
  specialHours: specialHoursRows.default([]).meta({
    description:
      "Hours on particular dates, which override the weekly hours and public holidays, such as `{ date: '2026-12-24', start_hour: '09:00', end_hour: '12:00' }` or `{ date: '2026-12-25', until: '2027-01-02', status: Closed }`. A line for one day overrides a range. A second line for the same date adds a period",
    spec: 'L3.07',
  }),
  publicHolidays: publicHolidays.default('closed').meta({
    description:
      "Hours on the state's public holidays that have no special hours. Hours such as `{ open: '10:00', close: '14:00' }` count only on days of the week when the location is open. A location's `contact.publicHolidays` comes first",
    spec: 'L3.07',
  }),
  closedHolidays: closedHolidays.default([]).meta({
    description:
      "Public holidays on which every location is closed unless `publicHolidays` is `closed`, by name, such as 'Christmas Day'. A location's `contact.closedHolidays` comes first",
    spec: 'L3.07',
  }),
  eveningHolidays: z.enum(['asUsual', 'closed']).default('asUsual').meta({
    description:
      "Hours on a holiday that starts in the evening, such as Christmas Eve in Queensland; with `closed`, they end at the holiday's start",
    spec: 'L3.07',
  }),
  holidayDays: z.int().min(1).max(120).default(42).meta({
    description: 'How far ahead the holiday hours dialog looks',
    unit: 'days',
    spec: 'L2.67',
  }),
  map: mapConfig,
  geocoder: geocoderConfig,
});

export type PlacesConfig = z.output<typeof placesConfig>;
