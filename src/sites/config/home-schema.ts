import { z } from 'zod';
import { figureSchema, reasonSchema, tileSchema } from '#src/content/rules/blocks/own-block-schemas.ts';
import { line, linkTarget, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';

const hero = z.strictObject({
  title: line(120),
  highlight: line(60).optional().meta({ description: 'Part of the title in the accent colour' }),
  text: line(300).meta({
    description:
      "Text under the title. {count} stands for the number of vehicles that the search lists: '{count} cars' becomes '12 cars', and '{count:car|cars}' becomes '1 car' or '12 cars'",
  }),
  imageUrl: pictureAddress.optional(),
  imageTallUrl: pictureAddress.optional().meta({ description: 'Upright picture for a phone' }),
  imageKeeps: z.enum(['foot', 'upper']).default('foot').meta({
    description:
      'Part of the picture that wide screens show, so that the vehicle isn’t cut off: the lower part (`foot`) or the upper part',
  }),
  imageAlt: line(200).optional(),
  action: z.strictObject({ label: line(40), href: linkTarget }).optional(),
});

const homeSections = [
  'stats',
  'bodies',
  'models',
  'arrivals',
  'makes',
  'promoTiles',
  'reasons',
  'profile',
  'brands',
  'salesCounter',
  'locations',
  'budget',
  'priceSlider',
] as const;

const heading = (words: string, section: string) =>
  line(80)
    .default(words)
    .meta({ description: `Heading above ${section}` });

const headings = z.strictObject({
  bodies: heading('What are you after?', 'the body types'),
  models: heading('Our range', 'the models'),
  arrivals: heading('Just arrived', 'the newest vehicles'),
  inStock: heading(
    'In stock now',
    'the newest vehicles, instead of `arrivals`, if the stock doesn’t say when each of them was listed',
  ),
  makes: heading('Shop by brand', 'the makes'),
  promoTiles: heading('Good to know', 'the promo tiles'),
  reasons: heading('Why choose us', 'the reasons to choose the dealer'),
  brands: heading('Our brands', 'the brands of the group'),
  budget: heading('What can you afford?', 'the search by budget'),
  priceSlider: heading('Choose by price', 'the price slider'),
  locations: heading('Our Locations', 'the locations'),
});

export const homeSchema = z.strictObject({
  hero,
  sections: z
    .array(z.enum(homeSections))
    .max(homeSections.length)
    .default(['stats', 'bodies', 'arrivals', 'makes', 'promoTiles', 'reasons', 'locations'])
    .meta({
      description: 'Sections of the home page below its top, in order. A section that has nothing to show is left out',
    }),
  headings: headings.prefault({}),
  arrivalsCount: z.int().min(1).max(24).default(4).meta({
    description: 'Maximum number of newest vehicles on the home page',
    unit: 'vehicles',
    spec: 'L9.33',
  }),
  tileImages: z.record(line(40), pictureAddress).default({}).meta({
    description:
      'Pictures for the tiles of body types and models, by name: vehicles without a background. Other models show a vehicle in stock',
  }),
  promoTiles: z.array(tileSchema).max(8).default([]).meta({ description: 'Promo tiles on the home page' }),
  stats: z.array(figureSchema).max(6).default([]).meta({ description: 'Figures about the business on the home page' }),
  reasons: z
    .array(reasonSchema)
    .max(8)
    .default([])
    .meta({ description: 'Reasons to choose the dealer, on the home page', spec: 'L1.11' }),
});

export type Home = z.output<typeof homeSchema>;
