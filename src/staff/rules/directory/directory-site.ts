import type { DirectoryConfig } from './directory-config.ts';

export interface SiteWithStaff {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  readonly config: { readonly staff: { readonly directory: DirectoryConfig | null } };
}

export interface DirectorySite {
  readonly slug: string;
  readonly name: string;
  readonly directory: DirectoryConfig;
}

const maxLinks = 10;

export const toDirectorySite = (site: SiteWithStaff | undefined): DirectorySite | undefined =>
  site === undefined || site.config.staff.directory === null
    ? undefined
    : { slug: site.slug, name: site.name, directory: site.config.staff.directory };

/** Lists the sites that share a site's directory, including the site itself. Empty if it has no directory. */
export const listDirectorySites = (sites: readonly SiteWithStaff[], siteSlug: string): readonly string[] => {
  const own = sites.find(({ slug }) => slug === siteSlug)?.config.staff.directory ?? null;
  if (own === null) return [];
  return sites
    .filter(
      ({ config: { staff } }) => staff.directory?.issuer === own.issuer && staff.directory.clientId === own.clientId,
    )
    .map(({ slug }) => slug);
};

export const listDirectoriesOfEmail = (sites: readonly SiteWithStaff[], email: string): readonly DirectorySite[] => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return sites
    .flatMap((site) => toDirectorySite(site) ?? [])
    .filter(({ directory }) => directory.emailDomains.includes(domain))
    .slice(0, maxLinks);
};
