import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { findSiteByHost, hostsOf } from './find-site-by-host.ts';
import { listSiteFolders, loadSiteAmong, loadSites } from './load-sites.ts';
import { openSiteFiles, openSiteFolder, type SiteFiles } from './site-folder.ts';
import type { SiteVersionStore } from './site-version-store.ts';
import { type SitesWatch, watchSites } from './watch-sites.ts';

/** No site can be served. The message lists what is wrong with each. */
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

const createSiteTable = (): SiteTable & { readonly put: (...sites: readonly ResolvedSite[]) => void } => {
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
  };
};

export interface RegistryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SiteRegistryOptions {
  readonly sitesDir: string;
  readonly log: RegistryLog;
  readonly watches?: boolean;
  /** Where a site's last good configuration is kept. Without it, a site whose files are broken at the start is left out. */
  readonly versions?: SiteVersionStore;
}

/** How many sites are served, and how many have files that cannot be used. */
export interface SiteCounts {
  readonly served: number;
  /** Served with their last good configuration. */
  readonly outdated: number;
  readonly leftOut: number;
}

export interface SiteRegistry extends SiteTable {
  counts(): SiteCounts;
  onChanged(listener: (site: ResolvedSite) => void): () => void;
  close(): void;
}

type Table = ReturnType<typeof createSiteTable>;

/** Sites whose files cannot be used, each with the reason. */
type Refusals = Map<string, string>;

const outcomeOf = (isServed: boolean): string =>
  isServed ? 'The site keeps its last good configuration.' : 'The site is not served.';

type KeepVersion = (site: ResolvedSite, files: SiteFiles) => Promise<void>;

const readLatest = async ({ log, versions }: SiteRegistryOptions): Promise<Map<string, string>> => {
  try {
    return (await versions?.listLatest()) ?? new Map();
  } catch (error) {
    log.warn({ err: error }, 'the kept versions of sites could not be read');
    return new Map();
  }
};

/** Keeps what a site is served with. A site is served even if its version can't be kept. */
const createKeepVersion = ({ log, versions }: SiteRegistryOptions, latest: Map<string, string>): KeepVersion => {
  if (versions === undefined) return async () => undefined;
  return async ({ slug, configVersion }, files) => {
    if (latest.get(slug) === configVersion) return;
    try {
      await versions.add({ siteSlug: slug, version: configVersion, files });
      latest.set(slug, configVersion);
    } catch (error) {
      log.warn({ err: error, site: slug }, 'the version of a site could not be kept');
    }
  };
};

/** Loads the last good configuration of a site whose files are broken. */
const loadKeptVersion = async (
  { sitesDir, log, versions }: SiteRegistryOptions,
  slug: string,
  others: readonly ResolvedSite[],
): Promise<ResolvedSite | undefined> => {
  try {
    const kept = await versions?.findLatest(slug);
    if (kept === undefined) return undefined;
    const loaded = await loadSiteAmong(openSiteFiles(join(sitesDir, slug), kept.files), others);
    return loaded.kind === 'site' ? loaded.site : undefined;
  } catch (error) {
    log.warn({ err: error, site: slug }, 'the last good configuration of a site could not be read');
    return undefined;
  }
};

/** Puts every site into the table that has usable files or a kept version. Throws a SiteFilesError if there is none. */
const loadTable = async (
  options: SiteRegistryOptions,
  table: Table,
  refusals: Refusals,
  loadOptions: Parameters<typeof loadSites>[1],
): Promise<void> => {
  const { sites, refused } = await loadSites(options.sitesDir, loadOptions);
  table.put(...sites);
  for (const { slug, message } of refused) {
    const kept = await loadKeptVersion(options, slug, table.all());
    if (kept !== undefined) table.put(kept);
    refusals.set(slug, message);
    options.log.error({ site: slug }, `${message}\n  ${outcomeOf(kept !== undefined)}`);
  }
  if (refused.length > 0 && table.all().length === 0) {
    throw new SiteFilesError(refused.map(({ message }) => message).join('\n\n'));
  }
};

type Reload = (slug: string) => Promise<void>;

interface ReloadOptions extends Pick<SiteRegistryOptions, 'sitesDir' | 'log'> {
  readonly table: Table;
  readonly refusals: Refusals;
  readonly keepVersion: KeepVersion;
  readonly announce: (site: ResolvedSite) => void;
}

const createReload = ({ sitesDir, log, table, refusals, keepVersion, announce }: ReloadOptions): Reload => {
  const refuse = (slug: string, message: string): void => {
    // A site that is only retried because another changed doesn't repeat its message.
    if (refusals.get(slug) === message) return;
    refusals.set(slug, message);
    log.error({ site: slug }, `${message}\n  ${outcomeOf(table.bySlug(slug) !== undefined)}`);
  };
  const reload: Reload = async (slug) => {
    const before = table.bySlug(slug);
    // A plain file beside the folders is not a site.
    if (before === undefined && !(await listSiteFolders(sitesDir)).includes(slug)) return;
    const folder = openSiteFolder(join(sitesDir, slug));
    const loaded = await loadSiteAmong(folder, table.all());
    if (loaded.kind === 'refused') return refuse(slug, loaded.message);
    refusals.delete(slug);
    if (loaded.site.configVersion === before?.configVersion) return;
    table.put(loaded.site);
    log.info({ site: slug, configVersion: loaded.site.configVersion }, 'site configuration reloaded');
    announce(loaded.site);
    await keepVersion(loaded.site, loaded.files);
    // A host or id that this site gave up may unblock another one.
    for (const other of [...refusals.keys()]) await reload(other);
  };
  return async (slug) => {
    refusals.delete(slug);
    await reload(slug);
  };
};

/** Reloads one site at a time in the order of the changes, and only after the initial load. */
const watchAndReload = (
  { sitesDir, log }: SiteRegistryOptions,
  loaded: Promise<void>,
  reload: Reload,
): Promise<SitesWatch> => {
  const logFailure = (error: unknown): void => log.error({ error }, 'site files could not be read');
  let reloading = loaded;
  const onChange = (slug: string): void => {
    reloading = reloading.then(() => reload(slug)).catch(logFailure);
  };
  return watchSites(sitesDir, onChange, logFailure);
};

/**
 * Loads and reloads every site. A site with a broken file keeps its last good configuration, or is left out if there is none.
 * @spec B0.01, B0.02
 */
export const createSiteRegistry = async (options: SiteRegistryOptions): Promise<SiteRegistry> => {
  const table = createSiteTable();
  const listeners = new Set<(site: ResolvedSite) => void>();
  const refusals: Refusals = new Map();
  const latest = await readLatest(options);
  const keepVersion = createKeepVersion(options, latest);
  const announce = (site: ResolvedSite): void => {
    for (const listener of listeners) listener(site);
  };
  const reload = createReload({ ...options, table, refusals, keepVersion, announce });
  const loaded = Promise.withResolvers<void>();
  // Watches before the first load, so that changes made meanwhile are seen.
  const watching = options.watches === false ? undefined : await watchAndReload(options, loaded.promise, reload);
  try {
    await loadTable(options, table, refusals, { latest, onLoaded: keepVersion });
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
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watching?.close(),
  };
};
