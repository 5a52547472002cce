import { shortenEnquireLabel } from '#src/app/storefront/build-enquire-action.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { findReserveHref } from '#src/checkout/rules/is-checkout-enabled.ts';
import { buildKeepView, type KeepView } from '#src/favourites/view/build-keep-view.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import { buildFinanceView, type FinanceView } from '#src/finance/view/build-finance-view.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildMarketBadgeView, type MarketBadgeView } from '#src/market/view/build-market-badge-view.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { buildPriceView, buildWasPriceView, type MoneyView } from '#src/pricing/view/build-price-view.ts';
import { findPurchaseHref } from '#src/purchase/rules/find-purchase-href.ts';
import { findTowLimitKg } from '#src/search/rules/find-tow-limit-kg.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { buildSimilarSearchHref } from '#src/search/rules/url/build-similar-search-href.ts';
import type { CardConfig } from '#src/vehicle/rules/card/card-config.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { countPhotos, findNextPhotoUrl } from '#src/vehicle/rules/media/photos.ts';
import { getStockStatus, isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildLoadBarView, type LoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import { buildPlate } from '#src/vehicle/view/build-plate.ts';
import { buildTowMargin, type TowMarginView } from '#src/vehicle/view/build-tow-margin.ts';
import type { ButtonView } from '#src/vehicle/view/button-view.ts';
import {
  buildCardAttributes,
  buildCardButtonsView,
  buildCardTagView,
  type CardPictureView,
  chooseCardPicture,
} from '#src/vehicle/view/card/build-card-parts.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import { missingImageText } from '#src/vehicle/view/gallery/choose-placeholder-text.ts';
import type { VehicleHeadingView } from '#src/vehicle/view/vehicle-heading-view.ts';

/** @spec B2.17 */
export interface VehicleCardView extends VehicleHeadingView, CardPictureView, MoneyView {
  readonly id: number;
  readonly slug: string;
  readonly href: string;
  readonly attributes: readonly Figure[];
  /** The card's figures or, in a table, the figures for the table's columns. Empty if there are none to show. */
  readonly plate: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  /**
   * Null for a sold vehicle, and if the shopper's towing limit or the vehicle's aggregate trailer mass (ATM) is
   * unknown.
   */
  readonly towMargin: TowMarginView | null;
  readonly marketBadge: MarketBadgeView | null;
  readonly finance: FinanceView | null;
  readonly soldText: string | null;
  /** @spec B2.26 */
  readonly similarText: string | null;
  /** @spec B4.30, B4.32 */
  readonly keep: KeepView | null;
  readonly buttons: readonly ButtonView[];
}

const describeSale = (vehicle: Vehicle, timeZone: string): string => {
  const { soldAtSeconds } = vehicle;
  return soldAtSeconds === null ? 'Sold' : `Sold on ${formatDayInWords(localDay(soldAtSeconds * 1000, timeZone))}`;
};

/** @spec B2.17, B4.20 */
const buildMoney = (
  vehicle: Vehicle,
  { site, now }: ViewContext,
): Pick<VehicleCardView, 'price' | 'wasPrice' | 'marketBadge' | 'finance'> => {
  const { pricing, market, finance } = site.config;
  if (getStockStatus(vehicle) === 'sold') return { price: null, wasPrice: null, marketBadge: null, finance: null };
  return {
    price: buildPriceView(vehicle, pricing),
    wasPrice: buildWasPriceView(vehicle, pricing),
    marketBadge: buildMarketBadgeView(vehicle, market, site.state),
    finance: buildFinanceView(vehicle, finance, { now, timeZone: site.timeZone }),
  };
};

const isSaidByChips = ({ attributes, plate }: CardConfig): boolean =>
  attributes.includes('car_type') && plate.length === 0;

export interface CardOptions {
  readonly figures?: CardConfig['plate'];
  readonly towLimitKg?: number | null;
}

export const chooseCardOptions = (
  config: ViewContext['site']['config']['search'],
  state: SearchState = emptySearchState,
): CardOptions => ({
  ...(config.results.arrangement === 'table' ? { figures: config.results.columns } : {}),
  towLimitKg: findTowLimitKg(state, config),
});

/** @spec B2.17, B4.01 to B4.13 */
export const buildVehicleCard = (
  vehicle: Vehicle,
  context: ViewContext,
  { figures, towLimitKg = null }: CardOptions = {},
): VehicleCardView => {
  const { site, paths, now } = context;
  const { cards, page } = site.config.vehicle;
  const status = getStockStatus(vehicle);
  const picture = chooseCardPicture(vehicle, page);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    href: pagePaths.vehicle(vehicle.slug),
    title: getVehicleTitle(vehicle),
    condition: isSaidByChips(cards) ? null : site.config.search.carTypeLabels[vehicle.carType],
    subtitle: vehicle.badge ?? vehicle.series,
    status,
    picture: picture.kind === 'photo' ? { url: picture.url, alt: picture.alt } : null,
    nextPictureUrl: picture.kind === 'photo' ? findNextPhotoUrl(vehicle, page.defaultImageMarks) : null,
    missingPictureText: picture.kind === 'missing' ? picture.text : missingImageText,
    photoCount: picture.kind === 'missing' ? 0 : countPhotos(vehicle),
    tag: buildCardTagView(vehicle, cards, now),
    attributes: buildCardAttributes(vehicle, cards.attributes, site.config.search.carTypeLabels),
    plate: buildPlate(vehicle, figures ?? cards.plate),
    loadBar: cards.hasLoadBar ? buildLoadBarView(vehicle, towLimitKg) : null,
    towMargin: status === 'sold' ? null : buildTowMargin(vehicle, towLimitKg),
    ...buildMoney(vehicle, context),
    soldText: status === 'sold' ? describeSale(vehicle, site.timeZone) : null,
    similarText: isInStock(vehicle) ? null : 'Like this and want something similar?',
    buttons: buildCardButtonsView(vehicle, cards.buttons, {
      findSimilarHref: () => buildSimilarSearchHref(vehicle, paths),
      findFinanceHref: () => chooseFinanceHref(vehicle, site.config),
      hasPrice: findShownPriceCents(vehicle) !== null,
      enquireLabel: shortenEnquireLabel(site.config.leads),
      reserveHref: findReserveHref(vehicle, site.config.checkout),
      purchaseHref: findPurchaseHref(vehicle, site.config),
    }),
    keep: buildKeepView(vehicle, site, picture.kind === 'photo' ? picture.url : null),
  };
};

export interface SimilarView {
  readonly heading: string;
  readonly moreLabel: string;
  readonly moreHref: string;
  readonly cards: readonly VehicleCardView[];
}
