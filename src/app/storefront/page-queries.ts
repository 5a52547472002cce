import type { PendingCode } from '#src/account/rules/sign-in-code.ts';
import type { StoredDevice } from '#src/account/view/build-account-view.ts';
import type { CheckoutPageView } from '#src/app/storefront/checkout/checkout-page-view.ts';
import type { CheckoutQuestion } from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import type { CompareView } from '#src/app/storefront/compare/build-compare-view.ts';
import type { BlockStock, StockRowRequest } from '#src/app/storefront/content/blocks/block-stock.ts';
import type {
  FinanceApplicationAnswer,
  FinanceApplicationQuestion,
} from '#src/app/storefront/content/finance-application/load-finance-application-page.server.ts';
import type { ModelAnswer, ModelsAnswer } from '#src/app/storefront/content/models/model-answer.ts';
import type {
  ValuationAnswer,
  ValuationQuestion,
} from '#src/app/storefront/content/trade-in/load-trade-in-page.server.ts';
import type { HomeView } from '#src/app/storefront/home/build-home-view.ts';
import type { OnlinePaymentQuestion } from '#src/app/storefront/online-payment/load-online-payment-page.server.ts';
import type { PrintView } from '#src/app/storefront/print/print-view.ts';
import type { PurchaseQuestion } from '#src/app/storefront/purchase/load-purchase-page.server.ts';
import type { PurchasePageView } from '#src/app/storefront/purchase/purchase-page-view.ts';
import type { LoadedSearches } from '#src/app/storefront/saved-searches/build-saved-searches-page.ts';
import type { SearchPageAnswer } from '#src/app/storefront/search/load-search-page.server.ts';
import type { ShellAnswer } from '#src/app/storefront/shell/load-shell.server.ts';
import type { TestDriveQuestion } from '#src/app/storefront/test-drive/load-test-drive-page.server.ts';
import type { TestDriveView } from '#src/app/storefront/test-drive/test-drive-view.ts';
import type { VisitView } from '#src/app/storefront/test-drive/visit/visit-view.ts';
import type { VehiclePageAnswer } from '#src/app/storefront/vehicle/load-vehicle-page.server.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { SimilarView, VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { LoadedWatchlist } from '#src/app/storefront/watchlist/build-watchlist-view.ts';
import type { WheelQuestion } from '#src/app/storefront/wheel/load-wheel-page.server.ts';
import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import type { BudgetChoice, BudgetView } from '#src/calculators/view/budget/build-budget-view.ts';
import type { ReservationRow } from '#src/checkout/view/build-reservation-list.ts';
import type { Coordinates } from '#src/locations/rules/calculate-distance-km.ts';
import type { OnlinePaymentView } from '#src/online-payment/view/build-online-payment-view.ts';
import type { WheelView } from '#src/wheel/view/wheel-view.ts';

export interface LocalSite {
  readonly name: string;
  /** 'http://wattle-group.localhost:3000' */
  readonly address: string;
}

/**
 * What the loaders of one page may ask for. Every answer is of the page's own site and moment, and plain data: a page
 * is rendered in a thread of its own, and the stock lives in another.
 */
export interface PageQueries {
  readonly loadShell: () => Promise<ShellAnswer>;
  readonly loadHome: () => Promise<HomeView>;
  /** What the stock says to the blocks of a page that the dealer wrote. */
  readonly loadStockRows: (stockRows: readonly StockRowRequest[]) => Promise<BlockStock>;
  /** The models of a body type, or of all. */
  readonly listModels: (body: string | null) => Promise<ModelsAnswer | null>;
  readonly findModel: (slug: string) => Promise<ModelAnswer | null>;
  /** @param address path and query of a search */
  readonly loadSearch: (address: string) => Promise<SearchPageAnswer>;
  readonly loadVehicle: (slug: string) => Promise<VehiclePageAnswer>;
  readonly loadBudget: (choice: BudgetChoice) => Promise<BudgetView>;
  readonly estimateDelivery: (postcode: string, locationId: number) => Promise<DeliveryEstimate>;
  readonly loadSimilar: (slug: string) => Promise<SimilarView | null>;
  /** What a form about one vehicle says of it, by its slug or its id; null for one that the site does not list. */
  readonly loadFormSubject: (slugOrId: string) => Promise<FormSubject | null>;
  /** Cards of the site's listed vehicles among these. */
  readonly loadCards: (ids: readonly number[]) => Promise<readonly VehicleCardView[]>;
  /** The searches that one visitor saved, and the one that is to be saved. */
  readonly loadSavedSearches: (visitorUuid: string, save: string | null) => Promise<LoadedSearches>;
  /** What one visitor saved. */
  readonly loadWatchlist: (visitorUuid: string) => Promise<LoadedWatchlist>;
  readonly loadCompare: (ids: readonly number[]) => Promise<CompareView>;
  /** The page that books a visit. */
  readonly loadTestDrive: (question: TestDriveQuestion) => Promise<TestDriveView>;
  /** A visit that was booked, by the link of its mail. */
  readonly loadVisit: (link: string) => Promise<VisitView>;
  readonly cancelVisit: (link: string) => Promise<void>;
  /** A visitor's valuation of their own car, and what its page needs beside it. */
  readonly loadValuation: (question: ValuationQuestion) => Promise<ValuationAnswer>;
  /** A visitor's application for finance, and what its page needs beside it. */
  readonly loadFinanceApplication: (question: FinanceApplicationQuestion) => Promise<FinanceApplicationAnswer>;
  /** Where a postcode is, as the site's maps service or our own table has it; null for one that is nowhere. */
  readonly findPostcode: (postcode: string) => Promise<Coordinates | null>;
  /** The newest code that a visitor's browser asked for. */
  readonly findPendingCode: (visitorUuid: string) => Promise<PendingCode | null>;
  /** The browsers that a visitor is signed in with. */
  readonly listDevices: (visitorUuid: string) => Promise<readonly StoredDevice[]>;
  /** What one visitor reserved and bought online. */
  readonly listReservations: (visitorUuid: string) => Promise<readonly ReservationRow[]>;
  /** The page of reserving a vehicle. */
  readonly loadCheckout: (question: CheckoutQuestion) => Promise<CheckoutPageView>;
  /** The page of the wheel. */
  readonly loadWheel: (question: WheelQuestion) => Promise<WheelView>;
  /** The page of buying a vehicle online. */
  readonly loadPurchase: (question: PurchaseQuestion) => Promise<PurchasePageView>;
  /** The page of paying what a dealer asked for. */
  readonly loadOnlinePayment: (question: OnlinePaymentQuestion) => Promise<OnlinePaymentView>;
  readonly loadPrint: (slug: string) => Promise<PrintView>;
  /** Every site with its address on this machine, for developers; null in production. */
  readonly listLocalSites: () => Promise<readonly LocalSite[] | null>;
}
