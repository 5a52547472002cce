import { pluralise } from '#src/lib/pluralise.ts';
import { buildSearchUrl } from '#src/search/rules/build-search-url.ts';
import { buildSimilarSearchHref } from '#src/search/rules/build-similar-search-href.ts';
import { buildVehicleBreadcrumb } from '#src/search/rules/build-vehicle-breadcrumb.ts';
import { chooseSimilar } from '#src/search/rules/choose-similar.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { buildCardAttributes } from '#src/vehicle/rules/build-card-attributes.ts';
import { buildGallery } from '#src/vehicle/rules/build-gallery.ts';
import { buildPlate } from '#src/vehicle/rules/build-plate.ts';
import { choosePhone } from '#src/vehicle/rules/choose-phone.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { isInStock } from '#src/vehicle/rules/is-in-stock.ts';
import { getStockStatus } from '#src/vehicle/rules/stock-status.ts';
import { type Vehicle, vehiclePath } from '#src/vehicle/rules/vehicle.ts';
import { buildLoadBarView } from '../vehicle-card/build-load-bar-view.ts';
import { buildVehicleCard } from '../vehicle-card/build-vehicle-card.ts';
import type { ButtonView, PriceView } from '../vehicle-card/vehicle-card-view.ts';
import type { ViewContext } from '../view-context.ts';
import { buildBreadcrumbData } from './build-breadcrumb-data.ts';
import { buildLocationView, findVehicleLocation } from './build-location-view.ts';
import { buildPhoneView } from './build-phone-view.ts';
import { buildVehicleSections } from './build-vehicle-sections.ts';
import { buildVehicleData } from './build-vehicle-structured-data.ts';
import type { PhoneView, ShareView, SimilarView, UnavailableView, VehiclePageView } from './vehicle-page-view.ts';

const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

const findPhone = (vehicle: Vehicle, { site }: ViewContext): PhoneView | null => {
  const { main, new: forNew, demo, used } = site.phones;
  const phone = choosePhone(vehicle, {
    main,
    byCarType: { new: forNew, demo, used },
    location: findVehicleLocation(vehicle, site)?.contact.phone ?? vehicle.location?.phone ?? null,
  });
  return phone === null ? null : buildPhoneView(phone, site);
};

/** The SOLD message, or that the vehicle is not to be had. @spec B2.42, L2.50, D.05 */
const buildUnavailable = (vehicle: Vehicle, { paths }: ViewContext): UnavailableView | null => {
  if (isInStock(vehicle)) return null;
  const isSold = getStockStatus(vehicle) === 'sold';
  return {
    heading: isSold ? 'SOLD' : 'Not available',
    text: `This ${getVehicleTitle(vehicle)} ${isSold ? 'has been sold' : 'is not available now'}. Like this and want something similar?`,
    similarLabel: 'Find Me Something Similar',
    similarHref: buildSimilarSearchHref(vehicle, paths),
  };
};

/** Buttons of the page that lead somewhere: those of later capabilities join here. @spec L2.49, L2.50, B5.16 */
const buildButtons = (
  vehicle: Vehicle,
  phone: PhoneView | null,
  unavailable: UnavailableView | null,
): readonly ButtonView[] => {
  if (unavailable !== null) {
    const { similarLabel: label, similarHref: href } = unavailable;
    return [{ name: 'findSimilar', label, href, isPrimary: true }];
  }
  const call: readonly ButtonView[] =
    phone === null ? [] : [{ name: 'call', label: `Call ${phone.text}`, href: phone.href, isPrimary: true }];
  const { historyReportUrl: file } = vehicle;
  return file === null
    ? call
    : [...call, { name: 'historyReport', label: 'Car History Report', href: file, isPrimary: false }];
};

/** @spec B2.62 to B2.66 */
const buildShare = (vehicle: Vehicle, { site }: ViewContext): ShareView | null => {
  if (site.url === '') return null;
  const { shareTwitter, copyLabel } = site.config.vehicle.page;
  return {
    url: `${site.url}${vehiclePath(vehicle.slug)}`,
    title: getVehicleTitle(vehicle),
    hasTwitter: shareTwitter,
    copyLabel,
    toastText: `Copied ${vehicle.name} to your clipboard!`,
  };
};

