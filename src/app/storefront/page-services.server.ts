import type { AccountReader } from '#src/account/server/queries.ts';
import type { CheckoutService } from '#src/app/storefront/checkout/checkout-service.server.ts';
import type { CompareService } from '#src/app/storefront/compare/compare-service.server.ts';
import type { ShelfService } from '#src/app/storefront/content/blocks/shelf-service.server.ts';
import type { FinanceApplicationService } from '#src/app/storefront/content/finance-application/finance-application-service.server.ts';
import type { ModelService } from '#src/app/storefront/content/models/model-service.server.ts';
import type { TradeInService } from '#src/app/storefront/content/trade-in/trade-in-service.server.ts';
import type { CardsService } from '#src/app/storefront/garage/cards-service.server.ts';
import type { HomeService } from '#src/app/storefront/home/home-service.server.ts';
import type { OnlinePaymentService } from '#src/app/storefront/online-payment/online-payment-service.server.ts';
import type { PrintService } from '#src/app/storefront/print/print-service.server.ts';
import type { PurchaseService } from '#src/app/storefront/purchase/purchase-service.server.ts';
import type { SavedSearchesService } from '#src/app/storefront/saved-searches/saved-searches-service.server.ts';
import type { SearchService } from '#src/app/storefront/search/search-service.server.ts';
import type { ShellService } from '#src/app/storefront/shell/shell-service.server.ts';
import type { TestDriveService } from '#src/app/storefront/test-drive/test-drive-service.server.ts';
import type { VisitService } from '#src/app/storefront/test-drive/visit/visit-service.server.ts';
import type { VehicleService } from '#src/app/storefront/vehicle/vehicle-service.server.ts';
import type { FormSubjectService } from '#src/app/storefront/vehicle-card/form-subject-service.server.ts';
import type { WatchlistService } from '#src/app/storefront/watchlist/watchlist-service.server.ts';
import type { WheelService } from '#src/app/storefront/wheel/wheel-service.server.ts';
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
  readonly shell: ShellService;
  readonly home: HomeService;
  readonly shelves: ShelfService;
  readonly models: ModelService;
  readonly budgets: BudgetService;
  readonly search: SearchService;
  readonly vehicles: VehicleService;
  readonly formSubjects: FormSubjectService;
  readonly cards: CardsService;
  readonly checkout: CheckoutService;
  readonly watchlists: WatchlistService;
  readonly savedSearches: SavedSearchesService;
  readonly purchases: PurchaseService;
  readonly compare: CompareService;
  readonly print: PrintService;
  readonly testDrives: TestDriveService;
  readonly visits: VisitService;
  readonly accounts: AccountReader;
  readonly reservations: Pick<ReservationFinder, 'list'>;
  readonly tradeIns: TradeInService;
  readonly financeApplications: FinanceApplicationService;
  readonly wheels: WheelService;
  readonly onlinePayments: OnlinePaymentService;
  readonly findPostcode: PostcodeFinder;
}

/** What the loaders of one page may ask for, of its site and at its moment. */
export const createPageQueries = (services: PageServices, site: ResolvedSite, now: Date): PageQueries => ({
  loadShell: () => services.shell.load(site, now),
  loadHome: () => services.home.load(site, now),
  loadShelves: (shelves) => services.shelves.load(site, shelves, now),
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
