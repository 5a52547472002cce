import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { toDatabaseError } from '../database-away-error.ts';
import { createDatabase } from '../guarded-session.ts';
import { openListener } from './open-listener.ts';

export interface ServerDatabaseOptions {
  readonly url: string;
  readonly replicaUrls: readonly string[];
  readonly statementTimeoutMs: number;
  /** How long a query waits for a connection, in ms. */
  readonly connectionTimeoutMs: number;
  readonly maxConnections: number;
  /** Told of failures that no caller sees. */
  readonly onProblem: (error: Error) => void;
}

const createPool = (url: string, options: ServerDatabaseOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectionTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    // The server ends a slow statement itself; this is for a server that no longer answers at all.
    query_timeout: options.statementTimeoutMs + 5000,
    keepAlive: true,
    application_name: 'forecourt',
  });
  // Without a listener, an idle connection that the server drops would end the process.
  pool.on('error', options.onProblem);
  return pool;
};

const runOnOwnClient = async <T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'forecourt upkeep' });
  // The failure reaches the caller through the query that it ends.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Opens a PostgreSQL server. It need not be there yet: queries fail with DatabaseAwayError until it answers. */
export const openServerDatabase = (options: ServerDatabaseOptions): DatabaseService => {
  const pool = createPool(options.url, options);
  const replicaPools = options.replicaUrls.map((url) => createPool(url, options));
  const listener = openListener(options.url, options.onProblem);
  const primary = createDatabase(pool);
  const replicas = replicaPools.map((each) => createDatabase(each));
  let turn = 0;
  return {
    kind: 'server',
    primary,
    get replica() {
      turn += 1;
      return replicas[turn % Math.max(replicas.length, 1)] ?? primary;
    },
    subscribe: listener.subscribe,
    onReconnect: listener.onReconnect,
    withClient: (work) => runOnOwnClient(options.url, work),
    ping: async () => {
      await primary.execute('select 1');
    },
    close: async () => {
      await listener.close();
      await Promise.all([pool, ...replicaPools].map((each) => each.end()));
    },
  };
};
