import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/publications.ts';

/** Returns an offer's address; it names the make only when there is one and the site sells several. @spec L2.24 */
export const chooseOfferPath = (
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
  siteManufacturer: Manufacturer | null,
): string => publicationPaths.offer(id, siteManufacturer === null ? (manufacturer?.slug ?? null) : null);

/** Returns the target of 'Explore {model}': the model's page, unless the offer names another. @spec L2.26 */
export const chooseExploreHref = ({ slug, overrideUrl }: NonNullable<Offer['model']>): string =>
  overrideUrl ?? pagePaths.content(slug);
