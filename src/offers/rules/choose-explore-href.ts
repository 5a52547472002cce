import * as pagePaths from '#src/lib/page-paths.ts';
import type { Offer } from '#src/sites/model/offer.ts';

/** Where 'Explore {model}' leads: the page of the model, unless it names another address. @spec L2.26 */
export const chooseExploreHref = ({ slug, overrideUrl }: NonNullable<Offer['model']>): string =>
  overrideUrl ?? pagePaths.content(slug);
