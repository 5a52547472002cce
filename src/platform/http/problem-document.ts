import type { DomainErrorCode } from '#src/lib/domain-error.ts';
import { toDomainError } from './to-domain-error.ts';

interface ProblemType {
  readonly status: number;
  readonly title: string;
}

type ProtocolCode = 'preconditionFailed' | 'tooSlow' | 'addressTooLong' | 'noSuchRange' | 'headersTooLarge';

export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: DomainErrorCode | ProtocolCode | 'internal';
}

/** @spec D.26 */
export const problemTypes: Readonly<Record<DomainErrorCode, ProblemType>> = {
  malformed: { status: 400, title: 'We couldn’t read that request' },
  signInNeeded: { status: 401, title: 'Sign in first' },
  keyNeeded: { status: 401, title: 'This needs a key' },
  notAllowed: { status: 403, title: 'Not allowed' },
  notFound: { status: 404, title: 'Not found' },
  wrongMethod: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Something has changed' },
  gone: { status: 410, title: 'Gone' },
  tooLarge: { status: 413, title: 'Too large' },
  wrongType: { status: 415, title: 'Unsupported content type' },
  invalid: { status: 422, title: 'Please check what you entered' },
  unreadable: { status: 422, title: 'We can’t read that file' },
  tooMany: { status: 429, title: 'Too many requests' },
  overloaded: { status: 503, title: 'Too busy right now' },
  databaseAway: { status: 503, title: 'Back in a moment' },
  siteUnavailable: { status: 503, title: 'This website is unavailable right now' },
};

export const retryAfterSeconds = 5;

const internal: ProblemDocument = {
  type: 'about:blank',
  title: 'Something went wrong on our side',
  status: 500,
  detail: 'We’ve been notified. Please try again.',
  code: 'internal',
};

const protocolProblems: Readonly<Record<ProtocolCode, ProblemType>> = {
  tooSlow: { status: 408, title: 'The request took too long to arrive' },
  preconditionFailed: { status: 412, title: 'A condition of the request isn’t met' },
  addressTooLong: { status: 414, title: 'The address is too long' },
  noSuchRange: { status: 416, title: 'That part of the file doesn’t exist' },
  headersTooLarge: { status: 431, title: 'The headers are too large' },
};

const allProblems = { ...problemTypes, ...protocolProblems };

const frameworkCodes: Readonly<Record<number, keyof typeof allProblems>> = {
  400: 'malformed',
  403: 'notAllowed',
  404: 'notFound',
  408: 'tooSlow',
  412: 'preconditionFailed',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'wrongType',
  416: 'noSuchRange',
  429: 'tooMany',
  431: 'headersTooLarge',
};

const frameworkDetails: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "The body isn't valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: this address accepts only JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This address doesn't accept that content type.",
  FST_ERR_BAD_URL: 'That isn’t one of our web addresses.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this address accepts.',
};

const detailOf = (error: Error): string =>
  ('code' in error ? frameworkDetails[String(error.code)] : undefined) ?? error.message;

const statusOf = (error: Error): number => ('statusCode' in error ? Number(error.statusCode) : 500);

const buildFrameworkProblem = (error: Error, status: number): ProblemDocument => {
  if (!(status >= 400 && status < 500)) return internal;
  const code = frameworkCodes[status] ?? 'malformed';
  return { type: 'about:blank', title: allProblems[code].title, status, detail: detailOf(error), code };
};

export const buildProblemDocument = (error: unknown): ProblemDocument => {
  if (!(error instanceof Error)) return internal;
  const domainError = toDomainError(error);
  if (domainError === undefined) return buildFrameworkProblem(error, statusOf(error));
  const { code, message } = domainError;
  return { type: 'about:blank', ...problemTypes[code], detail: message, code };
};
