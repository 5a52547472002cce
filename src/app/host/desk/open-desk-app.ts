import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { deskPaths } from '#src/app/console/desk-paths.ts';
import { createBrochureRenderer } from '#src/brochure/server/create-brochure-renderer.ts';
import { addDemoRule } from '#src/inbox/server/clock/add-demo-rule.ts';
import { createLeadClockJob } from '#src/inbox/server/clock/lead-clock-job.ts';
import { createInboundMailJob } from '#src/inbox/server/inbound/inbound-mail-job.ts';
import { createInboundService, type InboundService } from '#src/inbox/server/inbound/inbound-service.ts';
import { createInboundSmsService } from '#src/inbox/server/inbound/inbound-sms-service.ts';
import { createInboxFeed } from '#src/inbox/server/inbox-feed.ts';
import { createStaffNoticeJob } from '#src/inbox/server/notices/notice-job.ts';
import { createNoticeStore } from '#src/inbox/server/notices/notice-store.ts';
import { createPairCheckJob } from '#src/inbox/server/pair-check-job.ts';
import { createReminderJob } from '#src/inbox/server/reminder-job.ts';
import { createLeadListsJob } from '#src/leads/server/lead-lists-job.ts';
import { createGuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { createDocumentRenderer } from '#src/platform/pdf/document-service.ts';
import { openVapidKeys } from '#src/platform/push/open-vapid-keys.ts';
import { createPushSender } from '#src/platform/push/push-sender.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import { createQuoteRenderer } from '#src/quotes/server/create-quote-renderer.ts';
import { createReportJob } from '#src/reports/server/report-job.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { openDemoOwner } from '#src/staff/server/demo-owners.ts';
import { createDeskApp } from './create-desk-app.ts';
import { buildDeskOrigin, findDeskHost, isDeskHost } from './desk-host.ts';
import { createDeskPages, type DeskBuild } from './desk-pages.ts';
import { type DeskServicesOptions, openDeskServices } from './open-desk-services.ts';

export interface DeskFiles {
  readonly loadBuild: () => Promise<DeskBuild>;
  readonly assetRoutes: FastifyPluginAsync;
  readonly mode: 'production' | 'development';
  readonly adaptPolicy?: (policy: string) => string;
}

export interface OpenDeskAppOptions extends DeskServicesOptions {
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug' | 'byHost'>;
  readonly files: DeskFiles;
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
  /**
   * In development, creates missing demo owners and routing rules, and returns a sign-in link for each demo owner
   * without a passkey. Elsewhere, returns none.
   */
  readonly openDemoLinks: (port: number) => Promise<readonly DemoLink[]>;
}

const pushLimits = { timeoutMs: 15_000, maxBytes: 16 * 1024 };

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
  const services = openDeskServices(options, renderers);
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
