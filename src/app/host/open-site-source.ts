import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { openPublishedSites } from '#src/sites/server/published-sites.ts';
import { openSitesDir, type SiteSource } from '#src/sites/server/site-source.ts';
import { createSiteVersionStore } from '#src/sites/server/site-version-store.ts';

/** Opens the place that SITES_SOURCE names. */
export const openSiteSource = (
  env: Pick<Env, 'SITES_SOURCE' | 'SITES_DIR'>,
  database: Pick<DatabaseService, 'primary' | 'subscribe' | 'onReconnect'>,
): SiteSource =>
  env.SITES_SOURCE === 'published'
    ? openPublishedSites({ database, versions: createSiteVersionStore(database.primary) })
    : openSitesDir(env.SITES_DIR);
