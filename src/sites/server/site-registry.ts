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
  readonly watches?: boolean;
}

export interface SiteRegistry extends SiteTable {
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
    // A site that is only retried because another changed doesn't repeat its message.
    if (refusals.get(slug) === message) return;
    refusals.set(slug, message);
    const isServed = table.bySlug(slug) !== undefined;
    log.error({ site: slug }, `${message}\n  ${isServed ? 'The site stays as it was.' : 'It is not served.'}`);
  };
  const reload: Reload = async (slug) => {
    const before = table.bySlug(slug);
    // A plain file beside the folders is not a site.
    if (before === undefined && !(await listSiteFolders(sitesDir)).includes(slug)) return;
    const loaded = await loadSiteAmong(sitesDir, slug, table.all());
    if (loaded.kind === 'refused') return refuse(slug, loaded.message);
    refusals.delete(slug);
    if (loaded.site.configVersion === before?.configVersion) return;
    table.put(loaded.site);
    log.info({ site: slug, configVersion: loaded.site.configVersion }, 'site configuration read again');
    announce(loaded.site);
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

/** Loads and reloads every site. A site with a broken file keeps its last configuration. @spec B0.01, B0.02 */
export const createSiteRegistry = async (options: SiteRegistryOptions): Promise<SiteRegistry> => {
  const table = createSiteTable();
  const listeners = new Set<(site: ResolvedSite) => void>();
  const reload = createReload(options, table, (site) => {
    for (const listener of listeners) listener(site);
  });
  const loaded = Promise.withResolvers<void>();
  // Watches before the first load, so that changes made meanwhile are seen.
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
