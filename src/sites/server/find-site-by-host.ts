import type { ResolvedSite } from '../config/resolved-site.ts';

const localSuffix = '.localhost';

export const normaliseHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

export const hostsOf = ({ slug, hosts }: Pick<ResolvedSite, 'slug' | 'hosts'>): readonly string[] => [
  ...hosts,
  `${slug}${localSuffix}`,
];

/** @spec B0.01 */
export const findSiteByHost = (
  sitesByHost: ReadonlyMap<string, ResolvedSite>,
  host: string | undefined,
): ResolvedSite | undefined => (host === undefined ? undefined : sitesByHost.get(normaliseHost(host)));
