import type { DatabaseService } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { openServerDatabase } from './server/open-server-database.ts';

export interface OpenDatabaseOptions {
  /** URL of a PostgreSQL server. Without it, the embedded database in `dataDir` is opened. */
  readonly url?: string | undefined;
  readonly replicaUrls?: readonly string[];
  readonly dataDir: string;
  readonly statementTimeoutMs?: number;
  readonly connectionTimeoutMs?: number;
  readonly readTimeoutMs?: number;
  readonly maxConnections?: number;
  readonly onProblem?: (error: Error) => void;
}

export const openDatabase = async (options: OpenDatabaseOptions): Promise<DatabaseService> => {
  const common = {
    statementTimeoutMs: options.statementTimeoutMs ?? 15_000,
    connectionTimeoutMs: options.connectionTimeoutMs ?? 10_000,
    readTimeoutMs: options.readTimeoutMs ?? 2000,
    onProblem: options.onProblem ?? (() => undefined),
  };
  if (options.url === undefined) return openEmbeddedDatabase({ ...common, dataDir: options.dataDir });
  return openServerDatabase({
    ...common,
    url: options.url,
    replicaUrls: options.replicaUrls ?? [],
    maxConnections: options.maxConnections ?? 10,
  });
};
