import type { ResolvedSite } from '../config/resolved-site.ts';
import { findSiteByHost, hostsOf, normaliseHost } from './find-site-by-host.ts';
import { type ChangedSite, loadSiteAmong, loadSites, type RefusedSite } from './load-sites.ts';
import { readSiteHosts } from './read-site-hosts.ts';
import { openSiteFiles } from './site-folder.ts';
import type { SiteSource } from './site-source.ts';
import { maxKeptLength, measureFiles, type SiteVersionStore } from './site-version-store.ts';
import type { SitesWatch } from './watch-sites.ts';

export class SiteFilesError extends Error {
  override readonly name = 'SiteFilesError';
}

export interface SiteTable {
  bySlug(slug: string): ResolvedSite | undefined;
  byHost(host: string | undefined): ResolvedSite | undefined;
  all(): readonly ResolvedSite[];
}

const indexByHost = (sites: Iterable<ResolvedSite>): ReadonlyMap<string, ResolvedSite> =>
  new Map([...sites].flatMap((site) => hostsOf(site).map((host) => [host, site] as const)));

interface ChangingSiteTable extends SiteTable {
  readonly put: (...sites: readonly ResolvedSite[]) => void;
  readonly remove: (slug: string) => void;
}

const createSiteTable = (): ChangingSiteTable => {
  const sitesBySlug = new Map<string, ResolvedSite>();
  let sitesByHost = indexByHost([]);
  return {
    bySlug: (slug) => sitesBySlug.get(slug),
    byHost: (host) => findSiteByHost(sitesByHost, host),
    all: () => [...sitesBySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    put: (...sites) => {
      for (const site of sites) sitesBySlug.set(site.slug, site);
      sitesByHost = indexByHost(sitesBySlug.values());
    },
    remove: (slug) => {
      sitesBySlug.delete(slug);
      sitesByHost = indexByHost(sitesBySlug.values());
    },
  };
};

export interface RegistryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SiteRegistryOptions {
  readonly source: SiteSource;
  readonly log: RegistryLog;
  readonly watches?: boolean;
  /** Reads the list of the site's media files. The returned function starts serving them. */
  readonly prepareMedia?: (site: ResolvedSite) => Promise<() => void>;
  /** Stores the last good configurations. Without it, a site whose files are invalid at startup isn't served. */
  readonly versions?: SiteVersionStore;
  /** Throws if the server must not start. The loaded versions are then not stored. */
  readonly assertServable?: (sites: readonly ResolvedSite[]) => Promise<void>;
}

export interface SiteCounts {
  readonly served: number;
  /** Number of sites that are served with their last good configuration, because their current files can't be used. */
  readonly outdated: number;
  readonly leftOut: number;
}

export interface SiteRegistry extends SiteTable {
  counts(): SiteCounts;
  /** True for a refused site's host, if no served site has that host. Another node may still serve it. */
  isLeftOut(host: string | undefined): boolean;
  onChanged(listener: (site: ResolvedSite) => void): () => void;
  onWithdrawn(listener: (siteSlug: string) => void): void;
  close(): void;
}

type Refusals = Map<string, Omit<RefusedSite, 'slug'>>;

const outcomeOf = (isServed: boolean): string =>
  isServed ? 'The site keeps its last good configuration.' : 'The site is not served.';

type KeepVersions = (changed: readonly ChangedSite[]) => Promise<void>;

const maxBatch = 50;

const readLatest = async ({ log, versions }: SiteRegistryOptions): Promise<ReadonlyMap<string, string>> => {
  try {
    return (await versions?.listLatest()) ?? new Map();
  } catch (error) {
    log.warn({ err: error }, 'the kept versions of sites could not be read');
    return new Map();
  }
};

const isSmallEnough = ({ files }: ChangedSite): boolean => measureFiles(files) <= maxKeptLength;

const createKeepVersions =
  ({ source, log, versions }: SiteRegistryOptions): KeepVersions =>
  async (changed) => {
    if (versions === undefined || !source.needsVersionsKept) return;
    for (const { site } of changed.filter((one) => !isSmallEnough(one))) {
      log.warn(
        { site: site.slug },
        `the site has over ${maxKeptLength} characters of text, so its version is not kept`,
      );
    }
    const rows = changed
      .filter(isSmallEnough)
      .map(({ site, files }) => ({ siteSlug: site.slug, version: site.configVersion, files }));
    for (let at = 0; at < rows.length; at += maxBatch) {
      const batch = rows.slice(at, at + maxBatch);
      await versions.add(batch).catch((error: unknown) => {
        const sites = batch.map(({ siteSlug }) => siteSlug);
        log.warn({ err: error, sites }, 'the versions of sites could not be kept');
      });
    }
  };

const loadKeptVersion = async (
  { log, versions }: SiteRegistryOptions,
  slug: string,
  others: readonly ResolvedSite[],
): Promise<ResolvedSite | undefined> => {
  try {
    for (const { version } of (await versions?.list(slug)) ?? []) {
      const kept = await versions?.find(slug, version);
      const loaded = kept && (await loadSiteAmong(openSiteFiles(slug, kept.files), others));
      if (loaded?.kind === 'site') return loaded.site;
    }
    return undefined;
  } catch (error) {
    log.warn({ err: error, site: slug }, 'the last good configuration of a site could not be read');
    return undefined;
  }
};

/** Throws SiteFilesError if there are sites but none can be served. Rethrows the errors of `assertServable`. */
const loadTable = async (
  options: SiteRegistryOptions,
  table: ChangingSiteTable,
  refusals: Refusals,
  keepVersions: KeepVersions,
): Promise<void> => {
  const { sites, changed, refused } = await loadSites(options.source, await readLatest(options));
  table.put(...sites);
  for (const { slug, ...refusal } of refused) {
    const kept = await loadKeptVersion(options, slug, table.all());
    if (kept !== undefined) table.put(kept);
    refusals.set(slug, refusal);
    options.log.error({ site: slug }, `${refusal.message}\n  ${outcomeOf(kept !== undefined)}`);
  }
  if (refused.length > 0 && table.all().length === 0) {
    throw new SiteFilesError(refused.map(({ message }) => message).join('\n\n'));
  }
  await options.assertServable?.(table.all());
  await keepVersions(changed);
};

/** @param isRetry true if the site's own files didn't change, but another site did */
type Reload = (slug: string, isRetry: boolean) => Promise<void>;

interface ReloadOptions extends Pick<SiteRegistryOptions, 'source' | 'log' | 'prepareMedia'> {
  readonly table: ChangingSiteTable;
  readonly refusals: Refusals;
  readonly keepVersions: KeepVersions;
  readonly announce: (site: ResolvedSite) => void;
  readonly announceWithdrawn: (siteSlug: string) => void;
}

const createReload = ({
  source,
  log,
  table,
  refusals,
  keepVersions,
  announce,
  announceWithdrawn,
  prepareMedia = async () => () => undefined,
}: ReloadOptions): Reload => {
  const refuse = ({ slug, ...refusal }: RefusedSite, isRetry: boolean): void => {
    if (isRetry && refusals.get(slug)?.message === refusal.message) return;
    refusals.set(slug, refusal);
    log.error({ site: slug }, `${refusal.message}\n  ${outcomeOf(table.bySlug(slug) !== undefined)}`);
  };
  /** A changed or withdrawn site may have given up a host or id that a refused site needs. */
  const retryRefused = async (): Promise<void> => {
    for (const slug of [...refusals.keys()]) await reload(slug, true);
  };
  /**
   * Stops serving an unpublished site. A site whose folder has disappeared is still served, because somebody may be
   * replacing the folder, or may have removed it by mistake.
   */
  const withdraw = async (slug: string, isRetry: boolean): Promise<void> => {
    const isServed = table.bySlug(slug) !== undefined;
    if (isServed && source.needsVersionsKept) {
      refuse({ slug, message: `The folder of ${slug} is missing from ${source.name}.`, hosts: [] }, isRetry);
      return;
    }
    refusals.delete(slug);
    if (!isServed) return;
    table.remove(slug);
    announceWithdrawn(slug);
    log.info({ site: slug }, 'site is no longer served');
    await retryRefused();
  };
  const reload: Reload = async (slug, isRetry) => {
    const before = table.bySlug(slug);
    const folder = await source.open(slug);
    if (folder === undefined) return withdraw(slug, isRetry);
    const loaded = await loadSiteAmong(folder, table.all());
    if (loaded.kind === 'refused') {
      return refuse({ slug, message: loaded.message, hosts: await readSiteHosts(slug, folder) }, isRetry);
    }
    refusals.delete(slug);
    const showMedia = await prepareMedia(loaded.site);
    showMedia();
    if (loaded.site.configVersion === before?.configVersion) return;
    table.put(loaded.site);
    log.info({ site: slug, configVersion: loaded.site.configVersion }, 'site configuration reloaded');
    announce(loaded.site);
    await keepVersions([loaded]);
    await retryRefused();
  };
  return reload;
};

/** Reloads changed sites one at a time, in order, once the initial load has succeeded. */
const watchAndReload = (
  { source, log }: SiteRegistryOptions,
  loaded: Promise<void>,
  reload: Reload,
): Promise<SitesWatch> => {
  const logFailure = (error: unknown): void => log.error({ err: error }, 'site files could not be read');
  let reloading = loaded;
  const onChange = (slug: string): void => {
    reloading = reloading.then(() => reload(slug, false)).catch(logFailure);
  };
  return source.watch(onChange, logFailure);
};

/**
 * Loads and reloads every site. A site with an invalid file keeps its last good configuration, or is left out if there
 * is none. @spec B0.01, B0.02
 */
export const createSiteRegistry = async (options: SiteRegistryOptions): Promise<SiteRegistry> => {
  const table = createSiteTable();
  const listeners = new Set<(site: ResolvedSite) => void>();
  const refusals: Refusals = new Map();
  const keepVersions = createKeepVersions(options);
  const announce = (site: ResolvedSite): void => {
    for (const listener of listeners) listener(site);
  };
  const withdrawnListeners = new Set<(siteSlug: string) => void>();
  const announceWithdrawn = (siteSlug: string): void => {
    for (const listener of withdrawnListeners) listener(siteSlug);
  };
  const reload = createReload({ ...options, table, refusals, keepVersions, announce, announceWithdrawn });
  const loaded = Promise.withResolvers<void>();
  // Watches before the first load, so that changes during the load are seen.
  const watching = options.watches === false ? undefined : await watchAndReload(options, loaded.promise, reload);
  try {
    await loadTable(options, table, refusals, keepVersions);
  } catch (error) {
    watching?.close();
    throw error;
  }
  loaded.resolve();
  return {
    bySlug: table.bySlug,
    byHost: table.byHost,
    all: table.all,
    counts: () => {
      const outdated = [...refusals.keys()].filter((slug) => table.bySlug(slug) !== undefined).length;
      return { served: table.all().length, outdated, leftOut: refusals.size - outdated };
    },
    isLeftOut: (host) =>
      host !== undefined &&
      table.byHost(host) === undefined &&
      [...refusals.values()].some(({ hosts }) => hosts.includes(normaliseHost(host))),
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onWithdrawn: (listener) => {
      withdrawnListeners.add(listener);
    },
    close: () => watching?.close(),
  };
};
