import type { DatabaseService } from './database.ts';
import { assertFilesUsable } from './embedded/assert-data-folder-usable.ts';
import { acquireDataDirLock, type DataDirLock } from './embedded/data-dir-lock.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { openServerDatabase } from './server/open-server-database.ts';

export interface OpenDatabaseOptions {
  readonly url?: string | undefined;
  readonly replicaUrls?: readonly string[];
  readonly dataDir: string;
  /**
   * True for a server process, which always locks `dataDir`. A command locks it only if it uses the embedded database.
   */
  readonly isNode?: boolean;
  readonly statementTimeoutMs?: number;
  readonly connectionTimeoutMs?: number;
  readonly readTimeoutMs?: number;
  readonly maxConnections?: number;
  readonly onProblem?: (error: Error) => void;
}

const lockNodeFolder = (dataDir: string): DataDirLock => {
  assertFilesUsable(dataDir);
  return acquireDataDirLock(dataDir, 'node', 'server');
};

export const openDatabase = async (options: OpenDatabaseOptions): Promise<DatabaseService> => {
  const common = {
    statementTimeoutMs: options.statementTimeoutMs ?? 15_000,
    connectionTimeoutMs: options.connectionTimeoutMs ?? 10_000,
    readTimeoutMs: options.readTimeoutMs ?? 2000,
    onProblem: options.onProblem ?? (() => undefined),
  };
  if (options.url === undefined) {
    const holder = options.isNode === true ? 'server' : 'command';
    return openEmbeddedDatabase({ ...common, dataDir: options.dataDir, holder });
  }
  const lock = options.isNode === true ? lockNodeFolder(options.dataDir) : undefined;
  return openServerDatabase({
    ...common,
    onClosed: () => lock?.release(),
    url: options.url,
    replicaUrls: options.replicaUrls ?? [],
    maxConnections: options.maxConnections ?? 10,
  });
};
