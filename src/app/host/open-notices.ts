import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import { createAddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createConsentStore } from '#src/watchlist/server/consent-store.ts';
import { createNoticeSender } from '#src/watchlist/server/create-notice-sender.ts';
import { createNoticeJob } from '#src/watchlist/server/notice-job.ts';
import { createNoticeStore } from '#src/watchlist/server/notice-store.ts';
import { createWatchlistScan } from '#src/watchlist/server/scan-watchlists.ts';
import { createSearchMatcher } from '#src/watchlist/server/searches/create-search-matcher.ts';
import { createSavedSearchScan } from '#src/watchlist/server/searches/scan-saved-searches.ts';
import { createSearchUpdateStore } from '#src/watchlist/server/searches/search-update-store.ts';
import type { Stock } from './stock/open-stock.ts';

export interface OpenNoticesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly database: DatabaseService;
  readonly stock: Pick<Stock, 'indexes' | 'stockWatch' | 'vehicles'>;
}

export const openNotices = ({
  env,
  log,
  sites,
  database,
  stock,
}: OpenNoticesOptions): { readonly job: Job; readonly stopListening: () => void } => {
  const { vehicles, stockWatch, indexes } = stock;
  const store = createNoticeStore(database);
  const update = createSearchUpdateStore(database);
  const matcher = createSearchMatcher(indexes);
  const scanVehicles = createWatchlistScan({ notices: store, vehicles });
  const scanSearches = createSavedSearchScan({ update, matcher });
  const { job, noteChange } = createNoticeJob({
    sites: sites.all,
    scan: async (site, now) => {
      await scanVehicles(site, now);
      return scanSearches(site, now);
    },
    notices: store,
    send: createNoticeSender({
      consents: createConsentStore(database),
      stops: createAddressStops(database.primary),
      mailer: openMailer(env, log),
      sms: openSmsSender(env, log),
      vehicles,
      renderMail,
      update,
      matcher,
    }),
    onGivenUp: ({ siteSlug, messageUuid, attempts }) =>
      log.error(
        { site: siteSlug, message: messageUuid, attempts },
        'a notice could not be delivered and was abandoned',
      ),
    onProblem: (siteSlug, error) => log.warn({ err: error, site: siteSlug }, 'watchlists could not be scanned'),
  });
  const stopListening = stockWatch.onStockChanged(({ siteSlug }) => noteChange(siteSlug));
  return { job, stopListening };
};
