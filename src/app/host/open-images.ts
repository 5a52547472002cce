import { resolve } from 'node:path';
import type { Env } from '#src/platform/env.ts';
import { createImageService, type ImageService } from '#src/platform/images/image-service.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

export const openImages = (env: Env, log: Logger): Promise<ImageService> =>
  createImageService({
    mediaDir: resolve(env.MEDIA_DIR),
    cacheDir: resolve(env.DATA_DIR, 'images'),
    maxCacheBytes: env.IMAGE_CACHE_BYTES,
    onCacheError: (error) => log.warn({ err: error }, 'an image could not be written to the cache'),
  });
