import type { SiteSource } from '../../src/sites/server/site-source.ts';

/**
 * Throws if no site has the slug, so that a typo isn't read as an empty result. A removed site can still have rows, so
 * commands that list rows call this only if they find none.
 */
export const assertSiteExists = async (sites: SiteSource, siteSlug: string | undefined): Promise<void> => {
  const slugs = await sites.listSlugs();
  if (siteSlug === undefined || slugs.includes(siteSlug)) return;
  throw new Error(`There is no site ${siteSlug}. Use one of ${slugs.join(', ')}.`);
};
