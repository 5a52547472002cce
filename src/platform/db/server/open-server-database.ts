import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { toDatabaseError } from '../database-away-error.ts';
import { createDatabase } from '../guarded-session.ts';
import { ServerSilence } from '../server-silence.ts';
import { openListener } from './open-listener.ts';

export interface ServerDatabaseOptions {
  readonly url: string;
  readonly replicaUrls: readonly string[];
  readonly statementTimeoutMs: number;
  /** How long a query waits for a connection, in ms. */
  readonly connectionTimeoutMs: number;
  /** The same for a read that somebody waits for, and how long its statement may take, in ms. */
  readonly readTimeoutMs: number;
  /** Of this process to each server, without the one that listens. */
  readonly maxConnections: number;
  /** Told of failures that no caller sees. */
  readonly onProblem: (error: Error) => void;
}

interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly connectionTimeoutMs: number;
  readonly statementTimeoutMs: number;
  /** How much longer than a statement may take a server that no longer answers at all is waited for, in ms. */
  readonly graceMs: number;
  readonly onProblem: (error: Error) => void;
}

const createPool = (options: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: options.connectionTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    query_timeout: options.statementTimeoutMs + options.graceMs,
    keepAlive: true,
    application_name: 'forecourt',
  });
  // Without a listener, an idle connection that the server drops would end the process.
  pool.on('error', options.onProblem);
  return pool;
};

/** The connections of this process: one part for work that may take its time, one for reads that somebody waits for. */
const createPools = (options: ServerDatabaseOptions) => {
  const { url, maxConnections, onProblem, readTimeoutMs } = options;
  const readConnections = Math.ceil(maxConnections / 2);
  const reading = {
    connectionTimeoutMs: readTimeoutMs,
    statementTimeoutMs: readTimeoutMs,
    graceMs: readTimeoutMs / 4,
    onProblem,
  };
  return {
    work: createPool({ ...options, max: Math.max(maxConnections - readConnections, 1), graceMs: 5000 }),
    reads: createPool({ ...reading, url, max: readConnections }),
    replicas: options.replicaUrls.map((replicaUrl) => createPool({ ...reading, url: replicaUrl, max: maxConnections })),
  };
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
  const pools = createPools(options);
  const listener = openListener(options.url, options.onProblem);
  const primary = createDatabase(pools.work);
  const interactive = createDatabase(pools.reads, { silence: new ServerSilence() });
  const replicas = pools.replicas.map((pool) => createDatabase(pool, { silence: new ServerSilence() }));
  let turn = 0;
  return {
    kind: 'server',
    primary,
    interactive,
    get replica() {
      turn += 1;
      return replicas[turn % Math.max(replicas.length, 1)] ?? interactive;
    },
    subscribe: listener.subscribe,
    onReconnect: listener.onReconnect,
    withClient: (work) => runOnOwnClient(options.url, work),
    ping: async () => {
      await interactive.execute('select 1');
    },
    close: async () => {
      await listener.close();
      await Promise.all([pools.work, pools.reads, ...pools.replicas].map((pool) => pool.end()));
    },
  };
};
