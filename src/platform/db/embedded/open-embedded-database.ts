import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { toDatabaseError } from '../database-away-error.ts';
import { createDatabase } from '../guarded-session.ts';
import { NotificationHub } from '../notification-hub.ts';
import { StatementNames } from '../statement-names.ts';
import { acquireDataDirLock } from './data-dir-lock.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { scheduleVacuum } from './schedule-vacuum.ts';

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string;
  readonly statementTimeoutMs: number;
  /** How long a query waits for the one connection, in ms. */
  readonly connectionTimeoutMs: number;
  /** How long a read that somebody waits for may wait for that, and then for its answer, in ms. */
  readonly readTimeoutMs: number;
  /** Told of failures that no caller sees. */
  readonly onProblem: (error: Error) => void;
}

/** The embedded database's service, and the way to end its thread in tests as a crash would. */
export interface EmbeddedDatabaseService extends DatabaseService {
  readonly kind: 'embedded';
  readonly kill: () => Promise<void>;
}

/** Opens the embedded database in `dataDir` for this process alone. Throws DataDirLockedError when another has it. */
export const openEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabaseService> => {
  const lock = acquireDataDirLock(options.dataDir);
  const postgres = new EmbeddedPostgres({
    folder: join(options.dataDir, 'postgres'),
    statementTimeoutMs: options.statementTimeoutMs,
  });
  const listen = (channel: string): void => {
    pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch((error: Error) => options.onProblem(error));
  };
  const hub = new NotificationHub(listen);
  let connections = 0;
  const pool = new pg.Pool({
    stream: () => new EmbeddedConnection(postgres),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.connectionTimeoutMs,
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload }) => hub.publish(channel, payload ?? ''));
      for (const channel of hub.channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      connections += 1;
      // Every notification comes from this process, but one that was sent as the thread died may have been lost.
      if (connections > 1) hub.publishReconnect();
    },
  });
  pool.on('error', options.onProblem);
  try {
    await postgres.start();
  } catch (error) {
    lock.release();
    throw toDatabaseError(error);
  }
  const withClient: DatabaseService['withClient'] = (work) =>
    postgres.withoutTimeout(async () => {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    });
  const stopVacuum = scheduleVacuum({ withClient, onProblem: options.onProblem });
  const names = new StatementNames();
  const database = createDatabase(pool, { names });
  const interactive = createDatabase(pool, { names, patienceMs: 2 * options.readTimeoutMs });
  return {
    kind: 'embedded',
    primary: database,
    interactive,
    replica: interactive,
    subscribe: hub.subscribe,
    onReconnect: hub.onReconnect,
    withClient,
    ping: async () => {
      await interactive.execute('select 1');
    },
    kill: () => postgres.kill(),
    close: async () => {
      stopVacuum();
      await pool.end();
      await postgres.close();
      lock.release();
    },
  };
};
