import { buildBreadcrumbData, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { locationPaths } from '#src/lib/page-paths.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import { listPlaceLocations } from '#src/locations/rules/places/choose-locations.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { buildLocationDetail, type LocationDetailView } from '#src/locations/view/build-location-detail.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import { buildReviewSets, type ReviewSetView } from '#src/reviews/view/build-review-sets.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';

export interface LocationStockView {
  readonly cards: readonly VehicleCardView[];
  readonly more: { readonly label: string; readonly href: string };
}

/** @spec L2.64 */
export interface LocationPageView extends PageDocument {
  readonly crumbs: readonly Crumb[];
  readonly detail: LocationDetailView;
  /** Null until the page's loader adds it, and if the location has no stock. */
  readonly stock: LocationStockView | null;
  /** @spec L3.05 */
  readonly reviews: ReviewSetView | null;
}

const namePlace = ({ name, address: { city, state } }: SiteLocation): string =>
  name === city ? `${city} ${state}` : `${name}, ${city} ${state}`;

/** @spec L2.21, L2.22, L2.64 */
export const buildLocationPage = (
  slug: string,
  { site, now }: Pick<ViewContext, 'site' | 'now'>,
): LocationPageView | undefined => {
  const visible = site.locations.filter((location) => location.visible);
  const location = visible.find((candidate) => candidate.slug === slug);
  if (location === undefined) return undefined;
  const { detailPath, uniqueBy } = site.config.places;
  // If locations such as a showroom and a workshop share a place, the page of the first location is canonical.
  const [shown = location] = listPlaceLocations(location, visible, uniqueBy);
  const canonicalUrl = `${site.url}${locationPaths.detail(detailPath, shown.slug)}`;
  const crumbs = [
    { label: 'Home', href: pagePaths.home },
    { label: 'Our Locations', href: locationPaths.list },
    { label: location.name, href: null },
  ];
  return {
    documentTitle: `${namePlace(location)} | ${site.name}`,
    description: `${site.name}, ${location.name}: ${formatAddress(location.address)}. Opening hours, phone and directions.`,
    canonicalUrl,
    isIndexed: true,
    openGraphImageUrl:
      location.image === null ? null : toAbsoluteUrl(buildSharedImageUrl(location.image.url), site.url),
    structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl), buildDealerData(site, location, now)],
    crumbs,
    detail: buildLocationDetail(location, site, now),
    stock: null,
    reviews: buildReviewSets(site, now).find(({ id }) => id === `reviews-${slug}`) ?? null,
  };
};
