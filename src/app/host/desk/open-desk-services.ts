import type { DeskServices } from '#src/app/console/desk-context.server.ts';
import { deskPalette } from '#src/app/console/desk-theme.server.ts';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { createStaffAppointments } from '#src/appointments/server/staff/staff-appointment-service.ts';
import type { BrochureRenderer } from '#src/brochure/server/create-brochure-renderer.ts';
import { createBrochurePrinter } from '#src/brochure/server/print-brochure.ts';
import type { ProcessReservation } from '#src/checkout/server/process-reservation.ts';
import { createStaffReservations } from '#src/checkout/server/staff/staff-reservation-service.ts';
import { createStaffApplications } from '#src/finance-application/server/staff/staff-application-service.ts';
import { createRoutingStore } from '#src/inbox/server/clock/routing-store.ts';
import { createInboxStore } from '#src/inbox/server/inbox-store.ts';
import { createMergeService } from '#src/inbox/server/merge-service.ts';
import { createMessageService } from '#src/inbox/server/message-service.ts';
import { createMessageStore } from '#src/inbox/server/message-store.ts';
import { createSettingsStore, removeBrowsersOfLeaver } from '#src/inbox/server/notices/settings-store.ts';
import { createPairService } from '#src/inbox/server/pair-service.ts';
import { createPairReader } from '#src/inbox/server/pair-store.ts';
import { createReplyAddresses } from '#src/inbox/server/reply-addresses.ts';
import { createTaskService } from '#src/inbox/server/task-service.ts';
import { createWorkService, releaseLeads } from '#src/inbox/server/work-service.ts';
import type { FindMailAddition } from '#src/leads/server/deliver-lead.ts';
import { createLeadReader } from '#src/leads/server/lead-reader.ts';
import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import { isTextStopped } from '#src/leads/server/unsubscribe/text-stops.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { imageQualities } from '#src/lib/image-url.ts';
import type { PrintedDocument } from '#src/lib/printed-document.ts';
import { createStaffPayments } from '#src/online-payment/server/staff/staff-payment-service.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { type Env, readSecretOrFile } from '#src/platform/env.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import { imageSiteOf } from '#src/platform/images/image-site.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailFolder } from '#src/platform/mail/mail-folder.ts';
import { findMailFolder, openMailer } from '#src/platform/mail/open-mailer.ts';
import type { PdfRenderer } from '#src/platform/pdf/create-pdf-renderer.ts';
import { openVapidKeys } from '#src/platform/push/open-vapid-keys.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { findSmsFolder } from '#src/platform/sms/open-sms-sender.ts';
import { createContactTokens } from '#src/privacy/server/contact-token.ts';
import { createPrivacyService } from '#src/privacy/server/privacy-service.ts';
import { createStaffPurchaseDocuments } from '#src/purchase/server/staff/purchase-documents.ts';
import type { QuoteRenderer } from '#src/quotes/server/create-quote-renderer.ts';
import { createQuoteService } from '#src/quotes/server/quote-service.ts';
import { createReportStore } from '#src/reports/server/report-store.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { listDirectorySites } from '#src/staff/rules/directory/directory-site.ts';
import { createAccountNoticeService } from '#src/staff/server/account-notice-service.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { createDeviceStore } from '#src/staff/server/device-store.ts';
import { createDirectoryClient } from '#src/staff/server/directory/create-directory-client.ts';
import { createDirectoryService } from '#src/staff/server/directory/directory-service.ts';
import { createDirectoryStore } from '#src/staff/server/directory/directory-store.ts';
import { createInvitationStore } from '#src/staff/server/invitation-store.ts';
import { createLinkStore } from '#src/staff/server/link-store.ts';
import { createMembershipStore } from '#src/staff/server/membership-store.ts';
import { createPasskeyService } from '#src/staff/server/passkey-service.ts';
import { createProofService } from '#src/staff/server/proof-service.ts';
import { createSecondFactorStore } from '#src/staff/server/second-factor-store.ts';
import { createSessionStore } from '#src/staff/server/session-store.ts';
import { createStaffService } from '#src/staff/server/staff-service.ts';
import { createStaffTradeIns } from '#src/trade-in/server/staff/staff-trade-in-service.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createStaffPrizes } from '#src/wheel/server/staff/staff-prize-service.ts';
import { createLinkedEvents } from './list-linked-events.ts';

export interface DeskServicesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug'>;
  readonly database: DatabaseService;
  readonly findMailAddition: FindMailAddition;
  readonly processReservation: ProcessReservation;
  readonly onDeliveriesQueued: () => void;
  readonly vehicles: Pick<VehicleStore, 'findBySlug' | 'findById'>;
  readonly images: Pick<ImageService, 'get'>;
  readonly processPayment: Parameters<typeof createStaffPayments>[1];
  readonly directoryEgress?: EgressOverrides;
  readonly readDirectorySecret?: (name: string) => string | undefined;
}

const directoryLimits = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

/** For the vehicle on a lead's page. The picture job prepares only AVIF, so the first request makes this WebP. */
const deskPicture = { widthPx: 320, quality: imageQualities.other, format: 'webp' } as const;

