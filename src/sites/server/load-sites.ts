import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { hostsOf } from './find-site-by-host.ts';
import { formatRefusal } from './format-refusal.ts';
import { type LoadedSite, loadSiteFolder } from './load-site.ts';
import { openSiteFolder, type SiteFiles, type SiteFolder } from './site-folder.ts';

export const listSiteFolders = async (sitesDir: string): Promise<readonly string[]> => {
  const entries = await readdir(sitesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
};

interface Claim {
  readonly what: 'host' | 'url' | 'websiteId';
  readonly value: string;
}

const claimsOf = (site: ResolvedSite): readonly Claim[] => [
  ...hostsOf(site).map((value) => ({ what: 'host' as const, value })),
  { what: 'url', value: site.url },
  { what: 'websiteId', value: String(site.websiteId) },
];

/** Finds hosts, public addresses and website ids that another site uses already. */
const findConflicts = (site: ResolvedSite, others: Iterable<ResolvedSite>): readonly string[] => {
  const taken = new Map<string, string>();
  for (const other of others) {
    if (other.slug === site.slug) continue;
    for (const { what, value } of claimsOf(other)) taken.set(`${what} ${value}`, other.slug);
  }
  return claimsOf(site).flatMap(({ what, value }) => {
    const owner = taken.get(`${what} ${value}`);
    return owner === undefined ? [] : [`${what} '${value}' belongs to the site ${owner}`];
  });
};

const refuseConflicts = (
  loaded: LoadedSite,
  { path }: Pick<SiteFolder, 'path'>,
  others: Iterable<ResolvedSite>,
): LoadedSite => {
  if (loaded.kind === 'refused') return loaded;
  const problems = findConflicts(loaded.site, others).map((message) => ({ path: [], message }));
  if (problems.length === 0) return loaded;
  return { kind: 'refused', message: formatRefusal(join(path, 'site.yaml'), problems) };
};

/** Loads a site that shares no host, address or website id with the others. */
export const loadSiteAmong = async (folder: SiteFolder, others: Iterable<ResolvedSite>): Promise<LoadedSite> =>
  refuseConflicts(await loadSiteFolder(folder), folder, others);

export interface RefusedSite {
  readonly slug: string;
  readonly message: string;
}

export interface LoadedSites {
  readonly sites: readonly ResolvedSite[];
  readonly refused: readonly RefusedSite[];
}

interface LoadSitesOptions {
  /** The version that each site served last, by slug. */
  readonly latest?: ReadonlyMap<string, string>;
  readonly onLoaded?: (site: ResolvedSite, files: SiteFiles) => Promise<void>;
}

/**
 * Loads all sites. One dealer's broken files leave the others' sites alone. If two sites claim the same host, address or id, the one
 * that hasn't changed since it was last served keeps it, otherwise the first by name.
 */
export const loadSites = async (
  sitesDir: string,
  { latest = new Map(), onLoaded = async () => undefined }: LoadSitesOptions = {},
): Promise<LoadedSites> => {
  const folders = (await listSiteFolders(sitesDir)).map((slug) => ({
    slug,
    folder: openSiteFolder(join(sitesDir, slug)),
  }));
  const found: { readonly slug: string; readonly folder: SiteFolder; readonly loaded: LoadedSite }[] = [];
  for (const { slug, folder } of folders) found.push({ slug, folder, loaded: await loadSiteFolder(folder) });
  const isUnchanged = ({ slug, loaded }: (typeof found)[number]): boolean =>
    loaded.kind === 'site' && loaded.site.configVersion === latest.get(slug);
  const sites: ResolvedSite[] = [];
  const refused: RefusedSite[] = [];
  for (const { slug, folder, loaded } of found.toSorted((a, b) => Number(isUnchanged(b)) - Number(isUnchanged(a)))) {
    const checked = refuseConflicts(loaded, folder, sites);
    if (checked.kind === 'site') {
      sites.push(checked.site);
      await onLoaded(checked.site, checked.files);
    } else refused.push({ slug, message: checked.message });
  }
  return { sites, refused };
};
