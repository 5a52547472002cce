import { DrizzleQueryError } from 'drizzle-orm';
import { TimeoutError } from '../jobs/with-timeout.ts';

export type UnavailableReason = 'connection' | 'resources' | 'timeout';

export type UnavailableDuring = 'query' | 'transaction' | 'commit';

const wordsOf: Readonly<Record<UnavailableDuring, string>> = {
  query: 'The database is unavailable',
  transaction: 'The database became unavailable during a change, and nothing was changed',
  commit: 'The database became unavailable while a change was being committed: check whether it was made',
};

export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause: unknown, during: UnavailableDuring = 'query') {
    super(`${wordsOf[during]} (${reason}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.reason = reason;
  }
}

const maxStatementCharacters = 500;

export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(statement: string, cause: Error) {
    super(`${cause.message}, in: ${statement.trim().slice(0, maxStatementCharacters)}`, { cause });
  }
}

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
  /** '3D000': the database doesn't exist. '25006': the server is a replica, which accepts no changes. */
  '3D000': 'connection',
  '25006': 'connection',
  /** statement_timeout */
  '57014': 'timeout',
  /** idle_in_transaction_session_timeout */
  '25P03': 'timeout',
};

/** SQLSTATE classes: 08 connection, 28 login, 53 resources, 57P operator, 58 system. */
const reasonByCodeStart: readonly (readonly [string, UnavailableReason])[] = [
  ['08', 'connection'],
  ['28', 'connection'],
  ['53', 'resources'],
  ['57P', 'connection'],
  ['58', 'resources'],
];

/** For errors without a code, such as lost connections and timeouts, and for PostgreSQL's internal errors (XX000). */
const reasonByMessage: readonly (readonly [RegExp, UnavailableReason])[] = [
  // PostgreSQL refuses new connections like this while its disk is full.
  [/^could not write init file/, 'resources'],
  [/^Connection terminated/, 'connection'],
  [/not queryable$/, 'connection'],
  [/^The embedded database (stopped|is closed|could not start)/, 'connection'],
  [/^timeout exceeded when trying to connect$/, 'timeout'],
  [/^Query read timeout$/, 'timeout'],
];

const unansweredPattern = /^(Query read timeout|Connection terminated due to connection timeout)$/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const findUnavailableReason = (error: unknown): UnavailableReason | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseUnavailableError) return error.reason;
  if (error instanceof TimeoutError) return 'timeout';
  const code = codeOf(error);
  const byCode = code === undefined ? undefined : reasonByCode[code];
  if (byCode !== undefined) return byCode;
  const byStart = code === undefined ? undefined : reasonByCodeStart.find(([start]) => code.startsWith(start))?.[1];
  if (byStart !== undefined) return byStart;
  const byMessage = reasonByMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  return byMessage ?? (error.cause === undefined ? undefined : findUnavailableReason(error.cause));
};

export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (unansweredPattern.test(error.message) || isUnanswered(error.cause));

/** For a lost connection or a timeout, the error's message shows whether the transaction could have been committed. */
export const toTransactionError = (error: unknown, during: UnavailableDuring): unknown => {
  const reason = findUnavailableReason(error);
  const isLost = reason === 'connection' || reason === 'timeout';
  return isLost ? new DatabaseUnavailableError(reason, findRoot(error), during) : toDatabaseError(error);
};

export const toDatabaseError = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailableError) return error;
  const root = findRoot(error);
  const reason = findUnavailableReason(error);
  if (reason !== undefined) return new DatabaseUnavailableError(reason, root);
  return error instanceof DrizzleQueryError && root instanceof Error ? new QueryError(error.query, root) : error;
};