interface Renderers {
  readonly brochures: BrochureRenderer;
  readonly quotes: QuoteRenderer;
  readonly documents: PdfRenderer<PrintedDocument>;
}

export const openDeskServices = (options: DeskServicesOptions, renderers: Renderers): DeskServices => {
  const { env, log, sites, database, findMailAddition, onDeliveriesQueued, vehicles, images } = options;
  const print = createBrochurePrinter({ vehicles, images, pdfRenderer: renderers.brochures });
  const sealer = openSealer(env);
  const secondFactors = createSecondFactorStore(database, sealer);
  const links = createLinkStore(database, secondFactors);
  const invitations = createInvitationStore(database);
  const passkeys = createPasskeyService(database);
  const mailer = openMailer(env, log);
  const { readDirectorySecret = readSecretOrFile } = options;
  return {
    siteBySlug: sites.bySlug,
    sessions: createSessionStore(database, (siteSlug) => listDirectorySites(sites.all(), siteSlug)),
    passkeys,
    secondFactors,
    proofs: createProofService(database, passkeys, secondFactors),
    links,
    directories: createDirectoryService({
      listSites: sites.all,
      siteBySlug: sites.bySlug,
      client: createDirectoryClient({
        ask: createGuardedRequest(directoryLimits, options.directoryEgress),
        readSecret: readDirectorySecret,
      }),
      store: createDirectoryStore(database),
      onUnreachable: (site, reason) => log.warn({ site, reason }, 'the directory of staff could not be reached'),
      onWrong: (site, reason) => log.warn({ site, reason }, 'an answer of the directory of staff was refused'),
    }),
    accountNotices: createAccountNoticeService({
      devices: createDeviceStore(database),
      mailer,
      onProblem: (error) => log.warn({ err: error }, 'an email about an account could not be sent'),
    }),
    invitations,
    memberships: createMembershipStore(database, [releaseLeads, removeBrowsersOfLeaver]),
    audit: createAuditStore(database),
    staff: createStaffService({
      invitations,
      links,
      mailer,
      renderMail,
      onProblem: (error) => log.warn({ err: error }, 'a sign-in link could not be sent'),
    }),
    inbox: createInboxStore(database),
    work: createWorkService(database),
    appointments: createStaffAppointments(database, createAppointmentStore(database)),
    applications: createStaffApplications(database, sealer),
    tradeIns: createStaffTradeIns(database),
    prizes: createStaffPrizes(database),
    payments: createStaffPayments(database, options.processPayment),
    reservations: createStaffReservations(database, options.processReservation),
    routing: createRoutingStore(database),
    notices: createSettingsStore(database),
    pushKey: () => openVapidKeys(env).publicKey,
    reports: createReportStore(database),
    purchaseDocuments: createStaffPurchaseDocuments(database, vehicles),
    printDocument: renderers.documents.print,
    findLead: createLeadReader(database),
    messages: createMessageStore(database),
    messaging: createMessageService({ database, onDeliveriesQueued }),
    tasks: createTaskService(database),
    quotes: createQuoteService({
      database,
      print: (siteSlug, number, content) => {
        const { brand, onBrand, brandSoft } = sites.bySlug(siteSlug)?.brand.palette ?? deskPalette;
        return renderers.quotes.print(siteSlug, { number, content, colours: { brand, onBrand, brandSoft } });
      },
    }),
    merges: createMergeService(database),
    pairs: createPairService(database),
    listPairs: createPairReader(database),
    privacy: createPrivacyService({
      database,
      sealer,
      folders: [openMailFolder(findMailFolder(env)), openMailFolder(findSmsFolder(env))],
      keptDays: { reservations: env.RESERVATION_DAYS, suppressions: Math.max(env.SUPPRESSION_DAYS, env.LEAD_DAYS) },
    }),
    contactTokens: createContactTokens(sealer),
    replyAddresses: createReplyAddresses(database, env.INBOUND_MAIL_DOMAIN),
    isTextStopped: (siteSlug, phone) => isTextStopped(database.interactive, siteSlug, phone),
    takesTexts: env.INBOUND_SMS === 'on',
    findVehicle: vehicles.findBySlug,
    makePicture: async (site, source) => {
      const answer = await images.get({ site: imageSiteOf(site), source, ...deskPicture }).catch(() => undefined);
      return answer?.kind === 'made' ? answer.data : null;
    },
    listLinkedEvents: createLinkedEvents(database),
    printBrochure: (site, vehicleSlug) =>
      print(site, vehicleSlug).catch((error: unknown) => {
        if (error instanceof DomainError && (error.code === 'notFound' || error.code === 'gone')) return null;
        throw error;
      }),
    listAddedRows: async (siteSlug, lead) => {
      // The hooks expect a delivery, so we pass a made-up one to get the rows of the dealer's email.
      const mail = { kind: 'mail', target: '', attempts: 0, deliveryUuid: lead.leadUuid, traceparent: null } as const;
      const addition = await findMailAddition({ ...mail, siteSlug, lead, queuedAt: lead.receivedAt });
      return addition?.rows ?? [];
    },
  };
};
