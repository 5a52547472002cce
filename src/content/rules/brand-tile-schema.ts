import { z } from 'zod';
import { line, pictureAddress, slugText } from '#src/lib/schema/scalar-schemas.ts';

/** A brand of a dealer group. @spec B3.26, L3.17 */
export const brandTileSchema = z.strictObject({
  title: line(60),
  slug: slugText.meta({ description: 'Its name in addresses', spec: 'B9.50' }),
  logoSrc: pictureAddress
    .nullable()
    .default(null)
    .meta({ description: 'Its logo; without one its name stands there', spec: 'B1.18' }),
  imageBannerSrc: pictureAddress
    .nullable()
    .default(null)
    .meta({ description: 'Picture over its own page', spec: 'B3.26' }),
  description: line(300).meta({ description: 'What its own page says of it', spec: 'B3.26' }),
  skipPage: z.boolean().default(false).meta({
    description: 'Leads to /{slug}, a page that the dealer wrote, and not to /{slug}/overview',
    spec: 'B9.51',
  }),
});

/** Brands under one heading: cars, motorcycles, trucks, the group's own. @spec B1.17 */
export const brandGroupSchema = z.strictObject({ title: line(60), tiles: z.array(brandTileSchema).min(1).max(60) });

export type BrandTile = z.output<typeof brandTileSchema>;
