import { minuteMs } from '#src/lib/durations.ts';
import type { FeedSource } from '../../rules/config.ts';
import { chooseFetchPauseMs, chooseFilePauseMs } from '../../rules/sources/choose-fetch-pause.ts';
import { isFailureReported } from '../../rules/sources/is-failure-reported.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { ClaimedSource, FeedSourceStore, SourceSuccess } from './feed-source-store.ts';
import type { HttpsSource } from './fetch-https-feed.ts';
import type { SftpSource } from './fetch-sftp-feed.ts';
import type { FetchedFeed, FetchFeed, Validators } from './fetched-feed.ts';
import { importSavedFeed, recordSourceFailure, type SourceOutcomes, type SourceSite } from './import-saved-feed.ts';
import { renewLease } from './renew-lease.ts';

export interface RemoteSite extends SourceSite {
  readonly source: Exclude<FeedSource, { kind: 'folder' }>;
}

export interface SourceProcessorOptions extends SourceOutcomes {
  readonly store: FeedSourceStore;
  readonly fetches: { readonly https: FetchFeed<HttpsSource>; readonly sftp: FetchFeed<SftpSource> };
  readonly onProblem: (error: unknown) => void;
  readonly readClock: () => Date;
  readonly draw: () => number;
  readonly fetchTimeoutMs?: number;
}

const defaultFetchTimeoutMs = 5 * minuteMs;
const noValidators: Validators = { etag: null, lastModified: null };

interface FaultyFile {
  /** The source and the site's configuration version. If either changes, the same file may become importable. */
  readonly facts: string;
  readonly validators: Validators;
  readonly error: FeedFileError;
}

const factsOf = ({ source, configVersion }: RemoteSite): string => JSON.stringify([source, configVersion]);

export const createSourceProcessor = (options: SourceProcessorOptions) => {
  const { store, fetches, readClock, draw, fetchTimeoutMs = defaultFetchTimeoutMs } = options;

  const fetchInTime = async ({ source }: RemoteSite, validators: Validators, ending: AbortSignal) => {
    const timeout = AbortSignal.timeout(fetchTimeoutMs);
    const signal = AbortSignal.any([ending, timeout]);
    try {
      return await (source.kind === 'https'
        ? fetches.https(source, validators, signal)
        : fetches.sftp(source, validators, signal));
    } catch (error) {
      if (ending.aborted || !timeout.aborted) throw error;
      const seconds = Math.round(fetchTimeoutMs / 1000);
      throw new FeedSourceError('time', `The file didn't arrive within ${seconds} seconds.`, error);
    }
  };

  const faultyFiles = new Map<string, FaultyFile>();
  const findFaulty = (site: RemoteSite): FaultyFile | undefined => {
    const faulty = faultyFiles.get(site.slug);
    return faulty?.facts === factsOf(site) ? faulty : undefined;
  };

  const importFetched = async (site: RemoteSite, { feed, fileName, validators }: FetchedFeed) => {
    try {
      const summary = await importSavedFeed(options, site, { source: site.source.kind, feed, fileName });
      faultyFiles.delete(site.slug);
      return summary;
    } catch (error) {
      if (error instanceof FeedFileError) faultyFiles.set(site.slug, { facts: factsOf(site), validators, error });
      throw error;
    }
  };

  const fetchAndImport = async (
    site: RemoteSite,
    claimed: ClaimedSource,
    ending: AbortSignal,
  ): Promise<SourceSuccess> => {
    const { source, configVersion } = site;
    const nextFetchAt = new Date(readClock().getTime() + source.everyMinutes * minuteMs);
    // With a changed configuration, the same feed can give different vehicles, so the whole feed is fetched.
    const own = claimed.siteVersion === configVersion ? claimed : noValidators;
    const faulty = findFaulty(site);
    const fetched = await fetchInTime(site, faulty?.validators ?? own, ending);
    if (fetched.kind === 'unchanged') {
      if (faulty !== undefined) throw faulty.error;
      const { etag, lastModified, siteVersion } = claimed;
      return { etag, lastModified, siteVersion, nextFetchAt, at: readClock() };
    }
    try {
      const { held } = await importFetched(site, fetched);
      // A last row that was left out can be accepted if the next feed repeats it, so the whole feed must be fetched again.
      const isRepeated = held.some(({ kind }) => kind === 'lastRow');
      const kept = isRepeated ? noValidators : fetched.validators;
      return { ...kept, siteVersion: configVersion, nextFetchAt, at: readClock() };
    } finally {
      await fetched.feed.close();
    }
  };

  const choosePauseMs = (site: RemoteSite, failures: number, error: unknown): number => {
    if (!(error instanceof FeedFileError)) return chooseFetchPauseMs(failures, draw());
    const { etag, lastModified } = findFaulty(site)?.validators ?? noValidators;
    const isConditional = etag !== null || lastModified !== null;
    return chooseFilePauseMs({ failures, isConditional, everyMinutes: site.source.everyMinutes }, draw());
  };

  const noteFailure = async (site: RemoteSite, claimed: ClaimedSource, error: unknown, startedAt: Date) => {
    const { slug, source } = site;
    options.onFailed(slug, source.kind, error);
    const now = readClock();
    const failures = claimed.failures + 1;
    const lastReport = await store.findLastReport(slug, source.kind);
    if (isFailureReported({ failures, lastReportedMs: lastReport?.getTime() ?? null, nowMs: now.getTime() })) {
      await recordSourceFailure(options, slug, { source: source.kind, startedAt, error });
    }
    await store.settleFailure(claimed, new Date(now.getTime() + choosePauseMs(site, failures, error)));
  };

  return async (site: RemoteSite, claimed: ClaimedSource, ending: AbortSignal): Promise<void> => {
    const startedAt = readClock();
    const lease = renewLease(options, claimed);
    try {
      const success = await fetchAndImport(site, claimed, ending);
      await store.settleSuccess(await lease.end(), success);
    } catch (error) {
      const held = await lease.end();
      if (ending.aborted) await store.release(held, readClock());
      else await noteFailure(site, held, error, startedAt);
    }
  };
};
