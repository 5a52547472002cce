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

/** Thrown to end a request with the problem document of `code`. Callers see `message`: no private data in it. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
  }
}
