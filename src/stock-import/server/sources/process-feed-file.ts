import type { ClaimedFile } from './feed-folder.ts';
import {
  importSavedFeed,
  isFeedFault,
  recordSourceFailure,
  type SourceOutcomes,
  type SourceSite,
} from './import-saved-feed.ts';
import type { SavedFeed, SaveFeed } from './save-feed.ts';

export interface FileProcessorOptions extends SourceOutcomes {
  readonly save: SaveFeed;
  readonly readClock: () => Date;
}

const source = 'folder';

/**
 * Moves the file to `done` once it's imported, or to `failed` if the feed is at fault. Puts the file back after any
 * other error, or if an error occurs while the process is ending.
 */
export const createFileProcessor =
  (options: FileProcessorOptions) =>
  async (site: SourceSite, file: ClaimedFile, ending: AbortSignal): Promise<void> => {
    const startedAt = options.readClock();
    let feed: SavedFeed | undefined;
    try {
      feed = await options.save(file.open(), ending);
      if (feed.receivedBytes !== file.size) throw new Error(`${file.name} changed while it was being read.`);
      await importSavedFeed(options, site, { source, feed, fileName: file.name, keptPath: file.donePath });
      await file.move('done');
    } catch (error) {
      const isRetried = ending.aborted || !isFeedFault(error);
      if (isRetried) await file.putBack();
      if (ending.aborted) return;
      options.onFailed(site.slug, source, error);
      if (isRetried) return;
      await recordSourceFailure(options, site.slug, { source, startedAt, error });
      await file.move('failed');
    } finally {
      await feed?.close();
    }
  };
