import type { ResolvedSite } from '../config/resolved-site.ts';

const localSuffix = '.localhost';

/** 'WWW.Example.com.:8080' as 'www.example.com'. */
const normaliseHost = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Every host that a site answers on: its own, and {slug}.localhost. */
export const hostsOf = ({ slug, hosts }: ResolvedSite): readonly string[] => [...hosts, `${slug}${localSuffix}`];

/** The site of a Host header; undefined for a host that no site has. @spec B0.01 */
export const findSiteByHost = (
  sitesByHost: ReadonlyMap<string, ResolvedSite>,
  host: string | undefined,
): ResolvedSite | undefined => (host === undefined ? undefined : sitesByHost.get(normaliseHost(host)));
