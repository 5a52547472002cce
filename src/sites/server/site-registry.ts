import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { findConflicts } from './find-conflicts.ts';
import { findSiteByHost, hostsOf } from './find-site-by-host.ts';
import { formatRefusal } from './format-refusal.ts';
import { type LoadedSite, loadSite } from './load-site.ts';
import { type SitesWatch, watchSites } from './watch-sites.ts';

/** As much of a logger as the registry needs. */
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

/** The sites of this deployment, by slug and by host. */
export interface SiteRegistry {
  bySlug(slug: string): ResolvedSite | undefined;
  /** By a Host header, with or without a port; undefined for a host that no site has. */
  byHost(host: string | undefined): ResolvedSite | undefined;
  /** In the order of their slugs. */
  all(): readonly ResolvedSite[];
  /** Called with the new site after a change; returns what ends the subscription. */
  onChanged(listener: (site: ResolvedSite) => void): () => void;
  close(): void;
}

/** Site files that stop start-up: the message names every file, place and what is allowed there. */
export class SiteFilesError extends Error {
  override readonly name = 'SiteFilesError';
}

const listSlugs = async (sitesDir: string): Promise<readonly string[]> => {
  const entries = await readdir(sitesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
};

const loadAndCheck = async (sitesDir: string, slug: string, others: Iterable<ResolvedSite>): Promise<LoadedSite> => {
  const loaded = await loadSite(join(sitesDir, slug));
  if (loaded.kind === 'refused') return loaded;
  const problems = findConflicts(loaded.site, others).map((message) => ({ path: [], message }));
  if (problems.length === 0) return loaded;
  return { kind: 'refused', message: formatRefusal(join(sitesDir, slug, 'site.yaml'), problems) };
};

const loadAll = async (sitesDir: string): Promise<Map<string, ResolvedSite>> => {
  const sites = new Map<string, ResolvedSite>();
  const refusals: string[] = [];
  for (const slug of await listSlugs(sitesDir)) {
    const loaded = await loadAndCheck(sitesDir, slug, sites.values());
    if (loaded.kind === 'site') sites.set(slug, loaded.site);
    else refusals.push(loaded.message);
  }
  if (refusals.length > 0) throw new SiteFilesError(refusals.join('\n\n'));
  return sites;
};

const indexByHost = (sites: Iterable<ResolvedSite>): ReadonlyMap<string, ResolvedSite> =>
  new Map([...sites].flatMap((site) => hostsOf(site).map((host) => [host, site] as const)));

/**
 * Loads every site of a folder and keeps up with changes: a changed file is read again, a broken one is refused and
 * the site stays as it was. Throws SiteFilesError when a file is broken at the start.
 * @spec B0.01, B0.02
 */
export const createSiteRegistry = async (options: SiteRegistryOptions): Promise<SiteRegistry> => {
  const { sitesDir, log, watches = true } = options;
  const sites = await loadAll(sitesDir);
  const listeners = new Set<(site: ResolvedSite) => void>();
  let sitesByHost = indexByHost(sites.values());
  let reloading: Promise<void> = Promise.resolve();

  const reload = async (slug: string): Promise<void> => {
    const before = sites.get(slug);
    // A plain file beside the folders is none of ours.
    if (before === undefined && !(await listSlugs(sitesDir)).includes(slug)) return;
    const loaded = await loadAndCheck(sitesDir, slug, sites.values());
    if (loaded.kind === 'refused') {
      log.error({ site: slug }, `${loaded.message}\n  ${before ? 'The site stays as it was.' : 'It is not served.'}`);
      return;
    }
    if (loaded.site.configVersion === before?.configVersion) return;
    sites.set(slug, loaded.site);
    sitesByHost = indexByHost(sites.values());
    log.info({ site: slug, configVersion: loaded.site.configVersion }, 'site configuration read again');
    for (const listener of listeners) listener(loaded.site);
  };
  const logFailure = (error: unknown): void => log.error({ error }, 'site files could not be read');
  const watching: SitesWatch | undefined = watches
    ? await watchSites(
        sitesDir,
        (slug) => {
          reloading = reloading.then(() => reload(slug)).catch(logFailure);
        },
        logFailure,
      )
    : undefined;

  return {
    bySlug: (slug) => sites.get(slug),
    byHost: (host) => findSiteByHost(sitesByHost, host),
    all: () => [...sites.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watching?.close(),
  };
};
