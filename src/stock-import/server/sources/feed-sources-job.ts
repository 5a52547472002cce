import { minuteMs } from '#src/lib/durations.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { FeedFolder } from './feed-folder.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { SourceSite } from './import-saved-feed.ts';
import { createFileProcessor, type FileProcessorOptions } from './process-feed-file.ts';
import { createSourceProcessor, type RemoteSite, type SourceProcessorOptions } from './process-feed-source.ts';
import { leaseMs } from './renew-lease.ts';

export interface FeedSourcesJobOptions
  extends Omit<SourceProcessorOptions, 'readClock' | 'draw'>,
    Pick<FileProcessorOptions, 'save'> {
  readonly sites: () => readonly SourceSite[];
  readonly folderOf: (name: string) => FeedFolder | undefined;
  /** True if no other process uses this database, so that leases found at start can be released. */
  readonly isAlone: boolean;
  readonly readClock?: () => Date;
  readonly draw?: () => number;
}

const intervalMs = 5_000;
/** The most concurrent fetches in one process. Each holds a file, a connection and, later, a transaction. */
const maxFetches = 2;
const maxFiles = 1;
const tidyEveryMs = 60 * minuteMs;

const listRemoteSites = (sites: readonly SourceSite[]): readonly RemoteSite[] =>
  sites.flatMap((site) => {
    const { source } = site.config.stockFeed;
    return source === null || source.kind === 'folder' ? [] : [{ ...site, source }];
  });

const groupByFolder = (sites: readonly SourceSite[]): ReadonlyMap<string, readonly SourceSite[]> => {
  const groups = new Map<string, SourceSite[]>();
  for (const site of sites) {
    const { source } = site.config.stockFeed;
    if (source?.kind === 'folder') groups.set(source.folder, [...(groups.get(source.folder) ?? []), site]);
  }
  return groups;
};

/** `start` doesn't check the limit, so callers check `free` first. */
const createSlots = (max: number, onProblem: (error: unknown) => void) => {
  const running = new Map<string, Promise<void>>();
  return {
    free: () => max - running.size,
    has: (key: string) => running.has(key),
    start: (key: string, work: () => Promise<void>, onEnded: () => void): void => {
      const promise = work()
        .catch(onProblem)
        .finally(() => {
          running.delete(key);
          onEnded();
        });
      running.set(key, promise);
    },
    all: () => Promise.all(running.values()),
  };
};

type Slots = ReturnType<typeof createSlots>;
type Round = { readonly all: readonly SourceSite[]; readonly signal: AbortSignal; readonly wake: () => void };

/**
 * Finds the sites whose source changed since this process last saw it. At start, every site is included, because the
 * source's key in the environment may be new. Leaves out sites with a fetch under way, because that fetch may still
 * fail and pause the site again.
 */
const createChangeFinder = () => {
  const seen = new Map<string, string>();
  return (remote: readonly RemoteSite[], isBusy: (slug: string) => boolean): readonly string[] =>
    remote.flatMap(({ slug, source }) => {
      const facts = JSON.stringify(source);
      if (isBusy(slug) || seen.get(slug) === facts) return [];
      seen.set(slug, facts);
      return [slug];
    });
};

const createFetchRound = (options: FeedSourcesJobOptions, slots: Slots, readClock: () => Date) => {
  const { store, draw = Math.random } = options;
  const processSource = createSourceProcessor({ ...options, readClock, draw });
  const findChanged = createChangeFinder();
  let scheduled = '';
  return async ({ all, signal, wake }: Round): Promise<void> => {
    const remote = listRemoteSites(all);
    if (remote.length === 0) return;
    const schedules = remote.map(({ slug, source }) => ({ siteSlug: slug, everyMinutes: source.everyMinutes }));
    const schedule = JSON.stringify(schedules);
    if (schedule !== scheduled) await store.schedule(schedules, readClock());
    scheduled = schedule;
    const changed = findChanged(remote, slots.has);
    if (changed.length > 0) await store.endPauses(changed, readClock());
    if (slots.free() <= 0) return;
    const slugs = remote.map(({ slug }) => slug).filter((slug) => !slots.has(slug));
    for (const claimed of await store.claimDue(slugs, readClock(), slots.free(), leaseMs)) {
      const site = remote.find(({ slug }) => slug === claimed.siteSlug);
      if (site !== undefined) slots.start(site.slug, () => processSource(site, claimed, signal), wake);
    }
  };
};

