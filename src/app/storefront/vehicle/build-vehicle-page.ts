import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { listLatestPosts } from '#src/blog/rules/list-published-posts.ts';
import { buildPrintLinkView } from '#src/brochure/view/build-print-link-view.ts';
import { buildDeliveryView } from '#src/calculators/view/delivery/build-delivery-view.ts';
import { buildFuelView } from '#src/calculators/view/fuel/build-fuel-view.ts';
import { checkoutPath } from '#src/checkout/rules/checkout-requests.ts';
import type { CheckoutConfig } from '#src/checkout/rules/config.ts';
import { buildViewedEntry } from '#src/favourites/view/build-viewed-entry.ts';
import { buildFinanceFigures } from '#src/finance/view/build-finance-figures.ts';
import { buildYouxCall } from '#src/finance/view/build-youx-call.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { localDay, localYear } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { findVehiclePhone } from '#src/locations/rules/find-vehicle-location.ts';
import { buildLocationView } from '#src/locations/view/build-location-view.ts';
import { buildPhoneRecord, buildPhoneView } from '#src/locations/view/build-phone-view.ts';
import { hasPriceComparison } from '#src/market/rules/comparison/is-comparison-eligible.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { chooseViewEvent } from '#src/tracking/rules/event-ids.ts';
import { buildCarFields } from '#src/vehicle/rules/build-car-fields.ts';
import { chooseVehicleNoun, nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { PageLinksConfig } from '#src/vehicle/rules/page/page-config.ts';
import { isCertified } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildLoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import { buildPageLinks } from '#src/vehicle/view/build-page-links.ts';
import { buildPlate } from '#src/vehicle/view/build-plate.ts';
import { buildStatusNote, type StatusNoteView } from '#src/vehicle/view/build-status-note.ts';
import type { ShareView } from '#src/vehicle/view/button-view.ts';
import { buildCardAttributes } from '#src/vehicle/view/card/build-card-parts.ts';
import { chooseLeadFigures } from '#src/vehicle/view/choose-lead-figures.ts';
import { buildGallery } from '#src/vehicle/view/gallery/build-gallery.ts';
import { buildInformation } from '#src/vehicle/view/information/build-information.ts';
import { buildVehicleSections } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import { itemTypeStrokes } from '#src/vehicle/view/item-type-strokes.ts';
import { buildPageActions, buildPageButtonsView } from './build-page-actions.ts';
import { buildVehicleDocument } from './build-vehicle-document.ts';
import { describeSimilar } from './similar/build-similar-view.ts';
import { buildUnavailableView } from './similar/build-unavailable-view.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

/**
 * Links to the reservation for the person who made it. The page is cached for everyone, so everyone sees the link, and
 * the reservation page checks who opens it. @spec B9.29, B4.07
 */
const addOwnReservation = (
  standing: StatusNoteView | null,
  { slug, isReserved }: Pick<Vehicle, 'slug' | 'isReserved'>,
  { path }: Pick<CheckoutConfig, 'path'>,
): StatusNoteView | null =>
  standing === null || !isReserved || path === 'none'
    ? standing
    : { ...standing, own: { label: 'Is this your reservation? View it here', href: checkoutPath(slug, path) } };

const findPhone = (vehicle: Vehicle, { site }: ViewContext): PhoneView | null => {
  const phone = findVehiclePhone(vehicle, site);
  return phone === null
    ? null
    : buildPhoneView(phone, site.config.vehicle, {
        askHref: `${apiPaths.phone}?car=${vehicle.slug}`,
        record: buildPhoneRecord(vehicle, site.websiteId),
      });
};

/** @spec B2.62 to B2.66 */
const buildShare = (vehicle: Vehicle, { site }: ViewContext): ShareView | null => {
  if (site.url === '') return null;
  const { hasTwitter, copyLabel } = site.config.vehicle.page;
  return {
    url: `${site.url}${pagePaths.vehicle(vehicle.slug)}`,
    title: getVehicleTitle(vehicle),
    hasTwitter,
    copyLabel,
    toastText: `Copied ${vehicle.name} to your clipboard!`,
  };
};

type Sidebar = Pick<
  VehiclePageView,
  'icons' | 'bodyStrokes' | 'leadFigures' | 'loadBar' | 'location' | 'phone' | 'buttons' | 'share' | 'unavailable'
>;

/** @spec B2.38, B2.41 */
const buildSidebar = (vehicle: Vehicle, context: ViewContext): Sidebar => {
  const { site } = context;
  const { page, cards } = site.config.vehicle;
  const phone = findPhone(vehicle, context);
  const unavailable = buildUnavailableView(vehicle, context);
  const icons = buildCardAttributes(
    vehicle,
    ['km', 'simple_transmission', 'simple_body'],
    site.config.search.carTypeLabels,
  );
  const plate = buildPlate(vehicle, page.plate.length > 0 ? page.plate : cards.plate);
  return {
    icons,
    bodyStrokes: itemTypeStrokes[vehicle.itemType],
    leadFigures: chooseLeadFigures(icons, plate, page),
    loadBar: page.hasLoadBar || cards.hasLoadBar ? buildLoadBarView(vehicle) : null,
    location: buildLocationView(vehicle, site),
    phone,
    buttons: buildPageButtonsView(vehicle, unavailable),
    share: buildShare(vehicle, context),
    unavailable,
  };
};

const buildComparison = (vehicle: Vehicle, { site }: ViewContext): VehiclePageView['comparison'] => {
  const { market } = site.config;
  if (!hasPriceComparison(vehicle, market)) return null;
  return { address: pagePaths.priceComparison(vehicle.slug), isAnalysed: market.plugins.includes('Car Analysis') };
};

/** @spec B2.55 */
const dropEmptyOffers = (links: PageLinksConfig, { site, now }: ViewContext): PageLinksConfig =>
  links.offersHref === publicationPaths.specialOffers && listShownOffers(site, now).length === 0
    ? { ...links, offersHref: null }
    : links;

/** @spec B4.05, B4.13 */
const describeCondition = (vehicle: Vehicle, tag: VehiclePageView['tag'], { site }: ViewContext): string => {
  const { cards } = site.config.vehicle;
  const isUnsaid = isCertified(vehicle, cards) && tag?.kind !== 'certified';
  return joinKnown([site.config.search.carTypeLabels[vehicle.carType], isUnsaid ? cards.certifiedLabel : null], ' · ');
};

export const buildVehiclePage = (vehicle: Vehicle, hasSimilar: boolean, context: ViewContext): VehiclePageView => {
  const card = buildVehicleCard(vehicle, context);
  const { page: pageConfig } = context.site.config.vehicle;
  const today = { now: context.now, timeZone: context.site.timeZone };
  const { id, slug, price, wasPrice, marketBadge, tag, title, status, keep } = card;
  return {
    id,
    slug,
    ...buildVehicleDocument(vehicle, card, context),
    gallery: buildGallery(vehicle, context.site.config.vehicle),
    tag,
    title,
    condition: describeCondition(vehicle, tag, context),
    subtitle: joinKnown([vehicle.badge, vehicle.series], ', ') || null,
    status,
    price,
    wasPrice,
    marketBadge,
    comparison: buildComparison(vehicle, context),
    disclaimerCharacters: context.site.config.finance.disclaimerCharacters,
    ...buildFinanceFigures(vehicle, context.site.config, today),
    youxCall: buildYouxCall(vehicle, context.site.config, localYear(today.now, today.timeZone)),
    ...buildSidebar(vehicle, context),
    actions: buildPageActions(vehicle, context),
    record: { fields: buildCarFields(vehicle), websiteId: context.site.websiteId },
    standing: addOwnReservation(
      buildStatusNote(vehicle, pageConfig.standing, price?.kind === 'preorder'),
      vehicle,
      context.site.config.checkout,
    ),
    information: buildInformation(vehicle, pageConfig.information, price?.kind === 'price'),
    viewEventId: chooseViewEvent(vehicle),
    hasLatestPosts: listLatestPosts(context.site, context.now).length > 0,
    links: buildPageLinks(
      dropEmptyOffers(pageConfig.links, context),
      chooseVehicleNoun(context.site.config.search.itemTypes),
    ),
    bars: pageConfig.bars,
    order: pageConfig.order,
    noun: nameVehicle(vehicle).one,
    ...buildVehicleSections(vehicle, pageConfig, localDay(context.now, context.site.timeZone)),
    fuel: buildFuelView(vehicle, context.site.config.calculators.fuel),
    delivery: buildDeliveryView(vehicle, context.site.config.calculators.delivery, context.site.locations),
    keep,
    print: buildPrintLinkView(vehicle, pageConfig.print),
    viewed: { entry: buildViewedEntry(vehicle), count: context.site.config.favourites.viewedCount },
    similar: hasSimilar ? { ...describeSimilar(vehicle, context), cards: [] } : null,
  };
};
