import { DataDirLockedError } from '../../src/platform/db/embedded/data-dir-lock.ts';
import { retryWhileLocked } from '../../src/platform/db/embedded/retry-while-locked.ts';
import { NoStockSocketError } from '../../src/stock-import/server/stock-socket.ts';

/** Longest wait for the database. The slowest case is a server's first start with demo sites. */
const maxSeconds = 120;

interface Places<Result> {
  readonly atDatabase: () => Promise<Result>;
  readonly atServer: () => Promise<Result>;
}

const tryBoth = async <Result>({ atDatabase, atServer }: Places<Result>): Promise<Result> => {
  try {
    return await atDatabase();
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    try {
      return await atServer();
    } catch (socketError) {
      throw socketError instanceof NoStockSocketError ? error : socketError;
    }
  }
};

/**
 * Runs `atServer` if a server has the embedded database open. Waits up to two minutes for a server that is starting or
 * for another command.
 */
export const atDatabaseOrServer = <Result>(places: Places<Result>): Promise<Result> =>
  retryWhileLocked(() => tryBoth(places), { onWait: (message) => console.error(message), maxSeconds });
