import { createAccountReader } from '#src/account/server/queries.ts';
import { createCheckoutPageLoader } from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import { createComparePageLoader } from '#src/app/storefront/compare/load-compare-page.server.ts';
import { createStockRowLoader } from '#src/app/storefront/content/blocks/load-stock-rows.server.ts';
import { createFinanceApplicationPageLoader } from '#src/app/storefront/content/finance-application/load-finance-application-page.server.ts';
import { createModelPageLoader } from '#src/app/storefront/content/models/load-model-pages.server.ts';
import { createTradeInPageLoader } from '#src/app/storefront/content/trade-in/load-trade-in-page.server.ts';
import { createCardsLoader } from '#src/app/storefront/garage/load-cards.server.ts';
import { createHomePageLoader } from '#src/app/storefront/home/load-home-page.server.ts';
import { createOnlinePaymentPageLoader } from '#src/app/storefront/online-payment/load-online-payment-page.server.ts';
import type { PageServices } from '#src/app/storefront/page-services.server.ts';
import { createPrintPageLoader } from '#src/app/storefront/print/load-print-page.server.ts';
import { createPurchasePageLoader } from '#src/app/storefront/purchase/load-purchase-page.server.ts';
import { createSavedSearchesPageLoader } from '#src/app/storefront/saved-searches/load-saved-searches-page.server.ts';
import { createSearchPageLoader } from '#src/app/storefront/search/load-search-page.server.ts';
import { createShellLoader } from '#src/app/storefront/shell/load-shell.server.ts';
import { createTestDrivePageLoader } from '#src/app/storefront/test-drive/load-test-drive-page.server.ts';
import { createVisitPageLoader } from '#src/app/storefront/test-drive/visit/load-visit-page.server.ts';
import { createVehiclePageLoader } from '#src/app/storefront/vehicle/load-vehicle-page.server.ts';
import { createFormSubjectLoader } from '#src/app/storefront/vehicle-card/load-form-subject.server.ts';
import { createWatchlistPageLoader } from '#src/app/storefront/watchlist/load-watchlist-page.server.ts';
import { createWheelPageLoader } from '#src/app/storefront/wheel/load-wheel-page.server.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import { createAppointmentStore } from '#src/appointments/server/queries.ts';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import { createReservationFinder } from '#src/checkout/server/queries.ts';
import { createApplicationFinder, createApplicationStore } from '#src/finance-application/server/queries.ts';
import { createAddressStops } from '#src/leads/server/queries.ts';
import { createPostcodeFinder } from '#src/locations/server/queries.ts';
import { createRequestFinder } from '#src/online-payment/server/queries.ts';
import { openPayments, pageConnection } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { createPurchaseStore, createTermsReader } from '#src/purchase/server/queries.ts';
import { type BadHit, badHitMessage } from '#src/search/rules/document/read-hits.ts';
import type { SiteLexicon } from '#src/search/server/site-lexicon.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createValuationStore } from '#src/trade-in/server/queries.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import {
  createConsentStore,
  createSearchMatcher,
  createSearchStore,
  createWatchlistStore,
} from '#src/watchlist/server/queries.ts';
import { createSpinStore } from '#src/wheel/server/queries.ts';

/** What the services of pages are opened with. */
export interface PageServiceParts {
  readonly env: Pick<Env, 'FORECOURT_ENV' | 'PORT' | 'SEALING_KEYS' | 'DATA_DIR'>;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
  readonly lexiconOf: SiteLexicon;
  readonly vehicles: VehicleStore;
}

/** Opens the services behind the loaders of pages, each a line: a slice that goes takes its line with it (ADR 51). */
export const openPageServices = (parts: PageServiceParts): PageServices => {
  const { env, log, sites, database, indexes, pathsOf, lexiconOf, vehicles } = parts;
  const budgets = createBudgetService({ indexes, pathsOf });
  const appointments = createAppointmentStore(database);
  const siteOf = (siteSlug: string) => sites.all().find(({ slug }) => slug === siteSlug);
  const payments = openPayments({ database, siteOf, readSecret, connection: pageConnection });
  const valuations = createValuationStore(database);
  const reservations = createReservationFinder(database);
  const checkout = createCheckoutPageLoader({
    ...{ vehicles, pathsOf, reservations },
    gateway: payments.gateway,
  });
  const onBadHit = (hit: BadHit): void => log.warn({ hit }, badHitMessage);
  return {
    listLocalSites: () =>
      env.FORECOURT_ENV === 'development'
        ? sites.all().map(({ name, slug }) => ({ name, address: `http://${slug}.localhost:${env.PORT}` }))
        : null,
    shell: createShellLoader({
      indexes,
      pathsOf,
      onProblem: (error, site) => log.warn({ err: error, site }, 'a page went out without the menus of its stock'),
    }),
    home: createHomePageLoader({ indexes, pathsOf, budgets, onBadHit }),
    models: createModelPageLoader({ indexes, pathsOf }),
    stockRows: createStockRowLoader({ indexes, pathsOf, onBadHit }),
    budgets,
    search: createSearchPageLoader({ indexes, pathsOf, lexiconOf, onBadHit }),
    vehicles: createVehiclePageLoader({ vehicles, indexes, pathsOf, onBadHit }),
    formSubjects: createFormSubjectLoader({ vehicles, pathsOf }),
    checkout,
    reservations,
    purchases: createPurchasePageLoader({
      vehicles,
      reservations,
      purchases: createPurchaseStore(database),
      readTerms: createTermsReader<ResolvedSite>({ valuations, estimateDelivery: estimateSiteDelivery }),
      loadCheckout: checkout.load,
      findApplication: createApplicationFinder(database),
    }),
    cards: createCardsLoader({ indexes, pathsOf, onBadHit }),
    watchlists: createWatchlistPageLoader({
      store: createWatchlistStore(database),
      consents: createConsentStore(database),
      stops: createAddressStops(database.interactive),
      ...{ vehicles, pathsOf },
    }),
    savedSearches: createSavedSearchesPageLoader({
      searches: createSearchStore(database),
      consents: createConsentStore(database),
      stops: createAddressStops(database.interactive),
      matcher: createSearchMatcher(indexes),
      pathsOf,
    }),
    compare: createComparePageLoader({ vehicles, pathsOf }),
    accounts: createAccountReader(database.interactive),
    findPostcode: createPostcodeFinder({ readSecret }),
    print: createPrintPageLoader({ vehicles }),
    testDrives: createTestDrivePageLoader({
      vehicles,
      findAvailability: createAvailability(appointments),
    }),
    tradeIns: createTradeInPageLoader({ valuations, pathsOf }),
    onlinePayments: createOnlinePaymentPageLoader({
      requests: createRequestFinder(database),
      gateway: payments.gateway,
    }),
    wheels: createWheelPageLoader(createSpinStore(database)),
    financeApplications: createFinanceApplicationPageLoader({
      ...{ vehicles, pathsOf },
      applications: createApplicationStore(database, openSealer(env)),
    }),
    visits: createVisitPageLoader({ store: appointments, vehicles }),
  };
};
