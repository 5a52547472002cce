import type { ResolvedSite } from '../config/resolved-site.ts';
import { listSiteFolders, loadSiteAmong, loadSites } from './load-sites.ts';
import { createSiteTable, type SiteTable } from './site-table.ts';
import { type SitesWatch, watchSites } from './watch-sites.ts';

export interface RegistryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SiteRegistryOptions {
  readonly sitesDir: string;
  readonly log: RegistryLog;
  /** Whether changed files are read again while serving; true when left out. */
  readonly watches?: boolean;
}

export interface SiteRegistry extends SiteTable {
  /** Called with the new site after a change; returns what ends the subscription. */
  onChanged(listener: (site: ResolvedSite) => void): () => void;
  close(): void;
}

type Reload = (slug: string) => Promise<void>;

const createReload = (
  { sitesDir, log }: SiteRegistryOptions,
  table: ReturnType<typeof createSiteTable>,
  announce: (site: ResolvedSite) => void,
): Reload => {
  const refusals = new Map<string, string>();
  const refuse = (slug: string, message: string): void => {
    // A site that is tried again for another's sake says nothing twice.
    if (refusals.get(slug) === message) return;
    refusals.set(slug, message);
    const isServed = table.bySlug(slug) !== undefined;
    log.error({ site: slug }, `${message}\n  ${isServed ? 'The site stays as it was.' : 'It is not served.'}`);
  };
  const reload: Reload = async (slug) => {
    const before = table.bySlug(slug);
    // A plain file beside the folders is none of ours.
    if (before === undefined && !(await listSiteFolders(sitesDir)).includes(slug)) return;
    const loaded = await loadSiteAmong(sitesDir, slug, table.all());
    if (loaded.kind === 'refused') return refuse(slug, loaded.message);
    refusals.delete(slug);
    if (loaded.site.configVersion === before?.configVersion) return;
    table.put(loaded.site);
    log.info({ site: slug, configVersion: loaded.site.configVersion }, 'site configuration read again');
    announce(loaded.site);
    // What this site gave up may be what another was refused for.
    for (const other of [...refusals.keys()]) await reload(other);
  };
  return async (slug) => {
    refusals.delete(slug);
    await reload(slug);
  };
};

/** One reading at a time, in the order of the changes, and none before the first one of all sites. */
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
 * Loads every site of a folder and keeps up with changes: a changed file is read again, a broken one is refused and
 * the site stays as it was. Throws SiteFilesError when a file is broken at the start.
 * @spec B0.01, B0.02
 */
export const createSiteRegistry = async (options: SiteRegistryOptions): Promise<SiteRegistry> => {
  const table = createSiteTable();
  const listeners = new Set<(site: ResolvedSite) => void>();
  const reload = createReload(options, table, (site) => {
    for (const listener of listeners) listener(site);
  });
  const loaded = Promise.withResolvers<void>();
  // Watched before it is read: what changes meanwhile is read again.
  const watching = options.watches === false ? undefined : await watchAndReload(options, loaded.promise, reload);
  try {
    table.put(...(await loadSites(options.sitesDir)));
  } catch (error) {
    watching?.close();
    throw error;
  }
  loaded.resolve();
  return {
    bySlug: table.bySlug,
    byHost: table.byHost,
    all: table.all,
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watching?.close(),
  };
};
