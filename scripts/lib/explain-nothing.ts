import { listSiteFolders } from '../../src/sites/server/load-sites.ts';

/**
 * Nothing was found: throws where that is because there is no site of that name, so that a slip of the pen does not pass for a quiet month.
 * A site that was taken away may still have what is kept of it.
 */
export const explainNothing = async (sitesDir: string, siteSlug: string | undefined): Promise<void> => {
  const slugs = await listSiteFolders(sitesDir);
  if (siteSlug === undefined || slugs.includes(siteSlug)) return;
  throw new Error(`There is no site ${siteSlug}: there are ${slugs.join(', ')}.`);
};
