import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { PrintLinkView } from '#src/brochure/view/build-print-link-view.ts';
import type { DeliveryView } from '#src/calculators/view/delivery/build-delivery-view.ts';
import type { FuelView } from '#src/calculators/view/fuel/build-fuel-view.ts';
import type { ViewedEntry } from '#src/favourites/rules/entries.ts';
import type { KeepView } from '#src/favourites/view/build-keep-view.ts';
import type { FinanceOfferView } from '#src/finance/view/build-finance-offer-view.ts';
import type { FinanceView } from '#src/finance/view/build-finance-view.ts';
import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { LocationView } from '#src/locations/view/build-location-view.ts';
import type { MarketBadgeView } from '#src/market/view/build-market-badge-view.ts';
import type { MoneyView } from '#src/pricing/view/build-price-view.ts';
import type { PageBarsConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { PageOrderConfig } from '#src/vehicle/rules/page/page-order-config.ts';
import type { LoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import type { StatusNoteView } from '#src/vehicle/view/build-status-note.ts';
import type { ButtonView, PageActionView, PageLinkView, ShareView } from '#src/vehicle/view/button-view.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import type { Gallery } from '#src/vehicle/view/gallery/build-gallery.ts';
import type { InformationView } from '#src/vehicle/view/information/build-information.ts';
import type { VehicleSectionsView } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';
import type { VehicleHeadingView, VehicleRecordView } from '#src/vehicle/view/vehicle-heading-view.ts';

/** Everything that the vehicle page draws, in the order of B2.28. */
export interface VehiclePageView extends PageDocument, VehicleHeadingView, MoneyView, VehicleSectionsView {
  readonly id: number;
  readonly slug: string;
  readonly breadcrumb: readonly Crumb[];
  readonly gallery: Gallery;

  readonly marketBadge: MarketBadgeView | null;
  /** Where the page asks how the price stands in the market, and whether the answer says why; null where it does not. @spec B2.51, B5.13, D.60 */
  readonly comparison: { readonly address: string; readonly isAnalysed: boolean } | null;
  readonly finance: FinanceView | null;
  /** @spec B2.49 */
  /** To how many characters the lender's disclaimer is cut until Show More. @spec B9.19 */
  readonly disclaimerCharacters: number;
  readonly financeOffer: FinanceOfferView | null;
  /** @spec B2.50, B5.04 */
  readonly financeCalculator: FinanceCalculatorView | null;
  /** Exactly the known ones of km, transmission and body. @spec B2.41 */
  readonly icons: readonly Figure[];
  /** Strokes of the icon of its kind of vehicle, beside the body. */
  readonly bodyStrokes: string;
  /** The facts with an icon beside the price. @spec B2.41, B3.08 */
  readonly leadFigures: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  readonly location: LocationView | null;
  readonly phone: PhoneView | null;
  /** The event that a look at the page is; null for none. @spec B7.24, D.25 */
  readonly viewEventId: number | null;
  readonly buttons: readonly ButtonView[];
  /** Ways on from a vehicle in stock. @spec L2.49, B2.60 */
  readonly actions: readonly PageActionView[];
  /** What tells whether this page is stale. @spec B7.11, D.56 */
  readonly record: VehicleRecordView;
  readonly share: ShareView | null;
  /** Whether the newest posts of the blog stand under the vehicles alike. @spec B2.54 */
  readonly hasLatestPosts: boolean;
  /** The banner under the vehicles alike. @spec B2.55 */
  readonly links: readonly PageLinkView[];
  /** The bars that come as the page is scrolled. @spec B2.60, B2.61 */
  readonly bars: PageBarsConfig;
  /** 'car' */
  readonly noun: string;
  /** Where title, location badge and share bar stand. @spec B2.28 */
  readonly order: PageOrderConfig;
  /** The way to paper; null where the site has none. @spec B2.12, B2.38, B4.59 */
  readonly print: PrintLinkView | null;
  /** The favourite and compare toggles. @spec B2.38, B4.30 */
  readonly keep: KeepView | null;

  /** The SOLD message with its way on to similar vehicles. @spec B2.42, L2.50 */
  readonly unavailable: UnavailableView | null;

  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;

  /** What it means that it is reserved, can be ordered or is on its way. */
  readonly standing: StatusNoteView | null;
  /** Sections in the dealer's own words. @spec B2.44 */
  readonly information: readonly InformationView[];
  readonly similar: SimilarView | null;
  /** What the browser remembers of this visit, and how many of those before it shows. @spec B3.21 */
  readonly viewed: { readonly entry: ViewedEntry; readonly count: number };
}
