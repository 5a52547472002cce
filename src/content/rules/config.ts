import { z } from 'zod';
import { line, linkTarget, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { brandGroupSchema } from './blocks/own-block-schemas.ts';
import { paymentKinds } from './payment-kinds.ts';

const profile = z.strictObject({
  title: line(80),
  text: line(600),
  imageUrl: pictureAddress
    .nullable()
    .default(null)
    .meta({ description: 'Picture next to the text; null shows none', spec: 'B1.20' }),
  imageAlt: z.string().max(200).default('').meta({ description: 'What the picture shows', spec: 'B1.20' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'Link to more about the group; null shows none', spec: 'B1.20' }),
});

const salesCounter = z.strictObject({
  label: line(60).meta({ description: 'What is counted', spec: 'B1.21' }),
  note: line(200).meta({
    description: 'Note that tells shoppers that the number isn’t a count of sales',
    spec: 'B9.48',
  }),
});

const warranties = z.strictObject({
  usedYears: z.int().min(1).max(10).nullable().default(null).meta({
    description: 'Years of warranty that comes with every used vehicle; null shows no warranty',
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
  role: line(80).meta({ description: 'What the person does, and where', spec: 'D.58' }),
  text: line(240)
    .nullable()
    .default(null)
    .meta({ description: 'A sentence or two about the person, or by the person; null shows none', spec: 'D.58' }),
  imageUrl: pictureAddress
    .nullable()
    .default(null)
    .meta({ description: 'Square portrait of the person; null shows none', spec: 'D.58' }),
  imageAlt: z.string().max(200).default('').meta({
    description: 'What the portrait shows, for people who can’t see it; empty if it only shows the person',
    spec: 'D.58',
  }),
});

export type Person = z.output<typeof person>;

export const contentConfig = z.strictObject({
  established: z.int().min(1850).max(2100).nullable().default(null).meta({
    description: 'Year in which the business began, for figures that count its years; null shows no such figure',
    spec: 'L1.10',
  }),
  payments: z
    .array(z.enum(paymentKinds))
    .min(1)
    .max(paymentKinds.length)
    .default([...paymentKinds])
    .meta({
      description: 'Payment types that the dealer accepts, in the order in which a `payments` block shows them',
      spec: 'L2.75',
    }),
  profile: profile.nullable().default(null).meta({
    description: 'Section of the home page with a few sentences about the group; null leaves it out',
    spec: 'B1.20',
  }),
  brandGroups: z
    .array(brandGroupSchema)
    .max(8)
    .default([])
    .meta({ description: 'Brands of the group, each list under a heading of its own', spec: 'B1.17' }),
  makeLogos: z.record(slugText, pictureAddress).default({}).meta({
    description:
      "Logos that the dealer is allowed to use, by the slug of the make or brand; other brands show their name. A brand's own `logoSrc` comes first",
    spec: 'L3.12, B1.18',
  }),
  people: z.array(person).max(60).default([]).meta({
    description: 'People of the business. Pages show them in a `people` block, and blog posts show their author',
    spec: 'D.58, L1.08',
  }),
  salesCounter: salesCounter.nullable().default(null).meta({
    description:
      "Counter of this month's sales. The number rises with time and isn't a count of actual sales; null shows no counter",
    spec: 'B1.21',
  }),
  warranties: warranties.prefault({}),
  modelLinks: z.record(slugText, linkTarget).default({}).meta({
    description:
      "Where the link 'Explore' of a model leads, by the slug of the model; the links of other models lead to /{slug}",
    spec: 'L2.26',
  }),
});

export type ContentConfig = z.output<typeof contentConfig>;
