import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';
import { type SitesWatch, watchSites } from './watch-sites.ts';

export interface SiteSource {
  readonly name: string;
  /** True if the versions that are served must be kept, because the source has only the newest. */
  readonly needsVersionsKept: boolean;
  readonly listSlugs: () => Promise<readonly string[]>;
  readonly open: (slug: string) => Promise<SiteFolder | undefined>;
  readonly watch: (onChange: (slug: string) => void, onError: (error: unknown) => void) => Promise<SitesWatch>;
}

const listFolders = async (sitesDir: string): Promise<readonly string[]> => {
  const entries = await readdir(sitesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
};

export const openSitesDir = (sitesDir: string): SiteSource => ({
  name: sitesDir,
  needsVersionsKept: true,
  listSlugs: () => listFolders(sitesDir),
  // A plain file beside the folders is not a site.
  open: async (slug) =>
    (await listFolders(sitesDir)).includes(slug) ? openSiteFolder(join(sitesDir, slug)) : undefined,
  watch: (onChange, onError) => watchSites(sitesDir, onChange, onError),
});
