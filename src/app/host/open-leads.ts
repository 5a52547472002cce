import { setTimeout as wait } from 'node:timers/promises';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { createAppointmentHooks } from '#src/appointments/server/appointment-hooks.ts';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { bookVisit } from '#src/appointments/server/book-visit.ts';
import { createReservationHooks } from '#src/checkout/server/reservation-hooks.ts';
import { createReplyAddresses } from '#src/inbox/server/reply-addresses.ts';
import { createReplyFinder } from '#src/inbox/server/reply-finder.ts';
import { isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import { deliverLead, type FindMailAddition } from '#src/leads/server/deliver-lead.ts';
import { createDeliveryStore } from '#src/leads/server/delivery-store.ts';
import { createHookFinders, type LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { createOutboxJob } from '#src/leads/server/outbox-job.ts';
import { createLeadService, type LeadService } from '#src/leads/server/submit-lead.ts';
import { createAddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { isTextStopped } from '#src/leads/server/unsubscribe/text-stops.ts';
import { createPaymentHooks } from '#src/online-payment/server/payment-hooks.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import { createPurchaseHooks } from '#src/purchase/server/purchase-hooks.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createTradeInHook } from '#src/trade-in/server/trade-in-hooks.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import { findVehicleBySlugOrId, type VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';
import { createPrizeHooks } from '#src/wheel/server/prize-hooks.ts';
import { createSpinStore } from '#src/wheel/server/spin-store.ts';

export interface OpenLeadsOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'bySlug'>;
  readonly database: DatabaseService;
  readonly egress?: EgressOverrides;
  readonly vehicles: VehicleLookup;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly onDeliveriesQueued: () => void;
}

export interface OpenedLeads {
  readonly leads: LeadService<ResolvedSite>;
  readonly outbox: Job;
  readonly findMailAddition: FindMailAddition;
}

const httpLimits = { timeoutMs: 15_000, maxBytes: 64 * 1024 };

/** Leaves out the error's message, because the result is logged and the message can quote what a shopper wrote. */
const nameFailure = (error: unknown) => {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { name, code, responseCode };
};

/** A lead uses the first hook that matches it. */
const listLeadHooks = ({ database, env }: OpenLeadsOptions): readonly LeadHooks<ResolvedSite>[] => {
  const reservation = createReservationHooks(database);
  return [
    reservation,
    createPurchaseHooks(reservation),
    createPrizeHooks(createSpinStore(database)),
    createPaymentHooks(database),
    createAppointmentHooks({ store: createAppointmentStore(database), organiserEmail: env.MAIL_FROM }),
  ];
};

export const openLeads = (options: OpenLeadsOptions): OpenedLeads => {
  const { env, log, sites, database, egress, vehicles, visitors } = options;
  const stops = createAddressStops(database.primary);
  const finders = createHookFinders(listLeadHooks(options), sites.bySlug);
  const outbox = createOutboxJob({
    store: createDeliveryStore(database),
    // Only one process can open an embedded database.
    isAlone: database.kind === 'embedded',
    deliver: deliverLead({
      ...finders,
      mailer: openMailer(env, log),
      sms: openSmsSender(env, log),
      isTextStopped: (siteSlug, phone) => isTextStopped(database.primary, siteSlug, phone),
      findReply: createReplyFinder(database, createReplyAddresses(database, env.INBOUND_MAIL_DOMAIN)),
      findUnsubscribeUrl: ({ lead }, site) => stops.urlOf(site, lead.email),
      siteBySlug: sites.bySlug,
      ask: createGuardedRequest(httpLimits, egress),
      readSecret,
      readClock: () => new Date(),
    }),
    onFailed: ({ siteSlug, lead, kind, attempts }, error, outcome) => {
      const about = { site: siteSlug, lead: lead.leadUuid, kind, attempts, failure: nameFailure(error) };
      if (outcome === 'dead' && isForShopper(kind))
        log.warn(about, 'an email could not reach its shopper and was abandoned');
      else if (outcome === 'dead') log.error(about, 'a lead could not be delivered and was abandoned');
      else log.warn(about, 'a lead could not be delivered and is retried');
    },
    onProblem: (error) => log.warn({ err: error }, 'the outbox could not be processed'),
  });
  const leads = createLeadService<ResolvedSite>({
    store: createLeadStore(database),
    findVehicle: (siteSlug, slugOrId) => findVehicleBySlugOrId(vehicles, siteSlug, slugOrId),
    onDeliveriesQueued: options.onDeliveriesQueued,
    delay: { wait },
    hooks: {
      testDrive: bookVisit,
      tradeIn: createTradeInHook({ store: createValuationStore(database), findVisitor: visitors.find }),
    },
  });
  return { leads, outbox, findMailAddition: finders.findAddition };
};
