import pg from 'pg';
import { CircuitBreaker } from '../circuit-breaker.ts';
import type { DatabaseService } from '../database.ts';
import { toDatabaseError } from '../database-unavailable-error.ts';
import { createDatabase } from '../guarded-session.ts';
import { NotificationHub } from '../notification-hub.ts';

export interface ServerDatabaseOptions {
  readonly url: string;
  readonly replicaUrls: readonly string[];
  readonly statementTimeoutMs: number;
  readonly connectionTimeoutMs: number;
  readonly readTimeoutMs: number;
  readonly maxConnections: number;
  readonly onProblem: (error: Error) => void;
  readonly onClosed: () => void;
}

interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly connectionTimeoutMs: number;
  readonly statementTimeoutMs: number;
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
  pool.on('error', options.onProblem);
  return pool;
};

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
  // The caller learns of a lost connection from the query that fails.
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

interface Listener extends Pick<DatabaseService, 'subscribe' | 'onReconnect'> {
  readonly close: () => Promise<void>;
}

/** Sends one LISTEN at a time, because the `pg` package deprecates queries that are sent while another runs. */
const createListen = (client: pg.Client): ((channel: string) => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (channel) => {
    const sent = last.then(() => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`));
    last = sent.catch(() => undefined);
    return sent;
  };
};

const firstRetryMs = 100;

const longestRetryMs = 5000;

const openListener = (url: string, onProblem: (error: Error) => void): Listener => {
  let client: pg.Client | undefined;
  let listen: ReturnType<typeof createListen> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let wasConnected = false;
  let isClosed = false;

  const hub = new NotificationHub((channel) => {
    if (client === undefined && retryTimer === undefined) void connect();
    else listen?.(channel).catch(onProblem);
  });

  const retryLater = (): void => {
    if (isClosed) return;
    retryTimer = setTimeout(() => void connect(), retryMs);
    retryTimer.unref();
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };

  const connect = async (): Promise<void> => {
    retryTimer = undefined;
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'forecourt listener' });
    client = next;
    next.on('notification', ({ channel, payload }) => hub.publish(channel, payload ?? ''));
    next.on('error', onProblem);
    next.once('end', () => {
      if (client !== next) return;
      client = undefined;
      listen = undefined;
      retryLater();
    });
    try {
      await next.connect();
      listen = createListen(next);
      await Promise.all(hub.channels.map(listen));
      retryMs = firstRetryMs;
      // The first connection can be late too, so listeners catch up on what they missed since the start.
      if (wasConnected || hub.channels.length > 0) hub.publishReconnect();
      wasConnected = true;
    } catch (error) {
      onProblem(error as Error);
      await next.end().catch(() => undefined);
      if (client === next) {
        client = undefined;
        listen = undefined;
        retryLater();
      }
    }
  };

  return {
    subscribe: hub.subscribe,
    onReconnect: hub.onReconnect,
    close: async () => {
      isClosed = true;
      clearTimeout(retryTimer);
      await client?.end().catch(() => undefined);
    },
  };
};

export const openServerDatabase = (options: ServerDatabaseOptions): DatabaseService => {
  const pools = createPools(options);
  const listener = openListener(options.url, options.onProblem);
  const primary = createDatabase(pools.work);
  const interactive = createDatabase(pools.reads, { breaker: new CircuitBreaker() });
  const replicas = pools.replicas.map((pool) => createDatabase(pool, { breaker: new CircuitBreaker() }));
  const everyPool = [pools.work, pools.reads, ...pools.replicas];
  const sum = (countOf: (pool: pg.Pool) => number): number =>
    everyPool.reduce((total, pool) => total + countOf(pool), 0);
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
    connections: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    close: async () => {
      await listener.close();
      await Promise.all(everyPool.map((pool) => pool.end()));
      options.onClosed();
    },
  };
};
