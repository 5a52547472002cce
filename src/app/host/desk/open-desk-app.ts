import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DeskServices } from '#src/app/console/desk-context.server.ts';
import { deskPaths } from '#src/app/console/desk-paths.ts';
import { deskPalette } from '#src/app/console/desk-theme.server.ts';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { createStaffAppointments } from '#src/appointments/server/staff/staff-appointment-service.ts';
import { type BrochureRenderer, createBrochureRenderer } from '#src/brochure/server/create-brochure-renderer.ts';
import { createBrochurePrinter } from '#src/brochure/server/print-brochure.ts';
import type { ProcessReservation } from '#src/checkout/server/process-reservation.ts';
import { createStaffReservations } from '#src/checkout/server/staff/staff-reservation-service.ts';
import { createStaffApplications } from '#src/finance-application/server/staff/staff-application-service.ts';
import { addDemoRule } from '#src/inbox/server/clock/add-demo-rule.ts';
import { createLeadClockJob } from '#src/inbox/server/clock/lead-clock-job.ts';
import { createRoutingStore } from '#src/inbox/server/clock/routing-store.ts';
import { createInboundMailJob } from '#src/inbox/server/inbound/inbound-mail-job.ts';
import { createInboundService, type InboundService } from '#src/inbox/server/inbound/inbound-service.ts';
import { createInboundSmsService } from '#src/inbox/server/inbound/inbound-sms-service.ts';
import { createInboxFeed } from '#src/inbox/server/inbox-feed.ts';
import { createInboxStore } from '#src/inbox/server/inbox-store.ts';
import { createMergeService } from '#src/inbox/server/merge-service.ts';
import { createMessageService } from '#src/inbox/server/message-service.ts';
import { createMessageStore } from '#src/inbox/server/message-store.ts';
import { createStaffNoticeJob } from '#src/inbox/server/notices/notice-job.ts';
import { createNoticeStore } from '#src/inbox/server/notices/notice-store.ts';
import { createSettingsStore, removeBrowsersOfLeaver } from '#src/inbox/server/notices/settings-store.ts';
import { createPairCheckJob } from '#src/inbox/server/pair-check-job.ts';
import { createPairService } from '#src/inbox/server/pair-service.ts';
import { createPairReader } from '#src/inbox/server/pair-store.ts';
import { createReminderJob } from '#src/inbox/server/reminder-job.ts';
import { createReplyAddresses } from '#src/inbox/server/reply-addresses.ts';
import { createTaskService } from '#src/inbox/server/task-service.ts';
import { createWorkService, releaseLeads } from '#src/inbox/server/work-service.ts';
import type { FindMailAddition } from '#src/leads/server/deliver-lead.ts';
import { createLeadListsJob } from '#src/leads/server/lead-lists-job.ts';
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
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailFolder } from '#src/platform/mail/mail-folder.ts';
import { findMailFolder, openMailer } from '#src/platform/mail/open-mailer.ts';
import type { PdfRenderer } from '#src/platform/pdf/create-pdf-renderer.ts';
import { createDocumentRenderer } from '#src/platform/pdf/document-service.ts';
import { openVapidKeys } from '#src/platform/push/open-vapid-keys.ts';
import { createPushSender } from '#src/platform/push/push-sender.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { findSmsFolder, openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import { createContactTokens } from '#src/privacy/server/contact-token.ts';
import { createPrivacyService } from '#src/privacy/server/privacy-service.ts';
import { createStaffPurchaseDocuments } from '#src/purchase/server/staff/purchase-documents.ts';
import { createQuoteRenderer, type QuoteRenderer } from '#src/quotes/server/create-quote-renderer.ts';
import { createQuoteService } from '#src/quotes/server/quote-service.ts';
import { createReportJob } from '#src/reports/server/report-job.ts';
import { createReportStore } from '#src/reports/server/report-store.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { listDirectorySites } from '#src/staff/rules/directory/directory-site.ts';
import { createAccountNoticeService } from '#src/staff/server/account-notice-service.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import { openDemoOwner } from '#src/staff/server/demo-owners.ts';
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
import { createDeskApp } from './create-desk-app.ts';
import { buildDeskOrigin, findDeskHost, isDeskHost } from './desk-host.ts';
import { createDeskPages, type DeskBuild } from './desk-pages.ts';
import { createLinkedEvents } from './list-linked-events.ts';

export interface DeskFiles {
  readonly loadBuild: () => Promise<DeskBuild>;
  readonly assetRoutes: FastifyPluginAsync;
  readonly mode: 'production' | 'development';
  readonly adaptPolicy?: (policy: string) => string;
}

export interface OpenDeskAppOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug' | 'byHost'>;
  readonly database: DatabaseService;
  readonly findMailAddition: FindMailAddition;
  readonly processReservation: ProcessReservation;
  readonly onDeliveriesQueued: () => void;
  readonly vehicles: Pick<VehicleStore, 'findBySlug' | 'findById'>;
  readonly images: Pick<ImageService, 'get'>;
  readonly processPayment: Parameters<typeof createStaffPayments>[1];
  readonly files: DeskFiles;
  /** Set by tests whose directory is on this machine. */
  readonly directoryEgress?: EgressOverrides;
  readonly readDirectorySecret?: (name: string) => string | undefined;
}

export interface DemoLink {
  readonly siteName: string;
  readonly url: string;
}