interface WatchedFolder {
  readonly site: SourceSite;
  readonly folder: FeedFolder;
}

/** Skips a folder if FEEDS_DIR isn't set, or if several sites name it, because nobody can tell whose files it holds. */
const createFolderList = ({ folderOf, onFailed }: FeedSourcesJobOptions) => {
  let told: ReadonlySet<string> = new Set();
  return (all: readonly SourceSite[]): readonly WatchedFolder[] => {
    const unusable = new Set<string>();
    const usable: WatchedFolder[] = [];
    for (const [name, sites] of groupByFolder(all)) {
      const folder = folderOf(name);
      if (folder !== undefined && sites.length === 1) usable.push(...sites.map((site) => ({ site, folder })));
      else {
        unusable.add(name);
        const reason = folder === undefined ? 'FEEDS_DIR is not set' : 'more than one site uses it';
        const error = new FeedSourceError('setting', `The feed folder ${name} is not watched: ${reason}.`);
        if (!told.has(name)) for (const { slug } of sites) onFailed(slug, 'folder', error);
      }
    }
    told = unusable;
    return usable;
  };
};

const createFolderRound = (options: FeedSourcesJobOptions, slots: Slots, readClock: () => Date) => {
  const processFile = createFileProcessor({ ...options, readClock });
  const listFolders = createFolderList(options);
  let tidiedAtMs = Number.NEGATIVE_INFINITY;
  let lastSlug = '';

  const claimFrom = async ({ site, folder }: WatchedFolder, { signal, wake }: Round): Promise<void> => {
    if (slots.free() <= 0 || slots.has(site.slug)) return;
    const claimed = await folder.claimNext(readClock());
    if (claimed === undefined) return;
    lastSlug = site.slug;
    slots.start(site.slug, () => processFile(site, claimed, signal), wake);
  };

  return async (round: Round): Promise<void> => {
    const nowMs = readClock().getTime();
    const isTidyDue = nowMs - tidiedAtMs >= tidyEveryMs;
    if (isTidyDue) tidiedAtMs = nowMs;
    const folders = listFolders(round.all).toSorted((one, other) => (one.site.slug < other.site.slug ? -1 : 1));
    const isLater = ({ site }: WatchedFolder): boolean => site.slug > lastSlug;
    // Imports one file per folder in turn, so that a dealer with many files doesn't keep other dealers waiting.
    for (const watched of [...folders.filter(isLater), ...folders.filter((one) => !isLater(one))]) {
      try {
        if (isTidyDue) await watched.folder.tidy(readClock());
        await claimFrom(watched, round);
      } catch (error) {
        options.onProblem(error);
      }
    }
  };
};

/** Leases each source and renames each file before reading it, so that only one process handles it. */
export const createFeedSourcesJob = (options: FeedSourcesJobOptions): Job => {
  const { sites, store, isAlone, onProblem, readClock = () => new Date() } = options;
  const fetching = createSlots(maxFetches, onProblem);
  const importing = createSlots(maxFiles, onProblem);
  const runFetches = createFetchRound(options, fetching, readClock);
  const runFolders = createFolderRound(options, importing, readClock);
  let isFirstRound = true;
  return {
    name: 'feed sources',
    intervalMs,
    startsAtOnce: true,
    run: async ({ signal, wake }) => {
      if (isFirstRound && isAlone) await store.releaseAll();
      isFirstRound = false;
      const round: Round = { all: sites(), signal, wake };
      await runFolders(round);
      await runFetches(round);
    },
    inFlight: () => Promise.all([fetching.all(), importing.all()]),
  };
};
