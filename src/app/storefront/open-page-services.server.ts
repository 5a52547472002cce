import { createAccountReader } from '#src/account/server/queries.ts';
import { createCheckoutService } from '#src/app/storefront/checkout/checkout-service.server.ts';
import { createCompareService } from '#src/app/storefront/compare/compare-service.server.ts';
import { createShelfService } from '#src/app/storefront/content/blocks/shelf-service.server.ts';
import { createFinanceApplicationService } from '#src/app/storefront/content/finance-application/finance-application-service.server.ts';
import { createModelService } from '#src/app/storefront/content/models/model-service.server.ts';
import { createTradeInService } from '#src/app/storefront/content/trade-in/trade-in-service.server.ts';
import { createCardsService } from '#src/app/storefront/garage/cards-service.server.ts';
import { createHomeService } from '#src/app/storefront/home/home-service.server.ts';
import { createOnlinePaymentService } from '#src/app/storefront/online-payment/online-payment-service.server.ts';
import type { PageServices } from '#src/app/storefront/page-services.server.ts';
import { createPrintService } from '#src/app/storefront/print/print-service.server.ts';
import { createPurchaseService } from '#src/app/storefront/purchase/purchase-service.server.ts';
import { createSavedSearchesService } from '#src/app/storefront/saved-searches/saved-searches-service.server.ts';
import { createSearchService } from '#src/app/storefront/search/search-service.server.ts';
import { createShellService } from '#src/app/storefront/shell/shell-service.server.ts';
import { createTestDriveService } from '#src/app/storefront/test-drive/test-drive-service.server.ts';
import { createVisitService } from '#src/app/storefront/test-drive/visit/visit-service.server.ts';
import { createVehicleService } from '#src/app/storefront/vehicle/vehicle-service.server.ts';
import { createFormSubjectService } from '#src/app/storefront/vehicle-card/form-subject-service.server.ts';
import { createWatchlistService } from '#src/app/storefront/watchlist/watchlist-service.server.ts';
import { createWheelService } from '#src/app/storefront/wheel/wheel-service.server.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import { createAppointmentStore } from '#src/appointments/server/queries.ts';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import { createReservationFinder } from '#src/checkout/server/queries.ts';
import { createApplicationFinder, createApplicationStore } from '#src/finance-application/server/queries.ts';
import { createAddressStops } from '#src/leads/server/queries.ts';
import { createPostcodeFinder } from '#src/locations/server/queries.ts';
import { createRequestFinder } from '#src/online-payment/server/queries.ts';
import { hurriedConnection, openPayments } from '#src/payments/server/queries.ts';
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
import { createGoStore } from '#src/wheel/server/queries.ts';

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
  const payments = openPayments({ database, siteOf, readSecret, connection: hurriedConnection });
  const valuations = createValuationStore(database);
  const reservations = createReservationFinder(database);
  const checkout = createCheckoutService({
    ...{ vehicles, pathsOf, reservations },
    gateway: payments.gateway,
  });
  const onBadHit = (hit: BadHit): void => log.warn({ hit }, badHitMessage);
  return {
    listLocalSites: () =>
      env.FORECOURT_ENV === 'development'
        ? sites.all().map(({ name, slug }) => ({ name, address: `http://${slug}.localhost:${env.PORT}` }))
        : null,
    shell: createShellService({
      indexes,
      pathsOf,
      onProblem: (error, site) => log.warn({ err: error, site }, 'a page went out without the menus of its stock'),
    }),
    home: createHomeService({ indexes, pathsOf, budgets, onBadHit }),
    models: createModelService({ indexes, pathsOf }),
    shelves: createShelfService({ indexes, pathsOf, onBadHit }),
    budgets,
    search: createSearchService({ indexes, pathsOf, lexiconOf, onBadHit }),
    vehicles: createVehicleService({ vehicles, indexes, pathsOf, onBadHit }),
    formSubjects: createFormSubjectService({ vehicles, pathsOf }),
    checkout,
    reservations,
    purchases: createPurchaseService({
      vehicles,
      reservations,
      purchases: createPurchaseStore(database),
      readTerms: createTermsReader<ResolvedSite>({ valuations, estimateDelivery: estimateSiteDelivery }),
      loadCheckout: checkout.load,
      findApplication: createApplicationFinder(database),
    }),
    cards: createCardsService({ indexes, pathsOf, onBadHit }),
    watchlists: createWatchlistService({
      store: createWatchlistStore(database),
      consents: createConsentStore(database),
      stops: createAddressStops(database.interactive),
      ...{ vehicles, pathsOf },
    }),
    savedSearches: createSavedSearchesService({
      searches: createSearchStore(database),
      consents: createConsentStore(database),
      stops: createAddressStops(database.interactive),
      matcher: createSearchMatcher(indexes),
      pathsOf,
    }),
    compare: createCompareService({ vehicles, pathsOf }),
    accounts: createAccountReader(database.interactive),
    findPostcode: createPostcodeFinder({ readSecret }),
    print: createPrintService({ vehicles }),
    testDrives: createTestDriveService({
      vehicles,
      findAvailability: createAvailability(appointments),
    }),
    tradeIns: createTradeInService({ valuations, pathsOf }),
    onlinePayments: createOnlinePaymentService({
      requests: createRequestFinder(database),
      gateway: payments.gateway,
    }),
    wheels: createWheelService(createGoStore(database)),
    financeApplications: createFinanceApplicationService({
      ...{ vehicles, pathsOf },
      applications: createApplicationStore(database, openSealer(env)),
    }),
    visits: createVisitService({ store: appointments, vehicles }),
  };
};
