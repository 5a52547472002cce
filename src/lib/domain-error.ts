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

/** Clients see `message`. It must not contain private data. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
  }
}
