import type { ResolvedSite } from '../resolved-site.ts';
import type { PageIndex } from './index-pages.ts';

type Site = Omit<ResolvedSite, 'configVersion'>;

/** Removes default links to pages that the dealer may not have written. @spec B2.55, L2.29 */
export const dropDeadDefaults = (site: Site, index: PageIndex): Site => {
  const keep = (href: string | null): string | null => (href !== null && index.has(href) ? href : null);
  const { leads, vehicle } = site.config;
  const { links } = vehicle.page;
  return {
    ...site,
    config: {
      ...site.config,
      leads: { ...leads, privacyHref: keep(leads.privacyHref) },
      vehicle: {
        ...vehicle,
        page: {
          ...vehicle.page,
          links: {
            ...links,
            offersHref: keep(links.offersHref),
            serviceHref: keep(links.serviceHref),
            sellHref: keep(links.sellHref),
          },
        },
      },
    },
  };
};
