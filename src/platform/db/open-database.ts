import type { DatabaseService } from './database.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { openServerDatabase } from './server/open-server-database.ts';

export interface OpenDatabaseOptions {
  /** URL of a PostgreSQL server. Without it the embedded database in `dataDir` opens. */
  readonly url?: string | undefined;
  readonly replicaUrls?: readonly string[];
  readonly dataDir: string;
  readonly statementTimeoutMs?: number;
  readonly connectionTimeoutMs?: number;
  /** How long a read that a visitor waits for may wait for a connection, and then for its answer, in ms. */
  readonly readTimeoutMs?: number;
  readonly maxConnections?: number;
  /** Called for failures that no caller sees: a lost idle connection, a failed vacuum. */
  readonly onProblem?: (error: Error) => void;
}

/** Opens the database of this process. `runMigrations` creates its tables. */
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
