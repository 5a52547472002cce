import {
  createDepositHandler,
  createReservationProcessor,
  depositPurpose,
} from '#src/checkout/server/process-reservation.ts';
import { createReservationService } from '#src/checkout/server/reservation-service.ts';
import { createReservationStore } from '#src/checkout/server/reservation-store.ts';
import { paymentPurpose } from '#src/online-payment/rules/payment-request.ts';
import { createPaymentRequestService } from '#src/online-payment/server/payment-request-service.ts';
import { createPaymentRequestHandler, createRequestProcessor } from '#src/online-payment/server/process-request.ts';
import { createRequestStore } from '#src/online-payment/server/request-store.ts';
import { backgroundConnection, openPayments, type Payments } from '#src/payments/server/open-payments.ts';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readSecret } from '#src/platform/env.ts';
import { createDueJob } from '#src/platform/jobs/create-due-job.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';

interface PayableParts {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  readonly onDeliveriesQueued: () => void;
}

const openOnlinePayments = ({ database, log, gateway, onDeliveriesQueued }: PayableParts) => {
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
    process: processRequest,
    job: createDueJob({ name: 'payment requests', store, prepare: store.resumeRefundChecks, process: processRequest }),
    countDue: store.countDue,
  };
};

const openCheckout = ({ database, log, gateway, onDeliveriesQueued }: PayableParts) => {
  const readClock = (): Date => new Date();
  const store = createReservationStore(database);
  const processReservation = createReservationProcessor({
    database,
    store,
    gateway,
    readClock,
    onDeliveriesQueued,
    onProblem: (error, { siteSlug, reservationUuid, state }) =>
      log.warn(
        { err: error, site: siteSlug, reservation: reservationUuid, state },
        'a reservation could not be processed and is retried',
      ),
  });
  return {
    service: createReservationService({ store, gateway, process: processReservation, readClock }),
    handler: createDepositHandler({ store, process: processReservation, readClock }),
    process: processReservation,
    job: createDueJob({ name: 'reservations', store, prepare: store.resumeRefundChecks, process: processReservation }),
    countDue: store.countDue,
  };
};

interface OpenPayablesOptions extends Pick<PayableParts, 'database' | 'log' | 'onDeliveriesQueued'> {
  readonly sites: Pick<SiteRegistry, 'bySlug'>;
}

export const openPayables = ({ database, log, sites, onDeliveriesQueued }: OpenPayablesOptions) => {
  const payments = openPayments({
    database,
    readSecret,
    siteOf: sites.bySlug,
    connection: backgroundConnection,
    onRefused: (site, reason) => log.warn({ site, reason }, 'a payment could not be started'),
  });
  const parts: PayableParts = { database, log, gateway: payments.gateway, onDeliveriesQueued };
  const checkout = openCheckout(parts);
  const onlinePayments = openOnlinePayments(parts);
  return {
    checkout: checkout.service,
    processReservation: checkout.process,
    processPayment: onlinePayments.process,
    onlinePayments: onlinePayments.service,
    messages: {
      payments,
      events: createPaymentEventStore(database),
      handlers: { [depositPurpose]: checkout.handler, [paymentPurpose]: onlinePayments.handler },
    },
    jobs: [checkout.job, onlinePayments.job],
    countDue: { reservation: checkout.countDue, payment: onlinePayments.countDue },
  };
};
