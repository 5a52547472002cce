import type { KeepView } from '#src/favourites/view/keep-view.ts';
import type { FinanceView } from '#src/finance/view/finance-view.ts';
import type { MarketBadgeView } from '#src/market/view/market-badge-view.ts';
import type { MoneyView } from '#src/pricing/view/price-view.ts';
import type { ButtonView } from '#src/vehicle/view/button-view.ts';
import type { CardPictureView } from '#src/vehicle/view/card/card-picture-view.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import type { LoadBarView } from '#src/vehicle/view/load-bar-view.ts';
import type { VehicleHeadingView } from '#src/vehicle/view/vehicle-heading-view.ts';

/** Everything that a vehicle card draws. @spec B2.17 */
export interface VehicleCardView extends VehicleHeadingView, CardPictureView, MoneyView {
  readonly id: number;
  readonly slug: string;
  /** The vehicle page: /cars/{slug}. */
  readonly href: string;
  readonly attributes: readonly Figure[];
  /** Cells of the plate; empty where the site shows chips. */
  readonly plate: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  readonly marketBadge: MarketBadgeView | null;
  readonly finance: FinanceView | null;
  /** 'Sold on 20/11/2026' */
  readonly soldText: string | null;
  /** 'Like this and want something similar?', with the button findSimilar. @spec B2.26 */
  readonly similarText: string | null;
  /** The favourite and compare toggles; null for a vehicle that is not in stock. @spec B4.30, B4.32 */
  readonly keep: KeepView | null;
  readonly buttons: readonly ButtonView[];
}
