import { type LoadedSite, loadSiteFolder } from '../server/load-site.ts';
import { openSiteFolder } from '../server/site-folder.ts';

export const loadSite = (path: string): Promise<LoadedSite> => loadSiteFolder(openSiteFolder(path));
