import type { SiteSource } from '../../src/sites/server/site-source.ts';

/**
 * Throws when no site has this slug, so that a typo isn't read as an empty result. Call it only after nothing was found:
 * a removed site may still have rows.
 */
export const assertSiteExists = async (sites: SiteSource, siteSlug: string | undefined): Promise<void> => {
  const slugs = await sites.listSlugs();
  if (siteSlug === undefined || slugs.includes(siteSlug)) return;
  throw new Error(`There is no site ${siteSlug}. Use one of ${slugs.join(', ')}.`);
};
