import type { z } from 'zod';
import { ownBlockSchemas } from '#src/content/rules/blocks/own-block-schemas.ts';
import { formBlockSchema } from '#src/leads/rules/form-block-schema.ts';
import { locationsBlockSchema } from '#src/locations/rules/location-schema.ts';
import { offersBlockSchema } from '#src/offers/rules/offer-schema.ts';
import { reviewsBlockSchema } from '#src/reviews/rules/review-file-schema.ts';
import { stockBlockSchema } from '#src/search/rules/stock-block-schema.ts';

/**
 * The blocks that a dealer's page can have between its paragraphs, by the name that its Markdown uses. A new block adds its
 * row here, and what draws it to `build-block-view.ts` and `content-block.tsx`, which do not compile without it.
 */
export const blockSchemas = {
  ...ownBlockSchemas,
  stock: stockBlockSchema,
  locations: locationsBlockSchema,
  form: formBlockSchema,
  offers: offersBlockSchema,
  reviews: reviewsBlockSchema,
} as const;

export type BlockName = keyof typeof blockSchemas;

/** A block with what its dealer wrote into it; Markdown in it is HTML by now. */
export type PlacedBlock = {
  readonly [Name in BlockName]: { readonly kind: Name } & z.output<(typeof blockSchemas)[Name]>;
}[BlockName];

/** Paragraphs or a block. */
export type ContentBlock = { readonly kind: 'text'; readonly html: string } | PlacedBlock;
