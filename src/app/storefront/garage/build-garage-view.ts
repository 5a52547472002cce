import { buildTrail, type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';

export interface GarageView extends PageDocument {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly noun: Noun;
  readonly searchHref: string;
}

/** The view is the same for everyone, because only the browser knows the saved vehicles. @spec B1.14, D.30 */
export const buildGarageView = (site: ViewSite): GarageView => {
  const title = 'Garage';
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  return {
    title,
    noun,
    breadcrumb: buildTrail(title),
    searchHref: site.config.search.path,
    documentTitle: `${title} | ${site.name}`,
    description: `The ${noun.many} you’ve saved at ${site.name}.`,
    canonicalUrl: `${site.url}${site.config.favourites.garagePath}`,
    ...unindexedPage,
  };
};
