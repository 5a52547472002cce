import { resolve } from 'node:path';
import { loadPhotoSources } from '../../../src/app/host/stock/load-photo-sources.ts';
import { readEnv } from '../../../src/platform/env.ts';
import { listMediaDir } from '../../../src/platform/media/list-media-dir.ts';
import { loadSiteOrThrow } from '../../../src/sites/server/load-site.ts';
import { openSitesDir } from '../../../src/sites/server/site-source.ts';
import type { PhotoSources } from '../../../src/stock-import/rules/check-photo-addresses.ts';
import type { ResolveLocation } from '../../../src/stock-import/rules/complete-feed-record.ts';
import { type StockFeedConfig, stockFeedConfig } from '../../../src/stock-import/rules/config.ts';
import type { ListedKinds } from '../../../src/stock-import/rules/count-kinds.ts';
import { createLocationResolver } from '../../../src/stock-import/rules/create-location-resolver.ts';
import { createYardGuesser, type GuessYard } from '../../../src/stock-import/rules/create-yard-guesser.ts';

export interface MapSite {
  readonly siteSlug: string | undefined;
  readonly config: StockFeedConfig;
  readonly createResolver: (yards: StockFeedConfig['yards']) => ResolveLocation;
  readonly guessYard: GuessYard;
  readonly photoSources: PhotoSources;
  readonly locationSlugs: readonly string[];
  readonly search: ListedKinds | undefined;
}

export const readSite = async (slug: string | undefined): Promise<MapSite> => {
  if (slug === undefined) {
    const config = stockFeedConfig.parse({});
    return {
      siteSlug: slug,
      config,
      createResolver: () => () => undefined,
      guessYard: () => undefined,
      photoSources: {},
      locationSlugs: [],
      search: undefined,
    };
  }
  const { SITES_DIR, MEDIA_DIR } = readEnv();
  const site = await loadSiteOrThrow(openSitesDir(SITES_DIR), slug);
  const { stockFeed } = site.config;
  return {
    siteSlug: slug,
    config: stockFeed,
    createResolver: (yards) => createLocationResolver(site, yards),
    guessYard: createYardGuesser(site),
    photoSources: await loadPhotoSources(site, (folder) => listMediaDir(resolve(MEDIA_DIR, folder))),
    locationSlugs: site.locations.map((location) => location.slug),
    search: site.config.search,
  };
};
