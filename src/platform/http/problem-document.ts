import type { DomainErrorCode } from '#src/lib/domain-error.ts';
import { toDomainError } from './to-domain-error.ts';

/** A problem document of RFC 9457. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: DomainErrorCode | 'internal';
}

/** Status and title of each code: a new code without a row does not compile. @spec D.26 */
export const problemTypes: Readonly<Record<DomainErrorCode, { readonly status: number; readonly title: string }>> = {
  malformed: { status: 400, title: 'The request is malformed' },
  signInNeeded: { status: 401, title: 'Sign in first' },
  notAllowed: { status: 403, title: 'Not allowed' },
  notFound: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'The state has changed' },
  gone: { status: 410, title: 'Gone' },
  tooLarge: { status: 413, title: 'Too large' },
  wrongType: { status: 415, title: 'Wrong type of content' },
  invalid: { status: 422, title: 'Some fields are not valid' },
  tooMany: { status: 429, title: 'Too many requests' },
  databaseAway: { status: 503, title: 'The database is away' },
};

/** Seconds after which a caller may try again when the database is away. */
export const retryAfterSeconds = 5;

const internal: ProblemDocument = {
  type: 'about:blank',
  title: 'Something went wrong on our side',
  status: 500,
  detail: 'The error has been logged. Please try again.',
  code: 'internal',
};

const frameworkCodes: Readonly<Record<number, DomainErrorCode>> = {
  400: 'malformed',
  403: 'notAllowed',
  404: 'notFound',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/** The problem document of any thrown value; what is not meant for callers becomes a plain 500. */
export const buildProblemDocument = (error: unknown): ProblemDocument => {
  const domainError = toDomainError(error);
  const code = domainError?.code ?? frameworkCodes[statusOf(error)];
  if (code === undefined || !(error instanceof Error)) return internal;
  return { type: 'about:blank', ...problemTypes[code], detail: (domainError ?? error).message, code };
};
