import { z } from 'zod';
import { line, linkTarget, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';
import { figureSchema } from '../figure-schema.ts';
import { reasonSchema } from '../reason-schema.ts';
import { tileSchema } from '../tile-schema.ts';

const title = line(80).nullable().default(null).meta({ description: 'Heading over the block' });
const alt = z.string().max(200).meta({ description: 'What the picture shows; empty for one that only decorates' });

/** A picture between the paragraphs. */
const image = z.strictObject({
  src: pictureAddress,
  alt,
  caption: line(200).nullable().default(null),
  width: z.enum(['text', 'page']).default('text').meta({ description: 'As wide as the text, or as the page' }),
});

/** A picture beside words, with one way on. */
const feature = z.strictObject({
  title: line(80),
  text: line(1500).meta({ description: 'Markdown' }),
  src: pictureAddress,
  alt,
  side: z.enum(['start', 'end']).default('end').meta({ description: 'Where the picture stands on a wide screen' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'The way on' }),
});

const figures = z.strictObject({ title, figures: z.array(figureSchema).min(1).max(6) });

/** Without reasons of its own it shows those of the home page. */
const reasons = z.strictObject({ title, reasons: z.array(reasonSchema).max(8).default([]) });

const tiles = z.strictObject({ title, tiles: z.array(tileSchema).min(1).max(8) });

const payments = z.strictObject({ title });

const question = z.strictObject({ question: line(160), answer: line(1500).meta({ description: 'Markdown' }) });

const faq = z.strictObject({ title, questions: z.array(question).min(1).max(30) });

/** Without names it shows every group of the site's brands. */
const brands = z.strictObject({ title, groups: z.array(line(60)).max(8).default([]) });

const salesCounter = z.strictObject({});

/** The blocks that need nothing but what the dealer says of itself. @spec L2.75, B1.17, B1.19, B1.21, L1.11 */
export const ownBlockSchemas = {
  image,
  feature,
  figures,
  reasons,
  tiles,
  payments,
  faq,
  brands,
  salesCounter,
} as const;
