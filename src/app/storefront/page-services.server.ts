import type { AccountReader } from '#src/account/server/queries.ts';
import type { CheckoutPageLoader } from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import type { ComparePageLoader } from '#src/app/storefront/compare/load-compare-page.server.ts';
import type { StockRowLoader } from '#src/app/storefront/content/blocks/load-stock-rows.server.ts';
import type { FinanceApplicationPageLoader } from '#src/app/storefront/content/finance-application/load-finance-application-page.server.ts';
import type { ModelPageLoader } from '#src/app/storefront/content/models/load-model-pages.server.ts';
import type { TradeInPageLoader } from '#src/app/storefront/content/trade-in/load-trade-in-page.server.ts';
import type { CardsLoader } from '#src/app/storefront/garage/load-cards.server.ts';
import type { HomePageLoader } from '#src/app/storefront/home/load-home-page.server.ts';
import type { OnlinePaymentPageLoader } from '#src/app/storefront/online-payment/load-online-payment-page.server.ts';
import type { PrintPageLoader } from '#src/app/storefront/print/load-print-page.server.ts';
import type { PurchasePageLoader } from '#src/app/storefront/purchase/load-purchase-page.server.ts';
import type { SavedSearchesPageLoader } from '#src/app/storefront/saved-searches/load-saved-searches-page.server.ts';
import type { SearchPageLoader } from '#src/app/storefront/search/load-search-page.server.ts';
import type { ShellLoader } from '#src/app/storefront/shell/load-shell.server.ts';
import type { TestDrivePageLoader } from '#src/app/storefront/test-drive/load-test-drive-page.server.ts';
import type { VisitPageLoader } from '#src/app/storefront/test-drive/visit/load-visit-page.server.ts';
import type { VehiclePageLoader } from '#src/app/storefront/vehicle/load-vehicle-page.server.ts';
import type { FormSubjectLoader } from '#src/app/storefront/vehicle-card/load-form-subject.server.ts';
import type { WatchlistPageLoader } from '#src/app/storefront/watchlist/load-watchlist-page.server.ts';
import type { WheelPageLoader } from '#src/app/storefront/wheel/load-wheel-page.server.ts';
import type { BudgetService } from '#src/calculators/server/create-budget-service.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import type { ReservationFinder } from '#src/checkout/server/queries.ts';
import { buildReservationList } from '#src/checkout/view/build-reservation-list.ts';
import type { PostcodeFinder } from '#src/locations/server/queries.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { LocalSite, PageQueries } from './page-queries.ts';

/** What pages are made from. Everything is scoped by the site that is passed in. */
export interface PageServices {
  /** Every site with its address on this machine, for developers; null in production. */
  readonly listLocalSites: () => readonly LocalSite[] | null;
  readonly shell: ShellLoader;
  readonly home: HomePageLoader;
  readonly stockRows: StockRowLoader;
  readonly models: ModelPageLoader;
  readonly budgets: BudgetService;
  readonly search: SearchPageLoader;
  readonly vehicles: VehiclePageLoader;
  readonly formSubjects: FormSubjectLoader;
  readonly cards: CardsLoader;
  readonly checkout: CheckoutPageLoader;
  readonly watchlists: WatchlistPageLoader;
  readonly savedSearches: SavedSearchesPageLoader;
  readonly purchases: PurchasePageLoader;
  readonly compare: ComparePageLoader;
  readonly print: PrintPageLoader;
  readonly testDrives: TestDrivePageLoader;
  readonly visits: VisitPageLoader;
  readonly accounts: AccountReader;
  readonly reservations: Pick<ReservationFinder, 'list'>;
  readonly tradeIns: TradeInPageLoader;
  readonly financeApplications: FinanceApplicationPageLoader;
  readonly wheels: WheelPageLoader;
  readonly onlinePayments: OnlinePaymentPageLoader;
  readonly findPostcode: PostcodeFinder;
}

/** What the loaders of one page may ask for, of its site and at its moment. */
export const createPageQueries = (services: PageServices, site: ResolvedSite, now: Date): PageQueries => ({
  loadShell: () => services.shell.load(site, now),
  loadHome: () => services.home.load(site, now),
  loadStockRows: (stockRows) => services.stockRows.load(site, stockRows, now),
  listModels: (body) => services.models.list(site, body, now),
  findModel: (slug) => services.models.find(site, slug, now),
  loadSearch: (address) => services.search.loadPage(site, new URL(address, site.url), now),
  loadVehicle: (slug) => services.vehicles.loadPage(site, slug, now),
  loadBudget: (choice) => services.budgets.load(site, choice, now),
  estimateDelivery: async (postcode, locationId) => estimateSiteDelivery(site, postcode, locationId),
  loadSimilar: (slug) => services.vehicles.loadSimilar(site, slug, now),
  loadFormSubject: (slugOrId) => services.formSubjects.load(site, slugOrId, now),
  loadCards: (ids) => services.cards.load(site, ids, now),
  loadSavedSearches: (visitorUuid, save) => services.savedSearches.load(site, visitorUuid, save, now),
  loadWatchlist: (visitorUuid) => services.watchlists.load(site, visitorUuid, now),
  loadCompare: (ids) => services.compare.load(site, ids, now),
  loadTestDrive: (question) => services.testDrives.load(site, question, now),
  loadVisit: (link) => services.visits.load(site, link, now),
  cancelVisit: (link) => services.visits.cancel(site, link, now),
  loadValuation: (question) => services.tradeIns.load(site, question),
  loadFinanceApplication: (question) => services.financeApplications.load(site, question, now),
  findPostcode: (postcode) => services.findPostcode(postcode, site.config.places.geocoder),
  findPendingCode: (visitorUuid) => services.accounts.findPending(site.slug, visitorUuid),
  listDevices: (visitorUuid) => services.accounts.listDevices(site.slug, visitorUuid, now),
  listReservations: async (visitorUuid) => {
    const { timeZone, config } = site;
    const kept = await services.reservations.list(site.slug, visitorUuid);
    return buildReservationList(kept, { timeZone, path: config.checkout.path });
  },
  loadCheckout: (question) => services.checkout.load(site, question, now),
  loadWheel: (question) => services.wheels.load(site, question, now),
  loadPurchase: (question) => services.purchases.load(site, question, now),
  loadOnlinePayment: (question) => services.onlinePayments.load(site, question, now),
  loadPrint: (slug) => services.print.load(site, slug, now),
  listLocalSites: async () => services.listLocalSites(),
});
