import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/publications.ts';

/** @spec L2.24 */
export const chooseOfferPath = (
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
  siteManufacturer: Manufacturer | null,
): string => publicationPaths.offer(id, siteManufacturer === null ? (manufacturer?.slug ?? null) : null);

/** @spec L2.26 */
export const chooseExploreHref = ({ slug, overrideUrl }: NonNullable<Offer['model']>): string =>
  overrideUrl ?? pagePaths.content(slug);
