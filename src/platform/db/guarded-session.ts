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
import { withTimeout } from '../jobs/with-timeout.ts';
import { isTracing, trace } from '../tracing/trace.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Database } from './database.ts';
import { toDatabaseError, toTransactionError, type UnavailableDuring } from './database-unavailable-error.ts';
import { describeStatement } from './describe-statement.ts';
import type { StatementNames } from './statement-names.ts';

type NoSchema = Record<string, never>;
type PrepareQuery = NodePgSession<NoSchema, NoSchema>['prepareQuery'];

const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/** With only one connection, a query that bypasses the open transaction would deadlock. */
const assertOutsideTransaction = (): void => {
  if (currentTransaction.getStore()?.isOpen === true) {
    throw new Error('A query inside a transaction must use the handle of the transaction.');
  }
};

export interface SessionOptions {
  /** Omit this behind a connection pooler, because a prepared statement exists on only one server connection. */
  readonly names?: StatementNames;
  /** Includes the wait for a connection. */
  readonly maxWaitMs?: number;
  readonly breaker?: CircuitBreaker;
}

const traceStatement = <T>(text: string, run: () => Promise<T>): Promise<T> => {
  if (!isTracing()) return run();
  const { name, operation, table } = describeStatement(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return trace(name, table === undefined ? attributes : { ...attributes, 'db.collection.name': table }, run, 'client');
};

class GuardedSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #source: Pool | PoolClient;
  readonly #dialect: PgDialect;
  readonly #isPool: boolean;
  readonly #options: SessionOptions;

  constructor(source: Pool | PoolClient, dialect: PgDialect, isPool: boolean, options: SessionOptions) {
    super(source, dialect, undefined);
    this.#source = source;
    this.#dialect = dialect;
    this.#isPool = isPool;
    this.#options = options;
  }

  override prepareQuery<T extends PreparedQueryConfig>(...args: Parameters<PrepareQuery>): PgPreparedQuery<T> {
    const [query, fields, name, ...rest] = args;
    const prepared = super.prepareQuery<T>(query, fields, name || this.#options.names?.nameOf(query.sql), ...rest);
    const guard =
      <Result>(run: (values?: Record<string, unknown>) => Promise<Result>) =>
      async (values?: Record<string, unknown>): Promise<Result> => {
        if (this.#isPool) assertOutsideTransaction();
        const { breaker, maxWaitMs } = this.#options;
        breaker?.assertClosed();
        try {
          return await traceStatement(query.sql, () =>
            maxWaitMs === undefined ? run(values) : withTimeout(maxWaitMs, run(values)),
          );
        } catch (error) {
          breaker?.recordFailure(error);
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
    const session = new GuardedSession(client, this.#dialect, false, this.#options);
    const tx = new NodePgTransaction<NoSchema, NoSchema>(this.#dialect, session, undefined);
    const scope = { isOpen: true };
    // The caller learns of the connection's error from the query that fails.
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

export const createDatabase = (pool: Pool, options: SessionOptions = {}): Database => {
  const dialect = new PgDialect();
  const session = new GuardedSession(pool, dialect, true, options);
  return new NodePgDatabase(dialect, session, undefined) as Database;
};
