import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/publications.ts';

/** Where an offer is: with its make in the address only when it has one and the site is not that of a single make. @spec L2.24 */
export const chooseOfferPath = (
  { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>,
  siteManufacturer: Manufacturer | null,
): string => publicationPaths.offer(id, siteManufacturer === null ? (manufacturer?.slug ?? null) : null);

/** Where 'Explore {model}' leads: the page of the model, unless it names another address. @spec L2.26 */
export const chooseExploreHref = ({ slug, overrideUrl }: NonNullable<Offer['model']>): string =>
  overrideUrl ?? pagePaths.content(slug);
