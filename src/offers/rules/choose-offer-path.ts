import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/offer.ts';

/** Where an offer is: with its make in the address only when it has one and the site is not that of a single make. @spec L2.24 */
export const chooseOfferPath = (
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
  siteManufacturer: Manufacturer | null,
): string => publicationPaths.offer(id, siteManufacturer === null ? (manufacturer?.slug ?? null) : null);
