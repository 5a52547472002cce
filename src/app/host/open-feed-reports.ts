import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createFeedReportJob } from '#src/stock-import/server/feed-report-job.ts';
import { createFeedRunStore } from '#src/stock-import/server/feed-run-store.ts';

export interface OpenFeedReportsOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'bySlug'>;
  readonly database: Pick<DatabaseService, 'primary'>;
}

export const openFeedReports = ({ env, log, sites, database }: OpenFeedReportsOptions): Job =>
  createFeedReportJob({
    store: createFeedRunStore(database.primary),
    siteOf: sites.bySlug,
    mailer: openMailer(env, log),
    renderMail,
    onNobody: (site) =>
      log.warn(
        { site },
        'nobody is told about a held or failed feed: the site has neither stockFeed.reportTo nor leads.mailTo',
      ),
    onProblem: (site, attempts, error) =>
      log.warn({ err: error, site, attempts }, 'a report on a feed could not be sent and is retried'),
  });
