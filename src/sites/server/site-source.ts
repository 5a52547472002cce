import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';
import { type SitesWatch, watchSites } from './watch-sites.ts';

export interface SiteSource {
  readonly name: string;
  /**
   * True if the source has only the current version of each site, as a folder does. The registry then stores the
   * versions that it serves, and goes on serving a site that disappears from the source.
   */
  readonly needsVersionsKept: boolean;
  readonly listSlugs: () => Promise<readonly string[]>;
  readonly open: (slug: string) => Promise<SiteFolder | undefined>;
  readonly watch: (onChange: (slug: string) => void, onError: (error: unknown) => void) => Promise<SitesWatch>;
}

const isSiteName = (name: string): boolean => name !== '' && !name.startsWith('.') && basename(name) === name;

const listFolders = async (sitesDir: string): Promise<readonly string[]> => {
  const entries = await readdir(sitesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && isSiteName(entry.name))
    .map(({ name }) => name)
    .sort();
};

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
};

export const openSitesDir = (sitesDir: string): SiteSource => ({
  name: sitesDir,
  needsVersionsKept: true,
  listSlugs: () => listFolders(sitesDir),
  open: async (slug) => {
    const path = join(sitesDir, slug);
    return isSiteName(slug) && (await isFolder(path)) ? openSiteFolder(path) : undefined;
  },
  watch: (onChange, onError) => watchSites(sitesDir, onChange, onError),
});
