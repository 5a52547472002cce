import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirLockedError } from '../../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Env } from '../../src/platform/env.ts';
import { type LastFeed, loadLastFeed } from '../../src/stock-import/server/load-last-feed.ts';
import { askForLastFeed } from '../../src/stock-import/server/stock-socket.ts';

const nothing: LastFeed = { headings: {}, records: {} };

/**
 * Reads what the last feed of a site had, from the database or from the server that has it open. Returns nothing if
 * there is no database yet, because a command that changes nothing doesn't create one.
 */
export const readLastFeed = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  siteSlug: string,
  stockNumbers: readonly string[],
): Promise<LastFeed> => {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'postgres'))) return nothing;
  try {
    const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR });
    try {
      return await loadLastFeed(database.primary, siteSlug, stockNumbers);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataDirLockedError) return askForLastFeed(DATA_DIR, siteSlug, stockNumbers);
    throw error;
  }
};
