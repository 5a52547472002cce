import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { mediaFiles } from './tables.ts';

export interface PublishedFile {
  readonly path: string;
  readonly hash: string;
  readonly sizeBytes: number;
}

export interface MediaFileStore {
  readonly listFolders: () => Promise<ReadonlyMap<string, string>>;
  readonly list: (folder: string) => Promise<readonly PublishedFile[]>;
  readonly replace: (folder: string, files: readonly PublishedFile[]) => Promise<void>;
}

const maxBatch = 1000;

export const createMediaFileStore = (database: Database): MediaFileStore => ({
  listFolders: async () => {
    const rows = await database
      .select({ folder: mediaFiles.folder, publishedAt: max(mediaFiles.publishedAt) })
      .from(mediaFiles)
      .groupBy(mediaFiles.folder);
    return new Map(rows.map(({ folder, publishedAt }) => [folder, publishedAt ?? '']));
  },
  list: (folder) =>
    database
      .select({ path: mediaFiles.path, hash: mediaFiles.hash, sizeBytes: mediaFiles.sizeBytes })
      .from(mediaFiles)
      .where(eq(mediaFiles.folder, folder)),
  replace: (folder, files) =>
    database.transaction(async (transaction) => {
      await transaction.delete(mediaFiles).where(eq(mediaFiles.folder, folder));
      for (let at = 0; at < files.length; at += maxBatch) {
        const rows = files.slice(at, at + maxBatch).map((file) => ({ ...file, folder, publishedAt: sql`now()` }));
        await transaction.insert(mediaFiles).values(rows);
      }
    }),
});
