import { buildDealerData } from '../vehicle-page/build-dealer-data.ts';
import type { ViewSite } from '../view-context.ts';

/** The dealer as search engines read it, with every place that shoppers may know of. */
export const buildDealerWithPlaces = (site: ViewSite): object => ({
  ...buildDealerData(site, undefined),
  department: site.locations.filter(({ visible }) => visible).map((location) => buildDealerData(site, location)),
});
