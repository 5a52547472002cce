import { z } from 'zod';
import { line, linkTarget } from '#src/lib/schema/scalar-schemas.ts';
import { carTypes } from '../vehicle-classes.ts';

const point = z.strictObject({
  title: line(80).meta({ description: 'Heading of the point', spec: 'B2.44' }),
  text: line(400).meta({ description: 'What it means for the buyer', spec: 'B2.44' }),
});

const section = (description: string) =>
  z
    .strictObject({
      points: z.array(point).min(1).max(8).meta({ description: 'Points of the section', spec: 'B2.44' }),
      carTypes: z
        .array(z.enum(carTypes))
        .default([...carTypes])
        .meta({ description: 'Conditions of vehicles that the section is for', spec: 'B2.44' }),
      linkLabel: line(60).nullable().default(null).meta({ description: 'Text of its link', spec: 'B2.44' }),
      linkHref: linkTarget.nullable().default(null).meta({ description: 'Where its link leads', spec: 'B2.44' }),
    })
    .nullable()
    .default(null)
    .meta({ description, spec: 'B2.44' });

export const informationConfig = z.strictObject({
  whatsIncluded: section("What's Included: what comes with every vehicle"),
  whyBuyFromUs: section('Why Buy From Us?'),
  reserveOnline: section("Reserve Online: how a vehicle is held; shown while it's available and has a price"),
  protectYourCar: section('Protect Your Car: warranties and cover'),
});

export type InformationConfig = z.infer<typeof informationConfig>;
