import type { Database } from '#src/platform/db/database.ts';
import { createMediaFileStore, type PublishedFile } from './media-file-store.ts';
import { createSiteVersionStore, type SiteVersion } from './site-version-store.ts';
import { publishedVersions } from './tables.ts';

/** The new files of each folder. They replace all files in the folder. */
export type PublishedFolders = ReadonlyMap<string, readonly PublishedFile[]>;

/** Makes a version its site's latest together with its media, so that no node reads one without the other. */
export const publishVersion = (database: Database, version: SiteVersion, media: PublishedFolders): Promise<void> =>
  database.transaction(async (transaction) => {
    const files = createMediaFileStore(transaction);
    for (const [folder, published] of media) await files.replace(folder, published);
    await createSiteVersionStore(transaction, publishedVersions).add([version]);
  });
