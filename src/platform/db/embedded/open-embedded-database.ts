import { join } from 'node:path';
import { Duplex } from 'node:stream';
import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { toDatabaseError } from '../database-unavailable-error.ts';
import { createDatabase } from '../guarded-session.ts';
import { NotificationHub } from '../notification-hub.ts';
import { StatementNames } from '../statement-names.ts';
import { assertDataFolderUsable } from './assert-data-folder-usable.ts';
import { acquireDataDirLock, type LockHolder } from './data-dir-lock.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import type { PostgresThread } from './postgres-thread.ts';
import { scheduleVacuum } from './schedule-vacuum.ts';

export interface EmbeddedConnectionOptions {
  readonly connectionTimeoutMs: number;
  readonly readTimeoutMs: number;
  readonly onProblem: (error: Error) => void;
}

export interface EmbeddedDatabaseOptions extends EmbeddedConnectionOptions {
  readonly dataDir: string;
  readonly holder?: LockHolder;
  readonly statementTimeoutMs: number;
}

export interface EmbeddedDatabaseService extends DatabaseService {
  readonly kind: 'embedded';
  readonly kill: () => Promise<void>;
}

type Done = (error?: Error | null) => void;

/**
 * Message types: Parse, Bind, Describe, Execute and Close. They're sent together with the message that completes the
 * query.
 */
const preparingMessages = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

const terminate = 'X'.charCodeAt(0);

const simpleQuery = (text: string): Uint8Array<ArrayBuffer> => {
  const message = Buffer.from(`Q....${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return new Uint8Array(message);
};

class EmbeddedConnection extends Duplex {
  readonly #postgres: EmbeddedPostgres;
  #thread: PostgresThread | undefined;
  #pending: Buffer[] = [];

  constructor(postgres: EmbeddedPostgres) {
    super({ allowHalfOpen: false });
    this.#postgres = postgres;
  }

  /** Connections share one session, so a new connection clears the previous connection's transaction and statements. */
  connect(): this {
    this.#begin().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    const kind = message[0];
    if (kind === terminate) {
      done();
      return;
    }
    this.#pending.push(message);
    if (kind !== undefined && preparingMessages.has(kind)) {
      done();
      return;
    }
    const bytes = new Uint8Array(Buffer.concat(this.#pending));
    this.#pending = [];
    this.#send(bytes).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #begin(): Promise<void> {
    const thread = await this.#postgres.start();
    this.#thread = thread;
    // The session ends with its thread. A transaction's later statements must not run in a new thread.
    void thread.ended.then((error) => this.destroy(error));
    await this.#postgres.send(thread, simpleQuery('ROLLBACK; DEALLOCATE ALL'), () => undefined);
  }

  #send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.#thread === undefined) return Promise.reject(new Error('The connection is not open yet.'));
    return this.#postgres.send(this.#thread, bytes, (answer) => {
      if (!this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }
}

/** Closing the returned service leaves `postgres` running. */
export const connectToEmbedded = (
  postgres: EmbeddedPostgres,
  options: EmbeddedConnectionOptions,
): EmbeddedDatabaseService => {
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
      // All notifications come from this process, but one may have been lost when the thread ended.
      if (connections > 1) hub.publishReconnect();
    },
  });
  pool.on('error', options.onProblem);
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
  const interactive = createDatabase(pool, { names, maxWaitMs: 2 * options.readTimeoutMs });
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
    },
  };
};

export const openEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabaseService> => {
  assertDataFolderUsable(options.dataDir);
  const lock = acquireDataDirLock(options.dataDir, 'embedded', options.holder);
  const postgres = new EmbeddedPostgres({
    folder: join(options.dataDir, 'postgres'),
    statementTimeoutMs: options.statementTimeoutMs,
  });
  try {
    await postgres.start();
  } catch (error) {
    lock.release();
    throw toDatabaseError(error);
  }
  const database = connectToEmbedded(postgres, options);
  return {
    ...database,
    close: async () => {
      await database.close();
      await postgres.close();
      lock.release();
    },
  };
};
