import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { openPublishedSites } from '#src/sites/server/published-sites.ts';
import { openSitesDir, type SiteSource } from '#src/sites/server/site-source.ts';
import { createSiteVersionStore, type SiteVersionStore } from '#src/sites/server/site-version-store.ts';
import { publishedVersions, servedVersions } from '#src/sites/server/tables.ts';

interface OpenedSource {
  readonly source: SiteSource;
  readonly versions: SiteVersionStore;
}

export const openSiteSource = (
  env: Pick<Env, 'SITES_SOURCE' | 'SITES_DIR'>,
  database: Pick<DatabaseService, 'primary' | 'subscribe' | 'onReconnect'>,
): OpenedSource => {
  if (env.SITES_SOURCE === 'folder')
    return { source: openSitesDir(env.SITES_DIR), versions: createSiteVersionStore(database.primary, servedVersions) };
  const versions = createSiteVersionStore(database.primary, publishedVersions);
  return { source: openPublishedSites({ database, versions }), versions };
};
