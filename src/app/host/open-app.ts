import type { FastifyInstance } from 'fastify';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { visitorDataMoves } from '#src/app/storefront/visitor-data.server.ts';
import { depositPurpose } from '#src/checkout/rules/deposit-purpose.ts';
import { createDepositHandler } from '#src/checkout/server/process-reservation.ts';
import { createReservationProcessor } from '#src/checkout/server/process-reservation.ts';
import { createReservationService, type ReservationService } from '#src/checkout/server/reservation-service.ts';
import { createReservationStore } from '#src/checkout/server/reservation-store.ts';
import { syncVehicleHold } from '#src/checkout/server/sync-vehicle-hold.ts';
import { outboxJobName } from '#src/leads/server/outbox-job.ts';
import { paymentPurpose } from '#src/online-payment/rules/payment-request.ts';
import { createPaymentRequestHandler } from '#src/online-payment/server/process-request.ts';
import {
  createPaymentRequestService,
  type PaymentRequestService,
} from '#src/online-payment/server/payment-request-service.ts';
import { createRequestProcessor } from '#src/online-payment/server/process-request.ts';
import { createRequestStore } from '#src/online-payment/server/request-store.ts';
import { backgroundConnection, openPayments, type Payments } from '#src/payments/server/open-payments.ts';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import type { PaymentHandler } from '#src/payments/server/payment-handler.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createDatabaseProbe } from '#src/platform/db/probe-database.ts';
import { readSecret } from '#src/platform/env.ts';
import { createDueJob } from '#src/platform/jobs/create-due-job.ts';
import { createRetentionJob } from '#src/platform/jobs/retention-job.ts';
import { type Job, startJobs } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createEventStore } from '#src/tracking/server/event-store.ts';
import { createRevealStore } from '#src/tracking/server/reveal-store.ts';
import type { AppOptions } from './app-options.ts';
import { createApp } from './create-app.ts';
import type { PageRenderer } from './http/rendering/page-renderer.ts';
import { listRetentions } from './list-retentions.ts';
import { openLeads } from './open-leads.ts';
import { openNotices } from './open-notices.ts';
import { openPages } from './open-pages.ts';
import type { Stock } from './stock/open-stock.ts';

export interface OpenAppOptions
  extends Omit<
    AppOptions,
    'checkout' | 'leads' | 'onlinePayments' | 'pages' | 'payments' | 'readiness' | 'stock' | 'tracking' | 'visitors'
  > {
  readonly database: DatabaseService;
  readonly stock: Stock;
  readonly renderer: PageRenderer;
}

interface OpenOnlinePaymentsOptions {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  readonly onDeliveriesQueued: () => void;
}

interface OpenOnlinePayments {
  readonly service: PaymentRequestService;
  readonly owner: PaymentHandler;
  readonly job: Job;
}

const openOnlinePayments = (options: OpenOnlinePaymentsOptions): OpenOnlinePayments => {
  const { database, log, gateway, onDeliveriesQueued } = options;
  const readClock = (): Date => new Date();
  const store = createRequestStore(database);
  const keep = createRequestProcessor({
    store,
    gateway,
    readClock,
    onDeliveriesQueued,
    onProblem: (error, { siteSlug, requestUuid, state }) =>
      log.warn({ err: error, site: siteSlug, request: requestUuid, state }, 'a payment waits'),
  });
  return {
    service: createPaymentRequestService({ store, gateway, keep, readClock }),
    owner: createPaymentRequestHandler({ store, keep, readClock }),
    job: createDueJob({ name: 'payment requests', store, process: keep }),
  };
};

interface OpenCheckoutOptions {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  readonly onDeliveriesQueued: () => void;
}

interface OpenCheckout {
  readonly service: ReservationService;
  readonly owner: PaymentHandler;
  readonly job: Job;
}

const openCheckout = ({ database, log, gateway, onDeliveriesQueued }: OpenCheckoutOptions): OpenCheckout => {
  const readClock = (): Date => new Date();
  const store = createReservationStore(database);
  const keep = createReservationProcessor({
    store,
    gateway,
    readClock,
    onDeliveriesQueued,
    syncVehicleHold: (name) => syncVehicleHold(database, name, readClock()),
    onProblem: (error, { siteSlug, reservationUuid, state }) =>
      log.warn({ err: error, site: siteSlug, reservation: reservationUuid, state }, 'a reservation waits'),
  });
  return {
    service: createReservationService({ store, gateway, keep, readClock }),
    owner: createDepositHandler({ store, keep, readClock }),
    job: createDueJob({ name: 'reservations', store, process: keep }),
  };
};

/** Opens the server with its jobs; it does not listen yet. */
export const openApp = async (
  options: OpenAppOptions,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const { database, stock, renderer, env, log } = options;
  const pages = openPages(options);
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
    onRefused: (site, reason) => log.warn({ site, reason }, 'a payment could not be begun'),
  });
  const paymentEvents = createPaymentEventStore(database);
  const checkout = openCheckout({ database, log, gateway: payments.gateway, onDeliveriesQueued });
  const notices = openNotices(options);
  const onlinePayments = openOnlinePayments({
    database,
    log,
    gateway: payments.gateway,
    onDeliveriesQueued,
  });
  const events = createEventStore(database);
  const reveals = createRevealStore(database);
  const retention = createRetentionJob({
    retentions: listRetentions({ database, env, visitors, events, reveals, paymentEvents }),
    onPurged: (kind, count) => log.info({ kind, count }, 'what was kept long enough is gone'),
    onProblem: (kind, error) => log.warn({ err: error, kind }, 'what was kept long enough stays'),
  });
  let isServing = true;
  const jobs = startJobs([outbox, checkout.job, onlinePayments.job, notices.job, retention], (job, error) =>
    log.warn({ err: error, job }, 'a job failed and runs again'),
  );
  const app = await createApp({
    ...options,
    pages,
    leads,
    checkout: checkout.service,
    onlinePayments: onlinePayments.service,
    payments: {
      payments,
      events: paymentEvents,
      owners: { [depositPurpose]: checkout.owner, [paymentPurpose]: onlinePayments.owner },
    },
    tracking: { events, reveals },
    visitors: visitorService,
    readiness: {
      probeDatabase: createDatabaseProbe(database.ping),
      hasMemory: () => stock.indexes.stats().sites > 0 || pages.cache.stats().pages > 0,
      isServing: () => isServing,
    },
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
