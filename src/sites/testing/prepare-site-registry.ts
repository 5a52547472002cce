import { afterEach, beforeEach } from 'vitest';
import { createSiteRegistry, type SiteRegistry, type SiteRegistryOptions } from '../server/site-registry.ts';
import { openSitesDir } from '../server/site-source.ts';
import { createRefusalLog } from './create-refusal-log.ts';
import { makeSitesFolder, type SitesFolder } from './make-sites-folder.ts';

export const prepareSiteRegistry = () => {
  let folder: SitesFolder;
  let registry: SiteRegistry | undefined;
  let current = createRefusalLog();

  const close = (): void => {
    registry?.close();
    registry = undefined;
  };
  beforeEach(async () => {
    folder = await makeSitesFolder();
    current = createRefusalLog();
  });
  afterEach(close);

  const sites: SitesFolder = {
    get path() {
      return folder.path;
    },
    fileOf: (slug) => folder.fileOf(slug),
    write: (slug, changes) => folder.write(slug, changes),
  };
  return {
    sites,
    log: { ...current.log, error: (...line: Parameters<typeof current.log.error>) => current.log.error(...line) },
    refused: {
      get promise() {
        return current.refused.promise;
      },
    },
    start: async (options: Partial<SiteRegistryOptions> = {}): Promise<SiteRegistry> => {
      registry = await createSiteRegistry({ source: openSitesDir(sites.path), log: current.log, ...options });
      return registry;
    },
    close,
  };
};
