import { z } from 'zod';

export const geocoderConfig = z
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
    description: 'A maps service that says where postcodes are; null, and whenever it fails: our own table',
    spec: 'L7.06, D.59',
  });

export type GeocoderConfig = z.output<typeof geocoderConfig>;
