import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createFeedRunStore, type FeedRunStore, type LatestFeed } from '#src/stock-import/server/feed-run-store.ts';
import { shareReading } from './share-reading.ts';

export interface FeedMetricsOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly sites: Pick<SiteRegistry, 'bySlug'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly store?: Pick<FeedRunStore, 'listLatest'>;
  readonly readClock?: () => Date;
}

const createLatestReader = ({
  database,
  sites,
  log,
  store = createFeedRunStore(database.interactive),
  readClock = () => new Date(),
}: FeedMetricsOptions) => {
  const readLatest = shareReading<readonly LatestFeed[]>({
    read: store.listLatest,
    initial: [],
    onProblem: (error) => log.warn({ err: error }, 'the state of feeds could not be read for the metrics'),
    readClockMs: () => readClock().getTime(),
  });
  return async (): Promise<readonly LatestFeed[]> =>
    (await readLatest()).filter(({ siteSlug }) => sites.bySlug(siteSlug) !== undefined);
};

export const measureFeeds = (options: FeedMetricsOptions, metrics: Pick<Metrics, 'gaugeBy'>): void => {
  const { readClock = () => new Date() } = options;
  const readLatest = createLatestReader(options);
  const gauge = (name: string, help: string, measure: (feed: LatestFeed) => number | null): void =>
    metrics.gaugeBy('site', name, help, async () => {
      const values = (await readLatest()).map((feed) => [feed.siteSlug, measure(feed)] as const);
      return new Map(values.flatMap(([site, value]) => (value === null ? [] : [[site, value] as const])));
    });
  gauge(
    'forecourt_feed_age_seconds',
    'Seconds since a feed of the site was last put into its stock, or its source had not changed.',
    (feed) =>
      feed.currentAtSeconds === null ? null : Math.max(0, readClock().getTime() / 1000 - feed.currentAtSeconds),
  );
  gauge('forecourt_feed_held', "1 while part of the site's last feed is held back.", ({ outcome }) =>
    outcome === 'held' ? 1 : 0,
  );
  gauge('forecourt_feed_failed', "1 while the site's last feed failed.", ({ outcome }) =>
    outcome === 'failed' ? 1 : 0,
  );
};
