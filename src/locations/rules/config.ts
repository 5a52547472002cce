import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';
import { geocoderConfig } from './geocoder-config.ts';
import { specialHoursRow } from './hours/special-hours-schema.ts';
import { locationRoots } from './location-roots.ts';
import { mapConfig } from './map-config.ts';

const weekendOverride = z.strictObject({
  types: z
    .array(z.enum(['sales', 'service', 'parts']))
    .min(1)
    .meta({ description: 'Kinds of location that it holds for', spec: 'L9.17' }),
  day: z.enum(['Sat', 'Sun']).meta({ description: 'Day of the weekend', spec: 'L9.17' }),
  status: line(60).default('By appointment only').meta({ description: 'What the day says', spec: 'L9.17' }),
});

export const placesConfig = z.strictObject({
  detailPath: z.enum(locationRoots).default('locations').meta({
    description: "First part of the address of a location's own page",
    spec: 'L2.21, L2.22',
  }),
  order: z.array(z.int().min(1)).max(500).default([]).meta({
    description: 'Ids of locations in the order in which lists show them; those left out follow by name',
    spec: 'L2.60',
  }),
  uniqueBy: z.enum(['nothing', 'phone', 'street', 'placeId']).default('nothing').meta({
    description:
      'What makes two locations one place, shown once in lists: the digits of the phone, the street, the place id. Its kinds are chosen between in the table of hours',
    spec: 'L9.20, L2.65',
  }),
  closedText: z.enum(['Closed', 'By appointment only']).default('Closed').meta({
    description: 'What a closed day without hours says',
    spec: 'L9.14',
  }),
  weekendOverrides: z.array(weekendOverride).max(6).default([]).meta({
    description: 'Days of the weekend on which some kinds of location keep other hours than their own',
    spec: 'L9.17',
  }),
  specialHours: z.array(specialHoursRow).max(1000).default([]).meta({
    description: 'Hours on single dates, instead of those of the week and of public holidays',
    spec: 'L3.07',
  }),
  publicHolidays: z.enum(['closed', 'asUsual']).default('closed').meta({
    description: 'What a location does on the public holidays of its state that have no special hours',
    spec: 'L3.07',
  }),
  holidayDays: z.int().min(1).max(120).default(42).meta({
    description: 'How far ahead the dialog of holiday hours looks',
    unit: 'days',
    spec: 'L2.67',
  }),
  map: mapConfig,
  geocoder: geocoderConfig,
});

export type PlacesConfig = z.output<typeof placesConfig>;