/** @spec B2.53, B5.45, B9.21 */
const buildSimilar = (vehicle: Vehicle, found: readonly Vehicle[], context: ViewContext): SimilarView | null => {
  const { paths, site } = context;
  const chosen = chooseSimilar(vehicle, found, site.config.vehicle.page.similarCount);
  if (chosen.length === 0) return null;
  const noun = chooseVehicleNoun([vehicle.itemType]);
  const body = vehicle.simpleBody;
  return {
    heading: `Similar ${noun.many}`,
    moreLabel: `See all ${body === null ? noun.many : pluralise(body)}`,
    moreHref:
      body === null ? paths.defaultPath : buildSearchUrl({ ...emptySearchState, refinements: { body: [body] } }, paths),
    cards: chosen.map((candidate) => buildVehicleCard(candidate, context)),
  };
};

const describePage = (vehicle: Vehicle, price: PriceView | null, context: ViewContext): string => {
  const { carTypeLabels } = context.site.config.search;
  const facts = buildCardAttributes(
    vehicle,
    ['car_type', 'simple_body', 'km', 'simple_transmission', 'city'],
    carTypeLabels,
  );
  const cost = price === null || price.kind !== 'price' ? null : joinKnown([price.text, price.qualifier], ' ');
  const named = joinKnown([getVehicleTitle(vehicle), vehicle.badge], ' ');
  return `${joinKnown([named, cost, ...facts.map(({ value }) => value)], ', ')}. ${context.site.name}.`;
};

/**
 * Everything that the page of a vehicle draws, in the order of B2.28.
 * @param found candidates for similar vehicles
 */
export const buildVehiclePage = (
  vehicle: Vehicle,
  found: readonly Vehicle[],
  context: ViewContext,
): VehiclePageView => {
  const { site, paths } = context;
  const { page, cards } = site.config.vehicle;
  const card = buildVehicleCard(vehicle, context);
  const canonicalUrl = `${site.url}${vehiclePath(vehicle.slug)}`;
  const breadcrumb = buildVehicleBreadcrumb(vehicle, paths, site.config.search);
  const phone = findPhone(vehicle, context);
  const unavailable = buildUnavailable(vehicle, context);
  const { price, wasPrice, marketBadge, finance, tag, certifiedLabel, title, status } = card;
  const firstImage = card.picture?.url ?? null;
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    documentTitle: `${joinKnown([title, vehicle.badge], ' ')} | ${site.name}`,
    description: describePage(vehicle, price, context),
    canonicalUrl,
    isIndexed: isInStock(vehicle),
    openGraphImageUrl: firstImage?.startsWith('/') ? `${site.url}${firstImage}` : firstImage,
    structuredData: [buildVehicleData(vehicle, site), buildBreadcrumbData(breadcrumb, site.url, canonicalUrl)],
    breadcrumb,
    gallery: buildGallery(vehicle, page),
    tag,
    certifiedLabel,
    title,
    subtitle: joinKnown([vehicle.badge, vehicle.series], ', ') || null,
    status,
    price,
    wasPrice,
    marketBadge,
    finance,
    icons: buildCardAttributes(vehicle, ['km', 'simple_transmission', 'simple_body'], site.config.search.carTypeLabels),
    plate: buildPlate(vehicle, page.plate.length > 0 ? page.plate : cards.plate),
    loadBar: page.hasLoadBar || cards.hasLoadBar ? buildLoadBarView(vehicle) : null,
    location: buildLocationView(vehicle, site),
    phone,
    buttons: buildButtons(vehicle, phone, unavailable),
    share: buildShare(vehicle, context),
    unavailable,
    ...buildVehicleSections(vehicle, context),
    similar: buildSimilar(vehicle, found, context),
  };
};
