import type { Database } from '#src/platform/db/database.ts';
import { createMediaFileStore, type PublishedFile } from './media-file-store.ts';
import { createSiteVersionStore, type SiteVersion } from './site-version-store.ts';
import { publishedVersions } from './tables.ts';

export type PublishedFolders = ReadonlyMap<string, readonly PublishedFile[]>;

/** Publishes in one transaction, so that no node reads a version without its media. */
export const publishVersion = (database: Database, version: SiteVersion, media: PublishedFolders): Promise<void> =>
  database.transaction(async (transaction) => {
    const files = createMediaFileStore(transaction);
    for (const [folder, published] of media) await files.replace(folder, published);
    await createSiteVersionStore(transaction, publishedVersions).add([version]);
  });
