import { z } from 'zod';
import { line, linkTarget } from '#src/lib/schema/scalar-schemas.ts';
import { carTypes } from '../vehicle-classes.ts';

const point = z.strictObject({
  title: line(80).meta({ description: 'Heading of the point', spec: 'B2.44' }),
  text: line(400).meta({ description: 'What the point means for the buyer', spec: 'B2.44' }),
});

const section = (description: string) =>
  z
    .strictObject({
      points: z.array(point).min(1).max(8).meta({ description: 'Points of the section', spec: 'B2.44' }),
      carTypes: z
        .array(z.enum(carTypes))
        .default([...carTypes])
        .meta({ description: 'Conditions of the vehicles whose pages show the section', spec: 'B2.44' }),
      linkLabel: line(60)
        .nullable()
        .default(null)
        .meta({ description: 'Text of the link under the points; null shows none', spec: 'B2.44' }),
      linkHref: linkTarget
        .nullable()
        .default(null)
        .meta({ description: 'Where the link under the points leads; null shows none', spec: 'B2.44' }),
    })
    .nullable()
    .default(null)
    .meta({ description, spec: 'B2.44' });

export const informationConfig = z.strictObject({
  whatsIncluded: section("Section What's Included: what comes with every vehicle; null leaves it out"),
  whyBuyFromUs: section("Section Why Buy From Us?: the dealer's strengths; null leaves it out"),
  reserveOnline: section(
    'Section Reserve Online: how the dealer holds a vehicle for a shopper. Only available vehicles with a price have it; null leaves it out',
  ),
  protectYourCar: section('Section Protect Your Car: warranties and insurance; null leaves it out'),
});

export type InformationConfig = z.infer<typeof informationConfig>;
