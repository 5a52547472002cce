import type { FastifyInstance } from 'fastify';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { visitorDataMoves } from '#src/app/storefront/visitor-data.server.ts';
import {
  createDepositHandler,
  createReservationProcessor,
  depositPurpose,
  syncVehicleHold,
} from '#src/checkout/server/process-reservation.ts';
import { createReservationService } from '#src/checkout/server/reservation-service.ts';
import { createReservationStore } from '#src/checkout/server/reservation-store.ts';
import { outboxJobName } from '#src/leads/server/outbox-job.ts';
import { paymentPurpose } from '#src/online-payment/rules/payment-request.ts';
import { createPaymentRequestService } from '#src/online-payment/server/payment-request-service.ts';
import { createPaymentRequestHandler, createRequestProcessor } from '#src/online-payment/server/process-request.ts';
import { createRequestStore } from '#src/online-payment/server/request-store.ts';
import { backgroundConnection, openPayments, type Payments } from '#src/payments/server/open-payments.ts';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readSecret } from '#src/platform/env.ts';
import { createDueJob } from '#src/platform/jobs/create-due-job.ts';
import { createRetentionJob } from '#src/platform/jobs/retention-job.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createEventStore } from '#src/tracking/server/event-store.ts';
import { createRevealStore } from '#src/tracking/server/reveal-store.ts';
import { type AppOptions, createApp } from './create-app.ts';
import { listRetentions } from './list-retentions.ts';
import { openFeedReports } from './open-feed-reports.ts';
import { openLeads } from './open-leads.ts';
import { openNotices } from './open-notices.ts';
import { openFeedSources } from './stock/open-feed-sources.ts';
import type { Stock } from './stock/open-stock.ts';

export interface OpenAppOptions
  extends Pick<AppOptions, 'env' | 'log' | 'sites' | 'images' | 'renderer' | 'assetRoutes'> {
  readonly database: DatabaseService;
  readonly stock: Stock;
}

interface PaymentParts {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  readonly onDeliveriesQueued: () => void;
}

const openOnlinePayments = ({ database, log, gateway, onDeliveriesQueued }: PaymentParts) => {
  const readClock = (): Date => new Date();
  const store = createRequestStore(database);
  const processRequest = createRequestProcessor({
    store,
    gateway,
    readClock,
    onDeliveriesQueued,
    onProblem: (error, { siteSlug, requestUuid, state }) =>
      log.warn(
        { err: error, site: siteSlug, request: requestUuid, state },
        'a payment request could not be processed and is retried',
      ),
  });
  return {
    service: createPaymentRequestService({ store, gateway, process: processRequest, readClock }),
    handler: createPaymentRequestHandler({ store, process: processRequest, readClock }),
    job: createDueJob({ name: 'payment requests', store, process: processRequest }),
  };
};

const openCheckout = ({ database, log, gateway, onDeliveriesQueued }: PaymentParts) => {
  const readClock = (): Date => new Date();
  const store = createReservationStore(database);
  const processReservation = createReservationProcessor({
    store,
    gateway,
    readClock,
    onDeliveriesQueued,
    syncVehicleHold: (name) => syncVehicleHold(database, name, readClock()),
    onProblem: (error, { siteSlug, reservationUuid, state }) =>
      log.warn(
        { err: error, site: siteSlug, reservation: reservationUuid, state },
        'a reservation could not be processed and is retried',
      ),
  });
  return {
    service: createReservationService({ store, gateway, process: processReservation, readClock }),
    handler: createDepositHandler({ store, process: processReservation, readClock }),
    job: createDueJob({ name: 'reservations', store, process: processReservation }),
  };
};

/** Opens the server with its jobs; it does not listen yet. */
export const openApp = async (
  options: OpenAppOptions,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const { database, stock, renderer, env, log } = options;
  const visitors = createVisitorStore(database.interactive, visitorDataMoves);
  const visitorService = createVisitorService(visitors);
  // The jobs start last; nothing is queued before.
  const onDeliveriesQueued = (): void => jobs.wake(outboxJobName);
  const { leads, outbox } = openLeads({
    ...options,
    onDeliveriesQueued,
    vehicles: stock.vehicles,
    visitors: visitorService,
  });
  const payments = openPayments({
    database,
    readSecret,
    siteOf: options.sites.bySlug,
    connection: backgroundConnection,
    onRefused: (site, reason) => log.warn({ site, reason }, 'a payment could not be started'),
  });
  const paymentEvents = createPaymentEventStore(database);
  const paymentParts: PaymentParts = { database, log, gateway: payments.gateway, onDeliveriesQueued };
  const checkout = openCheckout(paymentParts);
  const onlinePayments = openOnlinePayments(paymentParts);
  const notices = openNotices(options);
  const feedSources = openFeedSources({ env, log, sites: options.sites, database, stock });
  const events = createEventStore(database);
  const reveals = createRevealStore(database);
  const retention = createRetentionJob({
    retentions: listRetentions({ database, env, visitors, events, reveals, paymentEvents }),
    onPurged: (kind, count) => log.info({ kind, count }, 'rows past their retention were purged'),
    onProblem: (kind, error) => log.warn({ err: error, kind }, 'rows past their retention could not be purged'),
  });
  let isServing = true;
  const jobs = startJobs(
    [outbox, checkout.job, onlinePayments.job, notices.job, feedSources, openFeedReports(options), retention],
    (job, error) => log.warn({ err: error, job }, 'a job failed and runs again'),
  );
  const app = await createApp({
    ...options,
    leads,
    checkout: checkout.service,
    onlinePayments: onlinePayments.service,
    payments: {
      payments,
      events: paymentEvents,
      handlers: { [depositPurpose]: checkout.handler, [paymentPurpose]: onlinePayments.handler },
    },
    tracking: { events, reveals },
    visitors: visitorService,
    isServing: () => isServing,
  });
  return {
    app,
    close: async () => {
      isServing = false;
      notices.stopListening();
      await app.close();
      await jobs.stop();
      await renderer.close();
    },
  };
};
