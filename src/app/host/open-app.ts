import type { FastifyInstance } from 'fastify';
import { createCodeStore, createVisitorDesk, createVisitorStore } from '#src/account/server/queries.ts';
import { visitorBelongings } from '#src/app/storefront/visitor-belongings.server.ts';
import { createAppointmentForgetting } from '#src/appointments/server/queries.ts';
import { depositPurpose } from '#src/checkout/rules/deposit-purpose.ts';
import { createReservationForgetting } from '#src/checkout/server/queries.ts';
import { createApplicationForgetting } from '#src/finance-application/server/queries.ts';
import { createLeadForgetting, createSuppressionStore } from '#src/leads/server/queries.ts';
import { paymentPurpose } from '#src/online-payment/rules/payment-purpose.ts';
import { createRequestForgetting } from '#src/online-payment/server/queries.ts';
import { createPaymentEventStore, openPayments, patientConnection } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createDatabaseProbe } from '#src/platform/db/probe-database.ts';
import { readSecret } from '#src/platform/env.ts';
import { scheduleForgetting } from '#src/platform/jobs/schedule-forgetting.ts';
import { openKeptMails } from '#src/platform/mail/kept-mails.ts';
import { findMailFolder } from '#src/platform/mail/open-mailer.ts';
import { findSmsFolder } from '#src/platform/sms/open-sms-sender.ts';
import { createPurchaseForgetting } from '#src/purchase/server/queries.ts';
import { createEventStore, createRevealStore } from '#src/tracking/server/queries.ts';
import { createPlateForgetting, createValuationForgetting } from '#src/trade-in/server/queries.ts';
import { createConsentStore, createNoticeStore, createWatchlistStore } from '#src/watchlist/server/queries.ts';
import { createGoForgetting } from '#src/wheel/server/queries.ts';
import type { AppOptions } from './app-options.ts';
import { createApp } from './create-app.ts';
import type { PageRenderer } from './http/rendering/page-renderer.ts';
import { openCheckout } from './open-checkout.ts';
import { openLeads } from './open-leads.ts';
import { openNotices } from './open-notices.ts';
import { openOnlinePayments } from './open-online-payments.ts';
import { openPages } from './open-pages.ts';
import type { Stock } from './stock/open-stock.ts';

export interface OpenAppOptions
  extends Omit<
    AppOptions,
    | 'checkout'
    | 'companions'
    | 'desk'
    | 'onlinePayments'
    | 'pages'
    | 'payments'
    | 'readiness'
    | 'stock'
    | 'tracking'
    | 'visitors'
  > {
  readonly database: DatabaseService;
  readonly stock: Stock;
  readonly renderer: PageRenderer;
}

/** Joins what was opened into a server that does not listen yet. */
export const openApp = async (
  options: OpenAppOptions,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const { database, stock, renderer, env, log } = options;
  const pages = openPages(options);
  const visitors = createVisitorStore(database.interactive, visitorBelongings);
  const visitorDesk = createVisitorDesk(visitors);
  const leads = openLeads({ ...options, vehicles: stock.vehicles, visitors: visitorDesk });
  const payments = openPayments({
    ...{ database, readSecret, siteOf: options.sites.bySlug, connection: patientConnection },
    onRefused: (site, reason) => log.warn({ site, reason }, 'a payment could not be begun'),
  });
  const paymentEvents = createPaymentEventStore(database);
  const checkout = openCheckout({ database, log, gateway: payments.gateway, onTold: leads.wake });
  const notices = openNotices(options);
  const onlinePayments = openOnlinePayments({ database, log, gateway: payments.gateway, onTold: leads.wake });
  const events = createEventStore(database);
  const reveals = createRevealStore(database);
  const stopForgetting = scheduleForgetting({
    retentions: [
      { kind: 'leads', store: createLeadForgetting(database), keptDays: env.LEAD_DAYS },
      { kind: 'booked times', store: createAppointmentForgetting(database), keptDays: env.APPOINTMENT_DAYS },
      { kind: 'messages of payments', store: paymentEvents, keptDays: env.PAYMENT_EVENT_DAYS },
      { kind: 'reservations', store: createReservationForgetting(database), keptDays: env.RESERVATION_DAYS },
      { kind: 'payments asked for', store: createRequestForgetting(database), keptDays: env.ASKED_PAYMENT_DAYS },
      { kind: 'turns of the wheel', store: createGoForgetting(database), keptDays: env.WHEEL_DAYS },
      {
        kind: 'purchases begun',
        store: createPurchaseForgetting(database, 'drafts'),
        keptDays: env.PURCHASE_DRAFT_DAYS,
      },
      { kind: 'purchases', store: createPurchaseForgetting(database, 'orders'), keptDays: env.RESERVATION_DAYS },
      {
        kind: 'who wants no news',
        store: createSuppressionStore(database.primary),
        // As long as there is a lead that said yes before.
        keptDays: Math.max(env.SUPPRESSION_DAYS, env.LEAD_DAYS),
      },
      { kind: 'kept mails', store: openKeptMails(findMailFolder(env)), keptDays: env.MAIL_DAYS },
      { kind: 'kept text messages', store: openKeptMails(findSmsFolder(env)), keptDays: env.SMS_DAYS },
      { kind: 'codes to sign in', store: createCodeStore(database.interactive), keptDays: env.CODE_DAYS },
      { kind: 'valuations', store: createValuationForgetting(database), keptDays: env.VALUATION_DAYS },
      { kind: 'plates', store: createPlateForgetting(database), keptDays: env.PLATE_DAYS },
      {
        kind: 'applications for finance',
        store: createApplicationForgetting(database, 'sent'),
        keptDays: env.FINANCE_APPLICATION_DAYS,
      },
      {
        kind: 'applications for finance that were not sent',
        store: createApplicationForgetting(database, 'draft'),
        keptDays: env.FINANCE_DRAFT_DAYS,
      },
      { kind: 'visitors', store: visitors, keptDays: env.VISITOR_DAYS },
      { kind: 'watchlists', store: createWatchlistStore(database), keptDays: env.VISITOR_DAYS },
      { kind: 'who is told of changes', store: createConsentStore(database), keptDays: env.VISITOR_DAYS },
      { kind: 'notices that wait', store: createNoticeStore(database), keptDays: env.VISITOR_DAYS },
      { kind: 'events', store: events, keptDays: env.EVENT_DAYS },
      { kind: 'reveals', store: reveals, keptDays: env.REVEAL_DAYS },
    ],
    onForgotten: (kind, count) => log.info({ kind, count }, 'what was kept long enough is gone'),
    onProblem: (kind, error) => log.warn({ err: error, kind }, 'what was kept long enough stays'),
  });
  let isServing = true;
  const app = await createApp({
    ...options,
    pages,
    desk: leads.desk,
    companions: leads.companions,
    checkout: checkout.desk,
    onlinePayments: onlinePayments.desk,
    payments: {
      payments,
      events: paymentEvents,
      owners: { [depositPurpose]: checkout.owner, [paymentPurpose]: onlinePayments.owner },
    },
    tracking: { events, reveals },
    visitors: visitorDesk,
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
      stopForgetting();
      await app.close();
      await checkout.close();
      await onlinePayments.close();
      await leads.close();
      await notices.stop();
      await renderer.close();
    },
  };
};
