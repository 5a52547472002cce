import { z } from 'zod';
import { line, linkTarget, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';

export const countedFigures = ['stock', 'locations', 'makes', 'brands', 'years'] as const;

/** @spec B1.19 */
export const figureSchema = z
  .strictObject({
    label: line(60),
    value: line(20).optional().meta({ description: 'The figure as shown' }),
    count: z.enum(countedFigures).optional().meta({
      description: 'A figure the site counts itself: makes are those in stock, brands those in the groups that fold',
    }),
    isRounded: z.boolean().default(false).meta({
      description:
        "Whether a figure that the site counts is rounded down to tens, so that 36 becomes '30+'. Figures below 10 stay exact",
      spec: 'B1.19',
    }),
    href: linkTarget.optional(),
  })
  .refine((entry) => (entry.value === undefined) !== (entry.count === undefined), {
    message: 'needs either value or count',
  });

export type Figure = z.output<typeof figureSchema>;

/** @spec L1.11 */
export const reasonSchema = z.strictObject({ title: line(80), text: line(300) });

export type Reason = z.output<typeof reasonSchema>;

export const tileSchema = z.strictObject({
  title: line(80),
  text: line(300),
  href: linkTarget,
  action: line(40).meta({ description: 'Text of the link' }),
  imageUrl: pictureAddress.optional(),
  tone: z.enum(['plain', 'brand', 'accent']).default('plain').meta({ description: 'Colour of the tile' }),
});

export type Tile = z.output<typeof tileSchema>;

const title = line(80).nullable().default(null).meta({ description: 'Heading above the block' });
const alt = z
  .string()
  .max(200)
  .meta({ description: 'What the picture shows, for people who can’t see it; empty if the picture only decorates' });

const image = z.strictObject({
  src: pictureAddress,
  alt,
  caption: line(200).nullable().default(null),
  width: z.enum(['text', 'page']).default('text').meta({ description: 'Width: the text column or the whole page' }),
});

const feature = z.strictObject({
  title: line(80),
  text: line(1500).meta({ description: 'Markdown' }),
  src: pictureAddress,
  alt,
  side: z.enum(['start', 'end']).default('end').meta({ description: 'Which side the picture is on, on a wide screen' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'Link below the text' }),
});

const figures = z.strictObject({ title, figures: z.array(figureSchema).min(1).max(6) });

/** A block without reasons shows the home page's reasons. */
const reasons = z.strictObject({ title, reasons: z.array(reasonSchema).max(8).default([]) });

const tiles = z.strictObject({ title, tiles: z.array(tileSchema).min(1).max(8) });

const payments = z.strictObject({ title });

const question = z.strictObject({ question: line(160), answer: line(1500).meta({ description: 'Markdown' }) });

const faq = z.strictObject({ title, questions: z.array(question).min(1).max(30) });

/** A block without `groups` shows every brand group. */
const brands = z.strictObject({ title, groups: z.array(line(60)).max(8).default([]) });

/** A block without `names` shows all the people in `content.people`. */
const people = z.strictObject({ title, names: z.array(line(60)).max(60).default([]) });

const salesCounter = z.strictObject({});

/** @spec L2.75, B1.17, B1.19, B1.21, L1.11, D.58 */
export const ownBlockSchemas = {
  image,
  feature,
  figures,
  reasons,
  tiles,
  payments,
  faq,
  brands,
  people,
  salesCounter,
} as const;

/** @spec B3.26, L3.17 */
const brandTileSchema = z.strictObject({
  title: line(60),
  slug: slugText.meta({ description: 'Brand’s name in web addresses', spec: 'B9.50' }),
  logoSrc: pictureAddress.nullable().default(null).meta({
    description: 'Logo of the brand; null shows the logo in `content.makeLogos`, or else the name',
    spec: 'B1.18',
  }),
  imageBannerSrc: pictureAddress
    .nullable()
    .default(null)
    .meta({ description: "Picture at the top of the brand's page; null shows none", spec: 'B3.26' }),
  description: line(300).meta({ description: 'Text on the brand’s page', spec: 'B3.26' }),
  skipPage: z.boolean().default(false).meta({
    description: 'Whether the brand links to /{slug}, a page that the dealer wrote, instead of /{slug}/overview',
    spec: 'B9.51',
  }),
});

/** @spec B1.17 */
export const brandGroupSchema = z.strictObject({
  title: line(60),
  tiles: z.array(brandTileSchema).min(1).max(60),
  isTradeInOnly: z.boolean().default(false).meta({
    description:
      'Whether the dealer takes the brands of this group only as trade-ins. Their pages then have no link to vehicles for sale',
    spec: 'B9.50',
  }),
  featured: z.array(slugText).max(60).nullable().default(null).meta({
    description:
      "Slugs of the brands that are always shown on the home page, in this order; the others of the group are behind 'All brands'. With null, all brands are shown",
    spec: 'B1.17',
  }),
});

export type BrandTile = z.output<typeof brandTileSchema>;
