import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Env } from '../../src/platform/env.ts';
import { type LastFeed, loadLastFeed } from '../../src/stock-import/server/load-last-feed.ts';
import { loadStockCheck, type StockCheck } from '../../src/stock-import/server/load-stock-check.ts';
import { askForLastFeed, askForStockCheck } from '../../src/stock-import/server/stock-socket.ts';
import { atDatabaseOrServer } from './at-database-or-server.ts';

type StockEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

interface StockQuestion<Answer> {
  readonly read: (database: Database) => Promise<Answer>;
  readonly askServer: (dataDir: string) => Promise<Answer>;
  /** Returned if there is no database yet. A command that changes nothing must not create one. */
  readonly ofNothing: Answer;
}

const readStock = async <Answer>(
  { DATABASE_URL, DATA_DIR }: StockEnv,
  { read, askServer, ofNothing }: StockQuestion<Answer>,
): Promise<Answer> => {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'postgres'))) return ofNothing;
  return atDatabaseOrServer({
    atDatabase: async () => {
      const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR });
      try {
        return await read(database.primary);
      } finally {
        await database.close();
      }
    },
    atServer: () => askServer(DATA_DIR),
  });
};

export const readLastFeed = (env: StockEnv, siteSlug: string, stockNumbers: readonly string[]): Promise<LastFeed> =>
  readStock<LastFeed>(env, {
    read: (database) => loadLastFeed(database, siteSlug, stockNumbers),
    askServer: (dataDir) => askForLastFeed(dataDir, siteSlug, stockNumbers),
    ofNothing: { headings: {}, records: {} },
  });

export const readStockCheck = (env: StockEnv, siteSlugs: readonly string[]): Promise<StockCheck> =>
  readStock<StockCheck>(env, {
    read: (database) => loadStockCheck(database, siteSlugs),
    askServer: (dataDir) => askForStockCheck(dataDir, siteSlugs),
    ofNothing: { photos: [], forSale: [] },
  });
