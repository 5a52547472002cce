import { z } from 'zod';
import { line, linkTarget, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import { financeOfferCategory } from '#src/sites/model/publications.ts';

const model = z
  .strictObject({
    name: line(60),
    slug: slugText
      .optional()
      .meta({ description: "Slug of the model's page; made from the model's name when left out" }),
    overrideUrl: linkTarget
      .optional()
      .meta({ description: "Where 'Explore' leads instead of the model's page", spec: 'L2.26' }),
  })
  .refine(({ name, slug }) => slug !== undefined || slugify(name) !== '', {
    message: 'needs a slug, because its name has no letters or digits for an address',
  });

const finance = z.strictObject({
  ratePercent: z.number().min(0).max(30).meta({ description: 'Annual interest rate', unit: 'percent' }),
  termMonths: z.int().min(1).max(120).meta({ description: 'Longest term at this rate', unit: 'months' }),
});

const fields = z.strictObject({
  id: z
    .int()
    .min(1)
    .meta({ description: "The offer's number in its address; each offer on a site has its own", spec: 'L2.24' }),
  name: line(90),
  highlight: line(48).optional().meta({ description: 'What the offer is worth, in a few words' }),
  summary: line(200)
    .optional()
    .meta({ description: 'The text on the card of the offer, if the whole text is too long for it' }),
  disclaimer: z.string().trim().min(1).max(3000).optional(),
  category: line(40).optional(),
  manufacturer: slugText.optional().meta({ description: 'Slug of the make the offer is for' }),
  model: model.optional(),
  imageUrl: pictureAddress.optional(),
  imageAlt: z.string().max(200).default(''),
  excludedWebsiteIds: z.array(z.int().min(1)).max(500).default([]),
  lastDay: z.iso.date().meta({ allowed: 'a day in quotes, such as "2026-12-24"' }).optional(),
  finance: finance.optional(),
});

/** An interest rate has its own field, so that the comparison rate can be shown with it. @spec L3.08 */
export const offerSchema = fields.refine(
  ({ category, finance: rate }) => (category === financeOfferCategory) === (rate !== undefined),
  { message: `category '${financeOfferCategory}' and finance go together` },
);

export type OfferInput = z.output<typeof offerSchema>;

/** @spec L1.04 */
export const offersBlockSchema = z.strictObject({
  title: line(80).default('Latest offers').meta({ description: 'Heading above the offers' }),
  limit: z.int().min(1).max(12).default(3).meta({ description: 'Maximum number of offers', unit: 'offers' }),
});
