import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { PrintLinkView } from '#src/brochure/view/build-print-link-view.ts';
import type { DeliveryView } from '#src/calculators/view/delivery/build-delivery-view.ts';
import type { FuelView } from '#src/calculators/view/fuel/build-fuel-view.ts';
import type { ViewedEntry } from '#src/favourites/rules/entries.ts';
import type { KeepView } from '#src/favourites/view/build-keep-view.ts';
import type { FinanceFigures } from '#src/finance/view/build-finance-figures.ts';
import type { YouxCall } from '#src/finance/view/build-youx-call.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { LocationView } from '#src/locations/view/build-location-view.ts';
import type { MarketBadgeView } from '#src/market/view/build-market-badge-view.ts';
import type { MoneyView } from '#src/pricing/view/build-price-view.ts';
import type { PageBarsConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { PageOrderConfig } from '#src/vehicle/rules/page/page-order-config.ts';
import type { LoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import type { StatusNoteView } from '#src/vehicle/view/build-status-note.ts';
import type { BannerLinkView, ButtonView, PageActionView, ShareView } from '#src/vehicle/view/button-view.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import type { GalleryView } from '#src/vehicle/view/gallery/build-gallery.ts';
import type { InformationView } from '#src/vehicle/view/information/build-information.ts';
import type { VehicleSectionsView } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';
import type { VehicleHeadingView, VehicleRecordView } from '#src/vehicle/view/vehicle-heading-view.ts';

export interface VehiclePageView
  extends PageDocument,
    VehicleHeadingView,
    MoneyView,
    FinanceFigures,
    VehicleSectionsView {
  readonly id: number;
  readonly slug: string;
  readonly breadcrumb: readonly Crumb[];
  readonly gallery: GalleryView;

  readonly marketBadge: MarketBadgeView | null;
  /**
   * Null if the page has no price comparison. `isAnalysed` is true if the site has the plugin 'Car Analysis': the
   * comparison can then say in a sentence which vehicles were compared.
   * @spec B2.51, B5.13, D.60
   */
  readonly comparison: { readonly address: string; readonly isAnalysed: boolean } | null;
  /** @spec B9.19 */
  readonly disclaimerCharacters: number;
  /** @spec B4.58 */
  readonly youxCall: YouxCall | null;
  /** @spec B2.41 */
  readonly icons: readonly Figure[];
  readonly bodyStrokes: string;
  /** @spec B2.41, B3.08 */
  readonly leadFigures: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  readonly location: LocationView | null;
  readonly phone: PhoneView | null;
  /** @spec B7.24, D.25 */
  readonly viewEventId: number | null;
  readonly buttons: readonly ButtonView[];
  /** @spec L2.49, B2.60 */
  readonly actions: readonly PageActionView[];
  /** @spec B7.11, D.56 */
  readonly record: VehicleRecordView;
  readonly share: ShareView | null;
  /** @spec B2.54 */
  readonly hasLatestPosts: boolean;
  /** @spec B2.55 */
  readonly links: readonly BannerLinkView[];
  /** @spec B2.60, B2.61 */
  readonly bars: PageBarsConfig;
  readonly noun: string;
  /** @spec B2.28 */
  readonly order: PageOrderConfig;
  /** @spec B2.12, B2.38, B4.59 */
  readonly print: PrintLinkView | null;
  /** @spec B2.38, B4.30 */
  readonly keep: KeepView | null;

  /** @spec B2.42, L2.50 */
  readonly unavailable: UnavailableView | null;

  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;

  readonly standing: StatusNoteView | null;
  /** @spec B2.44 */
  readonly information: readonly InformationView[];
  readonly similar: SimilarView | null;
  /** @spec B3.21 */
  readonly viewed: { readonly entry: ViewedEntry; readonly count: number };
}
