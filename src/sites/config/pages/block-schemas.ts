import type { z } from 'zod';
import { ownBlockSchemas } from '#src/content/rules/blocks/own-block-schemas.ts';
import { formBlockSchema } from '#src/leads/rules/form-block-schema.ts';
import { locationsBlockSchema } from '#src/locations/rules/location-schema.ts';
import { offersBlockSchema } from '#src/offers/rules/offer-schema.ts';
import { reviewsBlockSchema } from '#src/reviews/rules/review-file-schema.ts';
import { stockBlockSchema } from '#src/search/rules/stock-block-schema.ts';

export const blockSchemas = {
  ...ownBlockSchemas,
  stock: stockBlockSchema,
  locations: locationsBlockSchema,
  form: formBlockSchema,
  offers: offersBlockSchema,
  reviews: reviewsBlockSchema,
} as const;

export type BlockName = keyof typeof blockSchemas;

export type PlacedBlock = {
  readonly [Name in BlockName]: { readonly kind: Name } & z.output<(typeof blockSchemas)[Name]>;
}[BlockName];

export type ContentBlock = { readonly kind: 'text'; readonly html: string } | PlacedBlock;
