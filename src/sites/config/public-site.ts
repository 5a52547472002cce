import type { ResolvedSite } from './resolved-site.ts';

/** What the browser may know of a site: everything that its pages print anyway, and nothing that only the server uses. */
export interface PublicSite
  extends Pick<
    ResolvedSite,
    | 'slug'
    | 'name'
    | 'tagline'
    | 'url'
    | 'websiteId'
    | 'timeZone'
    | 'state'
    | 'region'
    | 'manufacturer'
    | 'garageEnabled'
    | 'autograb'
    | 'plugins'
    | 'phones'
    | 'social'
    | 'locations'
    | 'dealerships'
    | 'layout'
    | 'navigation'
    | 'footer'
    | 'legal'
  > {
  readonly logoUrl: string;
  /** The key may search and nothing else; null when the site has none. */
  readonly search: { readonly host: string; readonly index: string; readonly key: string | null };
}

/** Picks what may reach the browser. Locations lose the names under which leads are passed on. @spec B3.25 */
export const buildPublicSite = (site: ResolvedSite, searchKey: string | null): PublicSite => ({
  slug: site.slug,
  name: site.name,
  tagline: site.tagline,
  url: site.url,
  websiteId: site.websiteId,
  timeZone: site.timeZone,
  state: site.state,
  region: site.region,
  manufacturer: site.manufacturer,
  garageEnabled: site.garageEnabled,
  autograb: site.autograb,
  plugins: site.plugins,
  phones: site.phones,
  social: site.social,
  locations: site.locations.map((location) => ({ ...location, distributionLocations: [] })),
  dealerships: site.dealerships,
  layout: site.layout,
  navigation: site.navigation,
  footer: site.footer,
  legal: site.legal,
  logoUrl: site.brand.logoUrl,
  search: { host: site.searchEngine.host, index: site.searchEngine.index, key: searchKey },
});
