import { DrizzleQueryError } from 'drizzle-orm';
import { TooLateError } from '../jobs/within.ts';

/** Why a query could not be answered: no connection, no room on the disk, or no answer in time. */
export type UnavailableReason = 'connection' | 'resources' | 'timeout';

/** What was going on: a query on its own, the queries of a transaction, or the end that makes them true. */
export type UnavailableDuring = 'query' | 'transaction' | 'commit';

const wordsOf: Readonly<Record<UnavailableDuring, string>> = {
  query: 'The database is away',
  transaction: 'The database went away while a change was being made, and nothing was changed',
  commit: 'The database went away as a change was being completed: look whether it was made',
};

/** The database cannot answer now; the same query may succeed later. Nothing is known to be wrong with the query. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause: unknown, during: UnavailableDuring = 'query') {
    super(`${wordsOf[during]} (${reason}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.reason = reason;
  }
}

const maxStatementCharacters = 500;

/** A statement failed. Its text is told, its values never: they hold what people entered, and may be megabytes. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(statement: string, cause: Error) {
    super(`${cause.message}, in: ${statement.trim().slice(0, maxStatementCharacters)}`, { cause });
  }
}

/** The first cause, such as what PostgreSQL said. */
const findRoot = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? findRoot(error.cause) : error;

const reasonByCode: Readonly<Record<string, UnavailableReason>> = {
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EPIPE: 'connection',
  ENOENT: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  ETIMEDOUT: 'timeout',
  /** statement_timeout */
  '57014': 'timeout',
  /** an idle transaction that the server ended */
  '25P03': 'timeout',
  '58030': 'resources',
};

/** SQLSTATE classes: 08 connection, 53 out of disk, memory or connections, 57P operator (shutdown, starting up). */
const reasonByCodeStart: readonly (readonly [string, UnavailableReason])[] = [
  ['08', 'connection'],
  ['53', 'resources'],
  ['57P', 'connection'],
];

/** What `pg` says without a code when a connection is lost or none is to be had. */
const reasonByMessage: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/^Connection terminated/, 'connection'],
  [/not queryable$/, 'connection'],
  [/^The embedded database (stopped|is closed|could not start)/, 'connection'],
  [/^timeout exceeded when trying to connect$/, 'timeout'],
  [/^Query read timeout$/, 'timeout'],
];

/** What `pg` says when its own clock ran out, because the server took the bytes and said nothing. */
const unansweredPattern = /^(Query read timeout|Connection terminated due to connection timeout)$/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Why this error means that the database is away; undefined when it does not mean that. */
export const findUnavailableReason = (error: unknown): UnavailableReason | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseUnavailableError) return error.reason;
  if (error instanceof TooLateError) return 'timeout';
  const code = codeOf(error);
  const byCode = code === undefined ? undefined : reasonByCode[code];
  if (byCode !== undefined) return byCode;
  const byStart = code === undefined ? undefined : reasonByCodeStart.find(([start]) => code.startsWith(start))?.[1];
  if (byStart !== undefined) return byStart;
  const byMessage = reasonByMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  return byMessage ?? (error.cause === undefined ? undefined : findUnavailableReason(error.cause));
};

/** Whether the server said nothing at all: neither that it is busy nor that the connection is gone. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (unansweredPattern.test(error.message) || isUnanswered(error.cause));

/** The error of a transaction: where the connection is lost, it tells what became of what was to be changed. */
export const toTransactionError = (error: unknown, during: UnavailableDuring): unknown => {
  const reason = findUnavailableReason(error);
  const isLost = reason === 'connection' || reason === 'timeout';
  return isLost ? new DatabaseUnavailableError(reason, findRoot(error), during) : toDatabaseError(error);
};

/** The typed error when the database is away, otherwise the error itself without the values of its statement. */
export const toDatabaseError = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailableError) return error;
  const root = findRoot(error);
  const reason = findUnavailableReason(error);
  if (reason !== undefined) return new DatabaseUnavailableError(reason, root);
  return error instanceof DrizzleQueryError && root instanceof Error ? new QueryError(error.query, root) : error;
};
