import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { codeRoutes } from '#src/account/server/code-routes.ts';
import { createSignIn } from '#src/account/server/create-sign-in.ts';
import { sessionRoutes } from '#src/account/server/session-routes.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { appointmentRoutes } from '#src/appointments/server/appointment-routes.ts';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { calendarRoutes } from '#src/appointments/server/calendar-routes.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import { feedRoutes } from '#src/blog/server/feed-routes.ts';
import { latestPostRoutes } from '#src/blog/server/latest-post-routes.ts';
import { brochureRoutes } from '#src/brochure/server/brochure-routes.ts';
import { createBrochureRenderer } from '#src/brochure/server/create-brochure-renderer.ts';
import { budgetRoutes } from '#src/calculators/server/budget-routes.ts';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { deliveryRoutes } from '#src/calculators/server/delivery-routes.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import { checkoutRoutes } from '#src/checkout/server/checkout-routes.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { receiptRoutes } from '#src/checkout/server/receipt/receipt-routes.ts';
import { createReservationFinder } from '#src/checkout/server/reservation-access.ts';
import type { ReservationService } from '#src/checkout/server/reservation-service.ts';
import { createYouxSource } from '#src/finance/server/create-youx-service.ts';
import { financeRoutes } from '#src/finance/server/finance-routes.ts';
import { youxRoutes } from '#src/finance/server/youx-routes.ts';
import { applicationDocumentRoutes } from '#src/finance-application/server/application-document-routes.ts';
import { applicationRoutes } from '#src/finance-application/server/application-routes.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { createSentLeadFinder } from '#src/leads/server/find-sent-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { unsubscribeRoutes } from '#src/leads/server/unsubscribe/unsubscribe-routes.ts';
import { phoneRoutes } from '#src/locations/server/phone-routes.ts';
import { marketRoutes } from '#src/market/server/comparison-routes.ts';
import { estimateUsedPrice } from '#src/market/server/estimate-used-price.ts';
import type { MarketStock } from '#src/market/server/market-stock.ts';
import { onlinePaymentRoutes } from '#src/online-payment/server/online-payment-routes.ts';
import type { PaymentRequestService } from '#src/online-payment/server/payment-request-service.ts';
import type { PaymentMessages } from '#src/payments/server/payment-handler.ts';
import { stripeRoutes } from '#src/payments/server/stripe/stripe-routes.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { LimitedWork } from '#src/platform/http/limits/limit-policies.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { purchaseDocumentRoutes } from '#src/purchase/server/documents/purchase-document-routes.ts';
import { purchaseRoutes } from '#src/purchase/server/purchase-routes.ts';
import { createPurchaseService } from '#src/purchase/server/purchase-service.ts';
import { createPurchaseStore } from '#src/purchase/server/purchase-store.ts';
import { createTermsReader } from '#src/purchase/server/read-terms.ts';
import type { SiteLexicon } from '#src/search/server/site-lexicon.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { stockCountRoutes } from '#src/search/server/stock-count-routes.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { EstimateAlike } from '#src/trade-in/server/create-platform-valuer.ts';
import { tradeInRoutes } from '#src/trade-in/server/trade-in-routes.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import type { StockWatch } from '#src/vehicle/server/stock-watch.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createConsentStore } from '#src/watchlist/server/consent-store.ts';
import { createSearchMatcher } from '#src/watchlist/server/searches/create-search-matcher.ts';
import { createSearchStore } from '#src/watchlist/server/searches/search-store.ts';
import { watchlistRoutes } from '#src/watchlist/server/watchlist-routes.ts';
import { createWatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import { wheelRoutes } from '#src/wheel/server/wheel-routes.ts';
import { suggestionRoutes } from './suggestions/suggestion-routes.server.ts';
import { visitorDataMoves } from './visitor-data.server.ts';

export interface InterfaceParts {
  readonly env: Pick<Env, 'MAIL_FROM'>;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly sites: { readonly all: () => readonly ResolvedSite[] };
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly vehicles: VehicleStore;
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
  readonly lexiconOf: SiteLexicon;
  readonly stockWatch: Pick<StockWatch, 'onStockChanged'>;
  readonly market: MarketStock;
  readonly images: ImageService;
  readonly visitors: VisitorService;
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  readonly leads: LeadService<ResolvedSite>;
  readonly checkout: ReservationService;
  readonly sealer: Sealer;
  readonly onlinePayments: PaymentRequestService;
  readonly payments: PaymentMessages;
  readonly readSecret: (variable: string) => string | undefined;
  readonly log: Logger;
  readonly answerForm: (request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;
}

interface PageInterface {
  readonly work: LimitedWork;
  readonly routes: FastifyPluginAsync;
}

const createEstimateAlike = ({ sites }: InterfaceParts, market: MarketStock): EstimateAlike => {
  const estimate = estimateUsedPrice(market);
  return async (siteSlug, car) => {
    const site = sites.all().find(({ slug }) => slug === siteSlug);
    return site === undefined ? { kind: 'failed' } : estimate({ siteSlug, car, config: site.config.market });
  };
};

const openPurchases = ({ database, checkout }: InterfaceParts) =>
  createPurchaseService<ResolvedSite>({
    checkout,
    store: createPurchaseStore(database),
    reservations: createReservationFinder(database),
    readTerms: createTermsReader<ResolvedSite>({
      valuations: createValuationStore(database),
      estimateDelivery: estimateSiteDelivery,
    }),
    readClock: () => new Date(),
  });

/** To remove a slice, delete its entries (ADR 51). */
export const openPageInterfaces = (parts: InterfaceParts): readonly PageInterface[] => {
  const { indexes, pathsOf, market, log } = parts;
  const reservations = createReservationFinder(parts.database);
  const findAvailability = createAvailability(createAppointmentStore(parts.database));
  const budgets = createBudgetService({ indexes, pathsOf });
  const signIn = createSignIn({ ...parts, moves: visitorDataMoves });
  const estimateAlike = createEstimateAlike(parts, market);
  const onUnavailable = (site: string, reason: string): void =>
    log.warn({ site, reason }, 'the valuation service failed');
  const onUnpaid = (site: string, reason: string): void => log.warn({ site, reason }, 'a Stripe event was rejected');
  const onUndecided = (reason: string): void => log.warn({ reason }, 'the assessment service failed');
  return [
    { work: 'search', routes: stockCountRoutes(parts) },
    { work: 'search', routes: suggestionRoutes(parts) },
    { work: 'pages', routes: feedRoutes(parts) },
    { work: 'api', routes: latestPostRoutes(parts) },
    { work: 'pages', routes: brochureRoutes({ ...parts, pdfRenderer: createBrochureRenderer() }) },
    { work: 'api', routes: phoneRoutes(parts) },
    { work: 'leads', routes: unsubscribeRoutes(parts) },
    { work: 'codes', routes: codeRoutes({ ...parts, ...signIn }) },
    { work: 'api', routes: sessionRoutes({ ...parts, ...signIn }) },
    { work: 'api', routes: financeRoutes(parts) },
    { work: 'api', routes: youxRoutes({ ...parts, quote: createYouxSource(parts) }) },
    { work: 'api', routes: marketRoutes({ ...parts, stock: market }) },
    { work: 'api', routes: deliveryRoutes(parts) },
    { work: 'api', routes: appointmentRoutes({ ...parts, findAvailability }) },
    {
      work: 'api',
      routes: calendarRoutes({
        ...parts,
        store: createAppointmentStore(parts.database),
        findSentLead: createSentLeadFinder(parts.database),
        organiserEmail: parts.env.MAIL_FROM,
      }),
    },
    { work: 'leads', routes: tradeInRoutes({ ...parts, estimateAlike, onUnavailable }) },
    { work: 'leads', routes: applicationRoutes({ ...parts, onUnavailable: onUndecided }) },
    { work: 'pages', routes: applicationDocumentRoutes(parts) },
    { work: 'leads', routes: checkoutRoutes({ ...parts, reservations }) },
    { work: 'pages', routes: receiptRoutes({ ...parts, reservations, receipts: createReceiptLinks(parts.database) }) },
    { work: 'leads', routes: wheelRoutes(parts) },
    { work: 'leads', routes: onlinePaymentRoutes(parts) },
    { work: 'api', routes: stripeRoutes({ ...parts, ...parts.payments, onProblem: onUnpaid }) },
    { work: 'leads', routes: purchaseRoutes({ ...parts, reservations, purchases: openPurchases(parts) }) },
    {
      work: 'pages',
      routes: purchaseDocumentRoutes({
        ...parts,
        store: createPurchaseStore(parts.database),
        reservations,
      }),
    },
    { work: 'search', routes: budgetRoutes({ ...parts, budgets }) },
    {
      work: 'api',
      routes: watchlistRoutes({
        ...parts,
        store: createWatchlistStore(parts.database),
        consents: createConsentStore(parts.database),
        onUnsent: (site, error) => log.warn({ err: error, site }, 'a confirmation mail could not be sent'),
        searches: createSearchStore(parts.database),
        matcher: createSearchMatcher(indexes),
      }),
    },
  ];
};
