import { createAccountReader } from '#src/account/server/visitor-service.ts';
import type { CodeDelivery } from '#src/account/view/build-sign-in-view.ts';
import {
  type CheckoutQuestion,
  createCheckoutPageLoader,
} from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import { createComparePageLoader } from '#src/app/storefront/compare/load-compare-page.server.ts';
import type { StockRowRequest } from '#src/app/storefront/content/blocks/build-block-view.ts';
import { createStockRowLoader } from '#src/app/storefront/content/blocks/load-stock-rows.server.ts';
import {
  createFinanceApplicationPageLoader,
  type FinanceApplicationQuestion,
} from '#src/app/storefront/content/finance-application/load-finance-application-page.server.ts';
import { createModelPageLoader } from '#src/app/storefront/content/models/load-model-pages.server.ts';
import { createSentLeadLoader } from '#src/app/storefront/content/success/load-sent-lead.server.ts';
import {
  createTradeInPageLoader,
  type ValuationQuestion,
} from '#src/app/storefront/content/trade-in/load-trade-in-page.server.ts';
import { createCardsLoader } from '#src/app/storefront/garage/load-cards.server.ts';
import { createHomePageLoader } from '#src/app/storefront/home/load-home-page.server.ts';
import { createReducedStockLoader } from '#src/app/storefront/offers/load-reduced-stock.server.ts';
import {
  createOnlinePaymentPageLoader,
  type OnlinePaymentQuestion,
} from '#src/app/storefront/online-payment/load-online-payment-page.server.ts';
import { createPrintPageLoader } from '#src/app/storefront/print/load-print-page.server.ts';
import {
  createPurchasePageLoader,
  type PurchaseQuestion,
} from '#src/app/storefront/purchase/load-purchase-page.server.ts';
import { createSavedSearchesPageLoader } from '#src/app/storefront/saved-searches/load-saved-searches-page.server.ts';
import { createSearchPageLoader } from '#src/app/storefront/search/load-search-page.server.ts';
import { createShellLoader } from '#src/app/storefront/shell/load-shell.server.ts';
import {
  createTestDrivePageLoader,
  type TestDriveQuestion,
} from '#src/app/storefront/test-drive/load-test-drive-page.server.ts';
import { createVisitPageLoader } from '#src/app/storefront/test-drive/visit/load-visit-page.server.ts';
import { createVehiclePageLoader } from '#src/app/storefront/vehicle/load-vehicle-page.server.ts';
import { createFormSubjectLoader } from '#src/app/storefront/vehicle-card/load-form-subject.server.ts';
import { createWatchlistPageLoader } from '#src/app/storefront/watchlist/load-watchlist-page.server.ts';
import { createWheelPageLoader, type WheelQuestion } from '#src/app/storefront/wheel/load-wheel-page.server.ts';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import type { BudgetChoice } from '#src/calculators/view/budget/build-budget-view.ts';
import { createReservationFinder } from '#src/checkout/server/reservation-access.ts';
import { buildReservationList } from '#src/checkout/view/build-reservation-list.ts';
import { createApplicationStore } from '#src/finance-application/server/application-store.ts';
import { createApplicationFinder } from '#src/finance-application/server/find-application.ts';
import { createSentLeadFinder } from '#src/leads/server/find-sent-lead.ts';
import { createAddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import type { MapFrame } from '#src/locations/rules/map/map-frame.ts';
import { createPostcodeFinder } from '#src/locations/server/create-postcode-finder.ts';
import { findMapGround } from '#src/locations/server/find-map-ground.ts';
import { createRequestFinder } from '#src/online-payment/server/request-store.ts';
import { openPayments, pageConnection } from '#src/payments/server/open-payments.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { hasSmsProvider, type SmsProviderEnv } from '#src/platform/sms/open-sms-sender.ts';
import { createPurchaseStore } from '#src/purchase/server/purchase-store.ts';
import { createTermsReader } from '#src/purchase/server/read-terms.ts';
import { type BadHit, badHitMessage } from '#src/search/server/search-stock.ts';
import type { SiteLexicon } from '#src/search/server/site-lexicon.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createConsentStore } from '#src/watchlist/server/consent-store.ts';
import { createSearchMatcher } from '#src/watchlist/server/searches/create-search-matcher.ts';
import { createSearchStore } from '#src/watchlist/server/searches/search-store.ts';
import { createWatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import { createSpinStore } from '#src/wheel/server/spin-store.ts';

export interface LocalSite {
  readonly name: string;
  readonly address: string;
}

export interface PageQueryParts {
  readonly env: SmsProviderEnv & Pick<Env, 'FORECOURT_ENV' | 'PORT' | 'SEALING_KEYS' | 'DATA_DIR'>;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
  readonly lexiconOf: SiteLexicon;
  readonly vehicles: VehicleStore;
}

/**
 * Queries for page loaders. A query must return plain data, because pages render in their own threads (ADR 9) and the
 * stock stays in the main thread.
 */
export const openPageQueries = (parts: PageQueryParts) => {
  const { env, log, sites, database, indexes, pathsOf, lexiconOf, vehicles } = parts;
  const onBadHit = (hit: BadHit): void => log.warn({ hit }, badHitMessage);
  const siteOf = (siteSlug: string) => sites.all().find(({ slug }) => slug === siteSlug);
  const { gateway } = openPayments({ database, siteOf, readSecret, connection: pageConnection });

  const accounts = createAccountReader(database.interactive);
  const appointments = createAppointmentStore(database);
  const consents = createConsentStore(database);
  const reservations = createReservationFinder(database);
  const stops = createAddressStops(database.interactive);
  const valuations = createValuationStore(database);

  const budgets = createBudgetService({ indexes, pathsOf });
  const cards = createCardsLoader({ indexes, pathsOf, onBadHit });
  const checkout = createCheckoutPageLoader({ vehicles, pathsOf, reservations, gateway });
  const compare = createComparePageLoader({ vehicles, pathsOf });
  const financeApplications = createFinanceApplicationPageLoader({
    vehicles,
    pathsOf,
    applications: createApplicationStore(database, openSealer(env)),
  });
  const findPostcode = createPostcodeFinder({ readSecret });
  const formSubjects = createFormSubjectLoader({ vehicles, pathsOf });
  const home = createHomePageLoader({ indexes, pathsOf, budgets, onBadHit });
  const models = createModelPageLoader({ indexes, pathsOf });
  const onlinePayments = createOnlinePaymentPageLoader({ requests: createRequestFinder(database), gateway });
  const print = createPrintPageLoader({ vehicles });
  const purchases = createPurchasePageLoader({
    vehicles,
    reservations,
    purchases: createPurchaseStore(database),
    readTerms: createTermsReader<ResolvedSite>({ valuations, estimateDelivery: estimateSiteDelivery }),
    loadCheckout: checkout.load,
    findApplication: createApplicationFinder(database),
  });
  const reducedStock = createReducedStockLoader({ indexes, pathsOf, onBadHit });
  const savedSearches = createSavedSearchesPageLoader({
    searches: createSearchStore(database),
    consents,
    stops,
    matcher: createSearchMatcher(indexes),
    pathsOf,
  });
  const search = createSearchPageLoader({ indexes, pathsOf, lexiconOf, onBadHit });
  const sentLeads = createSentLeadLoader({
    findSentLead: createSentLeadFinder(database),
    appointments,
    vehicles,
    pathsOf,
  });
  const shell = createShellLoader({
    indexes,
    pathsOf,
    onProblem: (error, site) => log.warn({ err: error, site }, 'a page was rendered without its stock menus'),
  });
  const stockRows = createStockRowLoader({ indexes, pathsOf, onBadHit });
  const testDrives = createTestDrivePageLoader({ vehicles, findAvailability: createAvailability(appointments) });
  const tradeIns = createTradeInPageLoader({ valuations, pathsOf });
  const vehiclePages = createVehiclePageLoader({ vehicles, indexes, pathsOf, onBadHit });
  const visits = createVisitPageLoader({ store: appointments, vehicles });
  const watchlists = createWatchlistPageLoader({
    store: createWatchlistStore(database),
    consents,
    stops,
    vehicles,
    pathsOf,
  });
  const wheels = createWheelPageLoader(createSpinStore(database));

  return (site: ResolvedSite, now: Date) => ({
    loadShell: () => shell.load(site, now),
    loadHome: () => home.load(site, now),
    loadReducedStock: () => reducedStock.load(site, now),
    loadStockRows: (requests: readonly StockRowRequest[]) => stockRows.load(site, requests, now),
    listModels: (body: string | null) => models.list(site, body, now),
    listModelsOfMake: (makeSlug: string) => models.listOfMake(site, makeSlug, now),
    findModel: (slug: string) => models.find(site, slug, now),
    loadSearch: (address: string) => search.loadPage(site, new URL(address, site.url), now),
    loadVehicle: (slug: string) => vehiclePages.loadPage(site, slug, now),
    loadSimilar: (slug: string) => vehiclePages.loadSimilar(site, slug, now),
    loadBudget: (choice: BudgetChoice) => budgets.load(site, choice, now),
    estimateDelivery: async (postcode: string, locationId: number) => estimateSiteDelivery(site, postcode, locationId),
    loadSentLead: (leadUuid: string) => sentLeads.load(site, leadUuid, now),
    loadFormSubject: (slugOrId: string) => formSubjects.load(site, slugOrId, now),
    loadCards: (ids: readonly number[]) => cards.load(site, ids, now),
    loadCompare: (ids: readonly number[]) => compare.load(site, ids, now),
    loadPrint: (slug: string) => print.load(site, slug, now),
    /** `save` is the query of the search to save, from the page's address. */
    loadSavedSearches: (visitorUuid: string, save: string | null) => savedSearches.load(site, visitorUuid, save, now),
    loadWatchlist: (visitorUuid: string) => watchlists.load(site, visitorUuid, now),
    loadTestDrive: (question: TestDriveQuestion) => testDrives.load(site, question, now),
    loadVisit: (link: string) => visits.load(site, link, now),
    cancelVisit: (link: string) => visits.cancel(site, link, now),
    loadValuation: (question: ValuationQuestion) => tradeIns.load(site, question),
    loadFinanceApplication: (question: FinanceApplicationQuestion) => financeApplications.load(site, question, now),
    findPostcode: (postcode: string) => findPostcode(postcode, site.config.places.geocoder),
    findMapGround: async (frame: MapFrame) => findMapGround(frame),
    findPendingCode: (visitorUuid: string) => accounts.findPending(site.slug, visitorUuid),
    readCodeDelivery: async (): Promise<CodeDelivery> => {
      if (hasSmsProvider(env)) return 'text';
      return env.FORECOURT_ENV === 'development' ? 'file' : 'none';
    },
    listDevices: (visitorUuid: string) => accounts.listDevices(site.slug, visitorUuid, now),
    listReservations: async (visitorUuid: string) => {
      const { timeZone, config } = site;
      const stored = await reservations.list(site.slug, visitorUuid);
      return buildReservationList(stored, { timeZone, path: config.checkout.path });
    },
    loadCheckout: (question: CheckoutQuestion) => checkout.load(site, question, now),
    loadPurchase: (question: PurchaseQuestion) => purchases.load(site, question, now),
    loadOnlinePayment: (question: OnlinePaymentQuestion) => onlinePayments.load(site, question, now),
    loadWheel: (question: WheelQuestion) => wheels.load(site, question, now),
    listLocalSites: async (): Promise<readonly LocalSite[] | null> =>
      env.FORECOURT_ENV === 'development'
        ? sites.all().map(({ name, slug }) => ({ name, address: `http://${slug}.localhost:${env.PORT}` }))
        : null,
  });
};

export type PageQueries = ReturnType<ReturnType<typeof openPageQueries>>;
