import { setTimeout as wait } from 'node:timers/promises';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { noTime } from '#src/appointments/rules/appointment-fields.ts';
import { type AppointmentStore, createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import {
  createAppointmentMails,
  type FindAppointmentAddition,
} from '#src/appointments/server/create-appointment-mails.ts';
import { withBooking } from '#src/appointments/server/with-booking.ts';
import { reservationSubcategory } from '#src/checkout/rules/deposit-purpose.ts';
import { createReservationMails, type FindReservationAddition } from '#src/checkout/server/create-reservation-mails.ts';
import { createEndedReservationFinder, createReservationFinder } from '#src/checkout/server/find-reservation.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import { delayQuickSubmissions } from '#src/leads/server/delay-quick-submissions.ts';
import type {
  FindCancelledVisit,
  FindEndedReservation,
  FindReportedPayment,
} from '#src/leads/server/deliver-by-http.ts';
import type { FindMailAddition } from '#src/leads/server/deliver-by-mail.ts';
import type { FindDeliveryText } from '#src/leads/server/deliver-by-text.ts';
import { deliverLead } from '#src/leads/server/deliver-lead.ts';
import { createDeliveryStore } from '#src/leads/server/delivery-store.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { startOutbox } from '#src/leads/server/start-outbox.ts';
import { createLeadService, type FormService, type RelatedLeadService } from '#src/leads/server/submit-lead.ts';
import { createAddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import { paymentSubcategory } from '#src/online-payment/rules/payment-request.ts';
import { createPaymentMails, type FindPaymentAddition } from '#src/online-payment/server/create-payment-mails.ts';
import { createReportedPaymentFinder, createRequestFinder } from '#src/online-payment/server/request-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import { purchaseSubcategory } from '#src/purchase/rules/purchase-fields.ts';
import { buildPurchaseMail } from '#src/purchase/view/build-purchase-mail.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import { withTradeInOffer } from '#src/trade-in/server/with-trade-in-offer.ts';
import { findVehicleByName, type NamedVehicles } from '#src/vehicle/server/find-vehicle-by-name.ts';
import { wheelSubcategory } from '#src/wheel/rules/wheel-fields.ts';
import { createPrizeMails, createPrizeTexts, type FindPrizeAddition } from '#src/wheel/server/create-prize-mails.ts';
import { createSpinStore } from '#src/wheel/server/spin-store.ts';

export interface OpenLeadsOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly database: DatabaseService;
  /** What a test sets otherwise of the way out. */
  readonly egress?: EgressOverrides;
  readonly vehicles: NamedVehicles;
  readonly visitors: Pick<VisitorService, 'find'>;
}

/** A receiver of leads says yes or no, and soon. */
const httpLimits = { timeoutMs: 15_000, maxBytes: 64 * 1024 };

/** What of a mail server's refusal can be logged: its words may hold what a shopper wrote. */
const nameFailure = (error: unknown) => {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { name, code, responseCode };
};

/** Whether a lead came of a deposit: of a reservation, or of buying online. */
const isPaidByDeposit = ({ subcategory }: { readonly subcategory: string | null }): boolean =>
  subcategory === reservationSubcategory || subcategory === purchaseSubcategory;

/** What was booked, reserved, won or paid with a lead, for the mails of people; a dealer's own program has it among the facts. */
const createFindAddition =
  (
    find: FindAppointmentAddition,
    findReservation: FindReservationAddition,
    findPrize: FindPrizeAddition,
    findPayment: FindPaymentAddition,
    sites: SiteRegistry,
  ): FindMailAddition =>
  async ({ siteSlug, kind, lead }) => {
    const site = sites.bySlug(siteSlug);
    const { phone } = lead;
    const name = nameShopper(lead);
    if (site !== undefined && isPaidByDeposit(lead)) {
      const shopperName = isForShopper(kind) ? null : name;
      const told = { ...lead, shopperName, isOver: isCancellation(kind), isOwed: kind === 'refundFailure' };
      const reserved = await findReservation(site, told);
      if (reserved === null) return null;
      const isBought = lead.subcategory === purchaseSubcategory;
      return { ...(isBought ? buildPurchaseMail(reserved, told) : reserved), files: [] };
    }
    if (site !== undefined && lead.subcategory === wheelSubcategory) {
      const prize = await findPrize(site, { ...lead, shopperName: isForShopper(kind) ? null : name });
      return prize && { ...prize, files: [] };
    }
    if (site !== undefined && lead.subcategory === paymentSubcategory) {
      const shopperName = isForShopper(kind) ? null : name;
      const paid = await findPayment(site, { ...lead, shopperName, isOver: isCancellation(kind) });
      return paid && { ...paid, files: [] };
    }
    // Most leads chose no time: the one writer of the embedded database is not kept from taking leads in to look for it.
    const chosen = lead.custom[leadFieldTable.appointment.name] ?? noTime;
    if (site === undefined || chosen === noTime) return null;
    return find(site, {
      ...lead,
      shopper: isForShopper(kind) ? null : { name, phone },
      isCancelled: isCancellation(kind),
    });
  };

/** The visit of a lead, for a dealer's own program that is told that it is cancelled. */
const createFindCancelledVisit =
  ({ findOfLead }: AppointmentStore): FindCancelledVisit =>
  async ({ siteSlug, lead }) => {
    const visit = await findOfLead(siteSlug, lead.leadUuid);
    const cancelledAtMs = visit?.cancelledAtMs ?? null;
    return visit === undefined || cancelledAtMs === null ? null : { ...visit, cancelledAtMs };
  };

/** The reservation of a lead, for a dealer's own program that is told that it is over. */
const createFindEndedReservation = (database: DatabaseService): FindEndedReservation => {
  const find = createEndedReservationFinder(database);
  return ({ siteSlug, lead }) => find(siteSlug, lead.leadUuid);
};

/** What was paid with a lead, for a dealer's own program. Most leads came of no payment, and nobody looks for one. */
const createFindReportedPayment = (database: DatabaseService): FindReportedPayment => {
  const find = createReportedPaymentFinder(database);
  return async ({ siteSlug, lead }) => (lead.subcategory === paymentSubcategory ? find(siteSlug, lead.leadUuid) : null);
};

/** What the text messages of leads say: the code of a prize. */
const createFindText = (database: DatabaseService, sites: SiteRegistry): FindDeliveryText => {
  const find = createPrizeTexts(createSpinStore(database));
  return async ({ siteSlug, lead }) => {
    const site = sites.bySlug(siteSlug);
    return site === undefined ? null : find(site, lead.leadUuid);
  };
};

/** Joins what takes leads in and what takes them to their dealers. */
export const openLeads = (
  options: OpenLeadsOptions,
): {
  readonly service: FormService<ResolvedSite>;
  readonly relatedLeads: RelatedLeadService;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
} => {
  const { env, log, sites, database, egress, vehicles, visitors } = options;
  const appointments = createAppointmentStore(database);
  const stops = createAddressStops(database.primary);
  const outbox = startOutbox({
    store: createDeliveryStore(database),
    // Nobody else can open a folder's database.
    isAlone: database.kind === 'embedded',
    deliver: deliverLead({
      mailer: openMailer(env, log),
      findAddition: createFindAddition(
        createAppointmentMails({ store: appointments, organiserEmail: env.MAIL_FROM }),
        createReservationMails(createReservationFinder(database), createReceiptLinks(database)),
        createPrizeMails(createSpinStore(database)),
        createPaymentMails(createRequestFinder(database)),
        sites,
      ),
      findCancelledVisit: createFindCancelledVisit(appointments),
      findEndedReservation: createFindEndedReservation(database),
      findPayment: createFindReportedPayment(database),
      sms: openSmsSender(env, log),
      findText: createFindText(database, sites),
      findUnsubscribeUrl: ({ lead }, site) => stops.urlOf(site, lead.email),
      siteBySlug: sites.bySlug,
      ask: createGuardedRequest(httpLimits, egress),
      readSecret,
      readClock: () => new Date(),
    }),
    onFailed: ({ siteSlug, lead, kind, attempts }, error, outcome) => {
      const about = { site: siteSlug, lead: lead.leadUuid, kind, attempts, failure: nameFailure(error) };
      if (outcome === 'dead') log.error(about, 'a lead reached nobody and is given up');
      else log.warn(about, 'a lead is not delivered yet');
    },
    onProblem: (error) => log.warn({ err: error }, 'the outbox of leads cannot be worked on'),
  });
  const service = createLeadService({
    store: createLeadStore(database),
    findVehicle: (siteSlug, slugOrId) => findVehicleByName(vehicles, siteSlug, slugOrId),
    onStored: outbox.wake,
  });
  const forms = withTradeInOffer<ResolvedSite>({
    next: withBooking(service),
    leads: service,
    store: createValuationStore(database),
    findVisitor: visitors.find,
  });
  return {
    service: delayQuickSubmissions(forms, { wait }),
    relatedLeads: service,
    wake: outbox.wake,
    close: outbox.stop,
  };
};
