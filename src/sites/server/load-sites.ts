import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { findConflicts } from './find-conflicts.ts';
import { formatRefusal } from './format-refusal.ts';
import { type LoadedSite, loadSite } from './load-site.ts';

/** Site files that stop start-up: the message names every file, place and what is allowed there. */
export class SiteFilesError extends Error {
  override readonly name = 'SiteFilesError';
}

/** The folders of a folder of sites, by name. */
export const listSiteFolders = async (sitesDir: string): Promise<readonly string[]> => {
  const entries = await readdir(sitesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
};

/** Reads one site and sees to it that it takes nothing that another has. */
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

/** Every site of a folder; throws SiteFilesError when one of them cannot be used. */
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
