import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { within } from '../jobs/within.ts';
import type { Database } from './database.ts';
import { toDatabaseError, toTransactionError, type UnavailableDuring } from './database-unavailable-error.ts';
import type { ServerSilence } from './server-silence.ts';
import type { StatementNames } from './statement-names.ts';

type NoSchema = Record<string, never>;
type PrepareQuery = NodePgSession<NoSchema, NoSchema>['prepareQuery'];

/** The transaction that the running code stands in: one object for each, so that code outliving it is not caught. */
const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * A query outside the transaction's handle waits for a second connection. The embedded database has one only, so it
 * would wait for ever: say so at once, on every driver.
 */
const assertOutsideTransaction = (): void => {
  if (currentTransaction.getStore()?.isOpen === true) {
    throw new Error('A query inside a transaction must go through the handle that the transaction gives.');
  }
};

export interface DatabaseHabits {
  /** A connection parses each statement once; a server behind a pooler that shares connections must go without. */
  readonly names?: StatementNames;
  /** A query is given up after so many milliseconds, whether it waits for a connection or for its answer. */
  readonly patienceMs?: number;
  /** Queries fail at once right after the server left one unanswered. */
  readonly silence?: ServerSilence;
}

/** Drizzle's session with typed errors, and with a transaction that drops a connection it could not roll back. */
class GuardedSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #source: Pool | PoolClient;
  readonly #dialect: PgDialect;
  readonly #isPool: boolean;
  readonly #habits: DatabaseHabits;

  constructor(source: Pool | PoolClient, dialect: PgDialect, isPool: boolean, habits: DatabaseHabits) {
    super(source, dialect, undefined);
    this.#source = source;
    this.#dialect = dialect;
    this.#isPool = isPool;
    this.#habits = habits;
  }

  override prepareQuery<T extends PreparedQueryConfig>(...args: Parameters<PrepareQuery>): PgPreparedQuery<T> {
    const [query, fields, name, ...rest] = args;
    const prepared = super.prepareQuery<T>(query, fields, name ?? this.#habits.names?.nameOf(query.sql), ...rest);
    const guard =
      <Result>(run: (values?: Record<string, unknown>) => Promise<Result>) =>
      async (values?: Record<string, unknown>): Promise<Result> => {
        if (this.#isPool) assertOutsideTransaction();
        const { silence, patienceMs } = this.#habits;
        silence?.assertOver();
        try {
          return await (patienceMs === undefined ? run(values) : within(patienceMs, run(values)));
        } catch (error) {
          silence?.note(error);
          throw toDatabaseError(error);
        }
      };
    prepared.execute = guard(prepared.execute.bind(prepared));
    return prepared;
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    assertOutsideTransaction();
    const client = await (this.#source as Pool).connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    const session = new GuardedSession(client, this.#dialect, false, this.#habits);
    const tx = new NodePgTransaction<NoSchema, NoSchema>(this.#dialect, session, undefined);
    const scope = { isOpen: true };
    // An error of the connection itself reaches the caller through the query that fails.
    const ignore = (): void => undefined;
    client.on('error', ignore);
    let failure: Error | undefined;
    let during: UnavailableDuring = 'transaction';
    try {
      await tx.execute(sql`begin`);
      if (config !== undefined) await tx.setTransaction(config);
      const result = await currentTransaction.run(scope, async () => await work(tx));
      during = 'commit';
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      failure = await tx.execute(sql`rollback`).then(
        () => undefined,
        (rollbackError: Error) => rollbackError,
      );
      throw toTransactionError(error, during);
    } finally {
      scope.isOpen = false;
      client.off('error', ignore);
      client.release(failure);
    }
  }
}

/** A Drizzle database over a pool, whose failures are DatabaseUnavailableError where the database is away. */
export const createDatabase = (pool: Pool, habits: DatabaseHabits = {}): Database => {
  const dialect = new PgDialect();
  const session = new GuardedSession(pool, dialect, true, habits);
  return new NodePgDatabase(dialect, session, undefined) as Database;
};
