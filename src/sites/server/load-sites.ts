import { join } from 'node:path';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { hostsOf } from './find-site-by-host.ts';
import { formatRefusal } from './format-refusal.ts';
import { type LoadedSite, loadSiteFolder } from './load-site.ts';
import { readSiteHosts } from './read-site-hosts.ts';
import type { SiteFiles, SiteFolder } from './site-folder.ts';
import type { SiteSource } from './site-source.ts';

interface Claim {
  readonly what: 'host' | 'url' | 'websiteId';
  readonly value: string;
}

const claimsOf = (site: ResolvedSite): readonly Claim[] => [
  ...hostsOf(site).map((value) => ({ what: 'host' as const, value })),
  { what: 'url', value: site.url },
  { what: 'websiteId', value: String(site.websiteId) },
];

const createClaims = () => {
  const owners = new Map<string, string>();
  return {
    add: (site: ResolvedSite): void => {
      for (const { what, value } of claimsOf(site)) owners.set(`${what} ${value}`, site.slug);
    },
    findConflicts: (site: ResolvedSite): readonly string[] =>
      claimsOf(site).flatMap(({ what, value }) => {
        const owner = owners.get(`${what} ${value}`);
        return owner === undefined ? [] : [`${what} '${value}' belongs to the site ${owner}`];
      }),
  };
};
type Claims = ReturnType<typeof createClaims>;

const refuseConflicts = (loaded: LoadedSite, { path }: Pick<SiteFolder, 'path'>, claims: Claims): LoadedSite => {
  if (loaded.kind === 'refused') return loaded;
  const problems = claims.findConflicts(loaded.site).map((message) => ({ path: [], message }));
  if (problems.length === 0) return loaded;
  return { kind: 'refused', message: formatRefusal(join(path, 'site.yaml'), problems) };
};

export const loadSiteAmong = async (folder: SiteFolder, sites: Iterable<ResolvedSite>): Promise<LoadedSite> => {
  const loaded = await loadSiteFolder(folder);
  if (loaded.kind === 'refused') return loaded;
  const claims = createClaims();
  for (const site of sites) if (site.slug !== loaded.site.slug) claims.add(site);
  return refuseConflicts(loaded, folder, claims);
};

export interface RefusedSite {
  readonly slug: string;
  readonly message: string;
  readonly hosts: readonly string[];
}

export interface ChangedSite {
  readonly site: ResolvedSite;
  readonly files: SiteFiles;
}

export interface LoadedSites {
  readonly sites: readonly ResolvedSite[];
  readonly changed: readonly ChangedSite[];
  readonly refused: readonly RefusedSite[];
}

interface FoundSite {
  readonly slug: string;
  readonly folder: SiteFolder;
  readonly loaded: LoadedSite;
}

const sitesAtOnce = 16;

const findSites = async (source: Pick<SiteSource, 'listSlugs' | 'open'>): Promise<readonly FoundSite[]> => {
  const load = async (slug: string): Promise<FoundSite | undefined> => {
    const folder = await source.open(slug);
    return folder && { slug, folder, loaded: await loadSiteFolder(folder) };
  };
  const slugs = await source.listSlugs();
  const found: (FoundSite | undefined)[] = [];
  for (let from = 0; from < slugs.length; from += sitesAtOnce) {
    found.push(...(await Promise.all(slugs.slice(from, from + sitesAtOnce).map(load))));
  }
  return found.filter((site) => site !== undefined);
};

/**
 * A site with invalid files doesn't affect the others. If two sites claim the same host, address or website id, only
 * one of them is loaded. A site that's unchanged since it was last served takes precedence, then the first by name.
 * @param latest the version that each site was last served with, by slug
 */
export const loadSites = async (
  source: Pick<SiteSource, 'listSlugs' | 'open'>,
  latest: ReadonlyMap<string, string> = new Map(),
): Promise<LoadedSites> => {
  const found = await findSites(source);
  const isUnchanged = ({ slug, loaded }: Pick<FoundSite, 'slug' | 'loaded'>): boolean =>
    loaded.kind === 'site' && loaded.site.configVersion === latest.get(slug);
  const sites: ResolvedSite[] = [];
  const changed: ChangedSite[] = [];
  const refused: RefusedSite[] = [];
  const claims = createClaims();
  for (const { slug, folder, loaded } of found.toSorted((a, b) => Number(isUnchanged(b)) - Number(isUnchanged(a)))) {
    const checked = refuseConflicts(loaded, folder, claims);
    if (checked.kind === 'refused') {
      refused.push({ slug, message: checked.message, hosts: await readSiteHosts(slug, folder) });
      continue;
    }
    sites.push(checked.site);
    claims.add(checked.site);
    if (!isUnchanged({ slug, loaded })) changed.push({ site: checked.site, files: checked.files });
  }
  return { sites, changed, refused };
};
