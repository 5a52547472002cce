import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { hostsOf } from './find-site-by-host.ts';
import { formatRefusal } from './format-refusal.ts';
import { type LoadedSite, loadSite } from './load-site.ts';

export class SiteFilesError extends Error {
  override readonly name = 'SiteFilesError';
}

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

export const loadSiteAmong = async (
  sitesDir: string,
  slug: string,
  others: Iterable<ResolvedSite>,
): Promise<LoadedSite> => {
  const loaded = await loadSite(join(sitesDir, slug));
  if (loaded.kind === 'refused') return loaded;
  const problems = findConflicts(loaded.site, others).map((message) => ({ path: [], message }));
  if (problems.length === 0) return loaded;
  return { kind: 'refused', message: formatRefusal(join(sitesDir, slug, 'site.yaml'), problems) };
};

/** Reads every site of a folder. Throws SiteFilesError if any can't be used. */
export const loadSites = async (sitesDir: string): Promise<readonly ResolvedSite[]> => {
  const sites: ResolvedSite[] = [];
  const refusals: string[] = [];
  for (const slug of await listSiteFolders(sitesDir)) {
    const loaded = await loadSiteAmong(sitesDir, slug, sites);
    if (loaded.kind === 'site') sites.push(loaded.site);
    else refusals.push(loaded.message);
  }
  if (refusals.length > 0) throw new SiteFilesError(refusals.join('\n\n'));
  return sites;
};
