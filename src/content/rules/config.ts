import { z } from 'zod';
import { line, linkTarget, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { brandGroupSchema } from './blocks/own-block-schemas.ts';
import { paymentKinds } from './payment-kinds.ts';

const profile = z.strictObject({
  title: line(80),
  text: line(600),
  imageUrl: pictureAddress.nullable().default(null).meta({ description: 'Picture next to the text', spec: 'B1.20' }),
  imageAlt: z.string().max(200).default('').meta({ description: 'What the picture shows', spec: 'B1.20' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'Link to more about it', spec: 'B1.20' }),
});

const salesCounter = z.strictObject({
  label: line(60).meta({ description: 'What is counted', spec: 'B1.21' }),
  note: line(200).meta({ description: 'Note that the number is an estimate that only counts time', spec: 'B9.48' }),
});

const warranties = z.strictObject({
  usedYears: z.int().min(1).max(10).nullable().default(null).meta({
    description: 'Years of warranty on every used vehicle; null shows none',
    unit: 'years',
    spec: 'L9.36',
  }),
  newYears: z.record(slugText, z.int().min(1).max(10)).default({}).meta({
    description: 'Years of the manufacturer’s warranty on new vehicles, by the slug of the make',
    unit: 'years',
    spec: 'L9.36',
  }),
});

const person = z.strictObject({
  name: line(60),
  role: line(80).meta({ description: 'What they do, and where', spec: 'D.58' }),
  text: line(240)
    .nullable()
    .default(null)
    .meta({ description: 'A sentence or two about them, or by them', spec: 'D.58' }),
  imageUrl: pictureAddress.nullable().default(null).meta({ description: 'Square portrait', spec: 'D.58' }),
  imageAlt: z.string().max(200).default('').meta({
    description: 'What the portrait shows; empty if it only shows the person named next to it',
    spec: 'D.58',
  }),
});

export type Person = z.output<typeof person>;

export const contentConfig = z.strictObject({
  established: z.int().min(1850).max(2100).nullable().default(null).meta({
    description: 'Year the business began; null shows none',
    spec: 'L1.10',
  }),
  payments: z
    .array(z.enum(paymentKinds))
    .min(1)
    .max(paymentKinds.length)
    .default([...paymentKinds])
    .meta({ description: 'Accepted payment types, in the order they’re shown', spec: 'L2.75' }),
  profile: profile.nullable().default(null).meta({ description: 'A few sentences about the group', spec: 'B1.20' }),
  brandGroups: z
    .array(brandGroupSchema)
    .max(8)
    .default([])
    .meta({ description: 'Brands of a group, by heading', spec: 'B1.17' }),
  makeLogos: z.record(slugText, pictureAddress).default({}).meta({
    description:
      "Logos that the dealer may use, by the slug of the make or brand; others get a word mark. A tile's own logoSrc wins",
    spec: 'L3.12, B1.18',
  }),
  people: z.array(person).max(60).default([]).meta({
    description: 'People of the business. Pages show them in a `people` block, and posts next to their author’s name',
    spec: 'D.58, L1.08',
  }),
  salesCounter: salesCounter
    .nullable()
    .default(null)
    .meta({ description: 'Sales of this month; null shows no counter', spec: 'B1.21' }),
  warranties: warranties.prefault({}),
  modelLinks: z.record(slugText, linkTarget).default({}).meta({
    description: 'Where ‘Explore {model}’ leads, by the slug of the model; others lead to /{slug}',
    spec: 'L2.26',
  }),
});

export type ContentConfig = z.output<typeof contentConfig>;
