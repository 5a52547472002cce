import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type Env, EnvError } from '#src/platform/env.ts';
import { createDiskCache } from '#src/platform/images/disk-cache.ts';
import { createImageService, type ImageService } from '#src/platform/images/image-service.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { type MediaStore, openMediaDir } from '#src/platform/media/media-store.ts';
import type { ObjectStore } from '#src/platform/objects/object-store.ts';
import { openObjectStoreAt } from '#src/platform/objects/open-object-store.ts';
import { pauseAfterFailure } from '#src/platform/objects/pause-after-failure.ts';
import { createMediaFileStore } from '#src/sites/server/media-file-store.ts';
import { openPublishedMedia, type PublishedMedia } from '#src/sites/server/published-media.ts';

export interface Media {
  readonly media: MediaStore;
  readonly images: ImageService;
  /** Undefined for media from a folder. */
  readonly published: Pick<PublishedMedia, 'prepare' | 'catchUp'> | undefined;
  readonly countObjectFailures: () => number;
  readonly closeMedia: () => void;
}

export const openObjects = (env: Env): ObjectStore | undefined => {
  if (env.OBJECT_STORE_URL !== undefined) return openObjectStoreAt(env.OBJECT_STORE_URL, env);
  if (env.SITES_SOURCE === 'folder') return undefined;
  if (env.DATABASE_URL !== undefined) {
    throw new EnvError('SITES_SOURCE=published with DATABASE_URL needs OBJECT_STORE_URL, where nodes share media.');
  }
  return openObjectStoreAt(pathToFileURL(resolve(env.DATA_DIR, 'objects')).href, env);
};

interface OpenMediaOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly database: DatabaseService;
}

export const openMedia = async ({ env, log, database }: OpenMediaOptions): Promise<Media> => {
  let failures = 0;
  const store = openObjects(env);
  const objects =
    store &&
    pauseAfterFailure(store, {
      onFailure: (error) => {
        failures += 1;
        log.warn({ err: error }, 'the object store failed');
      },
    });
  const openPublished = async (from: NonNullable<typeof objects>) =>
    openPublishedMedia({
      database,
      files: createMediaFileStore(database.primary),
      objects: from,
      cache: await createDiskCache({ dir: resolve(env.DATA_DIR, 'media'), maxBytes: env.MEDIA_CACHE_BYTES }),
      onProblem: (error) => log.warn({ err: error }, 'published media could not be listed'),
    });
  const published =
    env.SITES_SOURCE === 'published' && objects !== undefined ? await openPublished(objects) : undefined;
  const media = published ?? openMediaDir(resolve(env.MEDIA_DIR));
  const images = await createImageService({
    media,
    shared: objects,
    cacheDir: resolve(env.DATA_DIR, 'images'),
    maxCacheBytes: env.IMAGE_CACHE_BYTES,
    onCacheError: (error) => log.warn({ err: error }, 'an image could not be written to the cache'),
  });
  return {
    media,
    images,
    published,
    countObjectFailures: () => failures,
    closeMedia: () => published?.close(),
  };
};
