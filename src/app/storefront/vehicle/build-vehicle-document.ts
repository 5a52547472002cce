import { buildBreadcrumbData } from '#src/app/storefront/build-breadcrumb-data.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { joinKnown } from '#src/lib/text/join-known.ts';
import { toAbsoluteUrl } from '#src/lib/to-absolute-url.ts';
import type { PriceView } from '#src/pricing/view/price-view.ts';
import { buildVehicleBreadcrumb } from '#src/search/view/build-vehicle-breadcrumb.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildCardAttributes } from '#src/vehicle/view/card/build-card-attributes.ts';
import { buildVehicleData } from './build-vehicle-structured-data.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

type VehicleDocument = Pick<
  VehiclePageView,
  'documentTitle' | 'description' | 'canonicalUrl' | 'isIndexed' | 'openGraphImageUrl' | 'structuredData' | 'breadcrumb'
>;

const describePage = (vehicle: Vehicle, price: PriceView | null, { site }: ViewContext): string => {
  const { carTypeLabels } = site.config.search;
  const facts = buildCardAttributes(
    vehicle,
    ['car_type', 'simple_body', 'km', 'simple_transmission', 'city'],
    carTypeLabels,
  );
  const cost = price === null || price.kind !== 'price' ? null : joinKnown([price.text, price.qualifier], ' ');
  const named = joinKnown([getVehicleTitle(vehicle), vehicle.badge], ' ');
  return `${joinKnown([named, cost, ...facts.map(({ value }) => value)], ', ')}. ${site.name}.`;
};

/** What browsers and search engines are told of a vehicle's page. @spec B2.29 */
export const buildVehicleDocument = (
  vehicle: Vehicle,
  { title, price, picture }: VehicleCardView,
  context: ViewContext,
): VehicleDocument => {
  const { site, paths } = context;
  const canonicalUrl = `${site.url}${pagePaths.vehicle(vehicle.slug)}`;
  const breadcrumb = buildVehicleBreadcrumb(vehicle, paths, site.config.search);
  return {
    documentTitle: `${joinKnown([title, vehicle.badge], ' ')} | ${site.name}`,
    description: describePage(vehicle, price, context),
    canonicalUrl,
    isIndexed: isInStock(vehicle),
    openGraphImageUrl: picture === null ? null : toAbsoluteUrl(buildSharedImageUrl(picture.url), site.url),
    structuredData: [buildVehicleData(vehicle, site), buildBreadcrumbData(breadcrumb, site.url, canonicalUrl)],
    breadcrumb,
  };
};
