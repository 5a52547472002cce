import type { Env } from '#src/platform/env.ts';
import type { Version } from '#src/platform/http/version-route.ts';
import { imageSiteOf } from '#src/platform/images/image-site.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { assertReadyForProduction } from './assert-ready-for-production.ts';
import { openDatabaseOf } from './open-database-of.ts';
import { openMedia } from './open-media.ts';
import { openSiteSource } from './open-site-source.ts';
import { openStock } from './stock/open-stock.ts';

export interface OpenStoresOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly version: Version;
  readonly onSiteChanged?: (siteSlug: string) => void;
}

/** If a store can't be opened, closes those that are open and rejects. */
export const openStores = async ({ env, log, version, onSiteChanged }: OpenStoresOptions) => {
  const database = await openDatabaseOf(env, log);
  const closers: (() => unknown)[] = [database.close];
  const closeStores = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const { published, ...media } = await openMedia({ env, log, database });
    closers.push(media.closeMedia);
    const sites = await createSiteRegistry({
      ...openSiteSource(env, database),
      log,
      ...(published && { prepareMedia: (site) => published.prepare(imageSiteOf(site).mediaFolders) }),
      assertServable: (found) => assertReadyForProduction({ env, log, sites: found, database }),
    });
    closers.push(sites.close);
    if (onSiteChanged !== undefined) {
      sites.onChanged(({ slug }) => onSiteChanged(slug));
      sites.onWithdrawn(onSiteChanged);
    }
    // A site could have been published after the media were listed and before the sites were loaded.
    await published?.catchUp();
    const stock = await openStock({
      env,
      log,
      sites,
      database,
      build: JSON.stringify(version),
      ...(onSiteChanged && { onIndexChanged: onSiteChanged }),
    });
    closers.push(stock.close);
    return { database, sites, ...media, stock, closeStores };
  } catch (error) {
    await closeStores();
    throw error;
  }
};
