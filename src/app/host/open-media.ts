import { resolve } from 'node:path';
import type { Env } from '#src/platform/env.ts';
import { createImageService, type ImageService } from '#src/platform/images/image-service.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { type MediaStore, openMediaDir } from '#src/platform/media/media-store.ts';

export interface Media {
  readonly media: MediaStore;
  readonly images: ImageService;
}

export const openMedia = async (env: Env, log: Logger): Promise<Media> => {
  const media = openMediaDir(resolve(env.MEDIA_DIR));
  const images = await createImageService({
    media,
    cacheDir: resolve(env.DATA_DIR, 'images'),
    maxCacheBytes: env.IMAGE_CACHE_BYTES,
    onCacheError: (error) => log.warn({ err: error }, 'an image could not be written to the cache'),
  });
  return { media, images };
};
