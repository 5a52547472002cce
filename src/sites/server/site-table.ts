import type { ResolvedSite } from '../config/resolved-site.ts';
import { findSiteByHost, hostsOf } from './find-site-by-host.ts';

export interface SiteTable {
  bySlug(slug: string): ResolvedSite | undefined;
  byHost(host: string | undefined): ResolvedSite | undefined;
  all(): readonly ResolvedSite[];
}

const indexByHost = (sites: Iterable<ResolvedSite>): ReadonlyMap<string, ResolvedSite> =>
  new Map([...sites].flatMap((site) => hostsOf(site).map((host) => [host, site] as const)));

export const createSiteTable = (): SiteTable & { readonly put: (...sites: readonly ResolvedSite[]) => void } => {
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