export interface Desk {
  readonly app: FastifyInstance;
  readonly isHost: (host: string | undefined) => boolean;
  readonly jobs: readonly Job[];
  readonly countOpenStreams: () => number;
  readonly countUnknownTexts: () => number;
  /** A link for each demo owner who has no passkey yet. None outside development. */
  readonly openDemoLinks: (port: number) => Promise<readonly DemoLink[]>;
}

/** Limits for push services, which answer quickly and whose status alone matters. */
const pushLimits = { timeoutMs: 15_000, maxBytes: 16 * 1024 };

/** Limits for a directory's discovery document and keys, which are a few kilobytes each. */
const directoryLimits = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

/** The narrowest width that cards use. The picture job prepares only AVIF, so the first request makes this WebP. */
const deskPicture = { widthPx: 320, quality: imageQualities.other, format: 'webp' } as const;

interface Renderers {
  readonly brochures: BrochureRenderer;
  readonly quotes: QuoteRenderer;
  readonly documents: PdfRenderer<PrintedDocument>;
}

const openServices = (options: OpenDeskAppOptions, renderers: Renderers): DeskServices => {
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

const openMailbox = ({ env, log }: OpenDeskAppOptions, inbound: InboundService): readonly Job[] =>
  env.INBOUND_IMAP_URL === undefined
    ? []
    : [
        createInboundMailJob({
          url: env.INBOUND_IMAP_URL,
          inbound,
          onLeft: (reason, uid) => log.warn({ reason, uid }, 'an inbound email stays flagged in its mailbox'),
        }),
      ];

/** Returns undefined if the desk is off. Throws if a site has the desk's host. */
export const openDeskApp = async (options: OpenDeskAppOptions): Promise<Desk | undefined> => {
  const { env, log, sites, database, files } = options;
  const deskHost = findDeskHost(env);
  if (deskHost === undefined) return undefined;
  const owner = sites.byHost(deskHost);
  if (owner !== undefined) throw new Error(`DESK_HOST=${deskHost} is a host of the site ${owner.slug}.`);
  const renderers = {
    brochures: createBrochureRenderer(),
    quotes: createQuoteRenderer(),
    documents: createDocumentRenderer(),
  };
  const services = openServices(options, renderers);
  const feed = createInboxFeed({
    database,
    onProblem: (error) => log.warn({ err: error }, 'the inbox events could not be read'),
  });
  const inbound = createInboundService({
    database,
    addresses: services.replyAddresses,
    listSites: sites.all,
    ownAddress: env.MAIL_FROM,
  });
  const secret = env.INBOUND_MAIL_SECRET;
  let unknownTexts = 0;
  const openTexts = (authToken: string) => ({
    inbound: createInboundSmsService({ database, listSites: sites.all }),
    authToken,
    onUnknown: () => {
      unknownTexts += 1;
      log.warn({ total: unknownTexts }, 'an inbound text message is from a number that no lead has');
    },
  });
  const { TWILIO_AUTH_TOKEN: authToken } = env;
  const answerPage = createDeskPages({
    ...files,
    onPageError: (error) => log.error({ err: error }, 'a desk page failed'),
  });
  const app = await createDeskApp({
    env,
    log,
    deskHost,
    services,
    feed,
    answerPage,
    assetRoutes: files.assetRoutes,
    receivesMail: secret === undefined ? undefined : { inbound, secret },
    receivesTexts: env.INBOUND_SMS === 'off' || authToken === undefined ? undefined : openTexts(authToken),
    onClose: async () => {
      await Promise.all(Object.values(renderers).map(({ close }) => close()));
    },
  });
  return {
    app,
    isHost: (host) => isDeskHost(deskHost, host),
    jobs: [
      createLeadListsJob({ database, listSites: sites.all }),
      createReminderJob(database),
      createPairCheckJob({ database, siteBySlug: sites.bySlug }),
      createReportJob({ database, listSites: sites.all }),
      createLeadClockJob({
        database,
        listSites: sites.all,
        onProblem: (site, error) => log.warn({ err: error, site }, 'lead routing and timers failed and will run again'),
      }),
      ...openMailbox(options, inbound),
      createStaffNoticeJob({
        store: createNoticeStore(database),
        listSites: sites.all,
        urlOf: (site, leadUuid) => buildDeskOrigin(deskHost, env.PORT).origin + deskPaths.lead(site, leadUuid),
        mailer: openMailer(env, log),
        sms: openSmsSender(env, log),
        push: createPushSender({
          openKeys: () => openVapidKeys(env),
          contact: `mailto:${env.MAIL_FROM}`,
          ask: createGuardedRequest(pushLimits),
        }),
        onGivenUp: ({ siteSlug, kind, channel }, reason) =>
          log.warn({ site: siteSlug, kind, channel, reason }, 'a notification could not be sent and was abandoned'),
        onProblem: (error) => log.warn({ err: error }, 'staff notifications could not be sent'),
      }),
    ],
    countOpenStreams: feed.countOpen,
    countUnknownTexts: () => unknownTexts,
    openDemoLinks: async (port) => {
      if (env.FORECOURT_ENV !== 'development') return [];
      const { origin } = buildDeskOrigin(deskHost, port);
      const opened: DemoLink[] = [];
      for (const site of sites.all()) {
        const secret = await openDemoOwner(database, services.links, site.slug, new Date());
        await addDemoRule(database, site);
        if (secret !== undefined) opened.push({ siteName: site.name, url: `${origin}/links/${secret}` });
      }
      return opened;
    },
  };
};
