import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';

/** The dealer as search engines read it, with every place that shoppers may know of. */
export const buildDealerWithPlaces = (site: ViewSite): object => ({
  ...buildDealerData(site, undefined),
  department: site.locations.filter(({ visible }) => visible).map((location) => buildDealerData(site, location)),
});
