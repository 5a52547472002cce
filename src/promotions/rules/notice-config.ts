import { z } from 'zod';
import { line, linkTarget, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';

const expiryDate = z.iso
  .date()
  .meta({ allowed: 'a day such as 2026-12-24' })
  .nullable()
  .default(null)
  .meta({ description: 'Last day on which it shows, by the clock of the site; null: for good', spec: 'B5.43' });

/** The bar over the header of every page. @spec L2.74 */
export const announcementConfig = z.strictObject({
  text: line(160).meta({ description: 'One sentence' }),
  link: z
    .strictObject({ label: line(40), href: linkTarget })
    .nullable()
    .default(null)
    .meta({ description: 'The way on, after the sentence' }),
  expiryDate,
});

/** The dialog that opens by itself on the home page. @spec L2.72, L4.27 */
export const popupConfig = z.strictObject({
  title: line(80).meta({ description: 'Its heading' }),
  text: line(300).meta({ description: 'The description: one or two sentences' }),
  href: linkTarget.meta({ description: 'Where its button leads' }),
  action: line(40).meta({ description: 'Words of the button' }),
  imageUrl: pictureAddress.nullable().default(null).meta({ description: 'Picture over the words', spec: 'L2.72' }),
  imageAlt: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'What the picture shows; empty for one that only decorates' }),
  delaySeconds: z.int().min(0).max(60).default(3).meta({
    description: 'How long a shopper has looked at the page before it opens',
    unit: 'seconds',
    spec: 'L4.27',
  }),
  expiryDate,
});
