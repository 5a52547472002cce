export type DomainErrorCode =
  | 'malformed'
  | 'signInNeeded'
  | 'keyNeeded'
  | 'notAllowed'
  | 'notFound'
  | 'wrongMethod'
  | 'conflict'
  | 'gone'
  | 'tooLarge'
  | 'wrongType'
  | 'invalid'
  | 'unreadable'
  | 'tooMany'
  | 'overloaded'
  | 'databaseAway'
  | 'siteUnavailable';

/** Ends a request with the problem document of `code`. Callers see `message`, so it must contain no private data. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
  }
}
