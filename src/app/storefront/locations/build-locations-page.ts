import { buildBreadcrumbData, buildTrail, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { locationPaths } from '#src/lib/page-paths.ts';
import type { LocationQuestion, PostcodeAnswer } from '#src/locations/rules/places/location-filter.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { buildLocationBlock, type LocationBlockView } from '#src/locations/view/build-location-block.ts';
import { buildLocationSearch, type LocationSearchView } from '#src/locations/view/build-location-search.ts';
import type { MapDrawing } from '#src/locations/view/build-map-drawing.ts';
import { buildMapView, type MapView } from '#src/locations/view/build-map-view.ts';

/** @spec L2.23 */
export interface LocationsPageView extends PageDocument {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly search: LocationSearchView;
  readonly block: LocationBlockView;
  readonly map: MapView | null;
  /** Null if no map is drawn. The route's loader sets it. @spec L9.24 */
  readonly drawing: MapDrawing | null;
}

/** @spec L2.23, L2.66 */
export const buildLocationsPage = (
  question: LocationQuestion,
  answer: PostcodeAnswer,
  { site, now }: Pick<ViewContext, 'site' | 'now'>,
): LocationsPageView => {
  const from = answer.kind === 'found' ? answer.coordinates : null;
  const canonicalUrl = `${site.url}${locationPaths.list}`;
  const title = site.home.headings.locations;
  const crumbs = buildTrail('Our Locations');
  const block = buildLocationBlock(question.filter, site, { now, from });
  const shown = block.locations.map(({ id }) => site.locations.find((location) => location.id === id));
  return {
    documentTitle: `Our Locations | ${site.name}`,
    description: `Find your nearest ${site.name} location, with addresses, opening hours and phone numbers.`,
    canonicalUrl,
    isIndexed: question.postcode === '' && question.filter === 'all',
    openGraphImageUrl: null,
    structuredData: [
      buildBreadcrumbData(crumbs, site.url, canonicalUrl),
      ...shown.map((location) => buildDealerData(site, location, now)),
    ],
    title,
    crumbs,
    search: buildLocationSearch(site, question, answer),
    block,
    map: buildMapView(site.config.places.map, block.locations),
    drawing: null,
  };
};
