import type { ResolvedSite } from '../config/resolved-site.ts';
import { hostsOf } from './find-site-by-host.ts';

interface Claim {
  readonly what: 'host' | 'url' | 'websiteId';
  readonly value: string;
}

const claimsOf = (site: ResolvedSite): readonly Claim[] => [
  ...hostsOf(site).map((value) => ({ what: 'host' as const, value })),
  { what: 'url', value: site.url },
  { what: 'websiteId', value: String(site.websiteId) },
];

/** Hosts, {slug}.localhost among them, public addresses and website ids of `site` that another site has already. Slugs cannot meet: they are names of folders. */
export const findConflicts = (site: ResolvedSite, others: Iterable<ResolvedSite>): readonly string[] => {
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
