import { resolve } from 'node:path';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { imageSiteOf, type SiteWithImages } from '#src/platform/images/image-site.ts';
import { parsePictureSource } from '#src/platform/images/parse-picture-source.ts';
import { listMediaDir } from '#src/platform/media/list-media-dir.ts';
import { createMediaFileStore } from '#src/sites/server/media-file-store.ts';
import type { PhotoSources } from '#src/stock-import/rules/check-photo-addresses.ts';
import { createPhotoFinder } from '#src/stock-import/rules/create-photo-finder.ts';

/** Returns paths relative to the folder. */
export type ListMedia = (folder: string) => Promise<readonly string[]>;

export const createMediaList = (
  { SITES_SOURCE, MEDIA_DIR }: Pick<Env, 'SITES_SOURCE' | 'MEDIA_DIR'>,
  database: Pick<DatabaseService, 'primary'>,
): ListMedia => {
  if (SITES_SOURCE === 'folder') return (folder) => listMediaDir(resolve(MEDIA_DIR, folder));
  const files = createMediaFileStore(database.primary);
  return async (folder) => (await files.list(folder)).map(({ path }) => path);
};

export const loadPhotoSources = async (site: SiteWithImages, listMedia: ListMedia): Promise<PhotoSources> => {
  const origins = imageSiteOf(site);
  const folders = await Promise.all(
    origins.mediaFolders.map(async (folder) => (await listMedia(folder)).map((path) => `/media/${folder}/${path}`)),
  );
  const pictures = folders.flat().filter((address) => parsePictureSource(address, origins) !== undefined);
  return { imageHosts: new Set(origins.allowedHosts), findPhoto: createPhotoFinder(pictures, site.slug) };
};
