import { z } from 'zod';
import { linkTarget } from '#src/lib/schema/scalar-schemas.ts';

/** Switches of the banner with three links under a vehicle; a link whose address is null is left out. */
export const pageLinksConfig = z.strictObject({
  offersHref: linkTarget.nullable().default('/special-offers').meta({
    description: 'Where the latest offers are',
    spec: 'B2.55',
  }),
  serviceHref: linkTarget.nullable().default('/service').meta({
    description: 'Where a service is booked: a page of the site, or one of the maker',
    spec: 'B2.55',
  }),
  sellHref: linkTarget.nullable().default('/trade-in').meta({
    description: 'Where shoppers sell a vehicle of their own',
    spec: 'B2.55',
  }),
  hasInstantOffer: z.boolean().default(true).meta({
    description: "The words 'Get an instant offer in 2 minutes' on the link to sell",
    spec: 'B2.56',
  }),
});

export type PageLinksConfig = z.infer<typeof pageLinksConfig>;
