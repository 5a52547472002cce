import type { SiteSource } from '../../src/sites/server/site-source.ts';

/**
 * Throws if no site has this slug, so that a typo isn't read as an empty result. Call it only if nothing was found,
 * because a removed site can still have rows.
 */
export const assertSiteExists = async (sites: SiteSource, siteSlug: string | undefined): Promise<void> => {
  const slugs = await sites.listSlugs();
  if (siteSlug === undefined || slugs.includes(siteSlug)) return;
  throw new Error(`There is no site ${siteSlug}. Use one of ${slugs.join(', ')}.`);
};
