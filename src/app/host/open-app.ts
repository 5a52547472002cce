import type { FastifyInstance } from 'fastify';
import { createVisitorDesk, createVisitorStore } from '#src/account/server/queries.ts';
import { visitorBelongings } from '#src/app/storefront/visitor-belongings.server.ts';
import { depositPurpose } from '#src/checkout/rules/deposit-purpose.ts';
import { paymentPurpose } from '#src/online-payment/rules/payment-purpose.ts';
import { createPaymentEventStore, openPayments, patientConnection } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createDatabaseProbe } from '#src/platform/db/probe-database.ts';
import { readSecret } from '#src/platform/env.ts';
import { scheduleForgetting } from '#src/platform/jobs/schedule-forgetting.ts';
import { createEventStore, createRevealStore } from '#src/tracking/server/queries.ts';
import type { AppOptions } from './app-options.ts';
import { createApp } from './create-app.ts';
import type { PageRenderer } from './http/rendering/page-renderer.ts';
import { listRetentions } from './list-retentions.ts';
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
    retentions: listRetentions({ database, env, visitors, events, reveals, paymentEvents }),
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
