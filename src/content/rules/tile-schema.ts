import { z } from 'zod';
import { line, linkTarget, pictureAddress } from '#src/lib/schema/scalar-schemas.ts';

/** A picture, a few words and one way on. */
export const tileSchema = z.strictObject({
  title: line(80),
  text: line(300),
  href: linkTarget,
  action: line(40).meta({ description: 'Words of the link' }),
  imageUrl: pictureAddress.optional(),
  tone: z.enum(['plain', 'brand', 'accent']).default('plain').meta({ description: 'Colour of the tile' }),
});

export type Tile = z.output<typeof tileSchema>;
