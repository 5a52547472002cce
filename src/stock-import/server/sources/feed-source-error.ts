type SourceFault = 'broken' | 'answer' | 'access' | 'connection' | 'time' | 'setting';

/**
 * A fault of a feed, its source or its settings. The dealer reads the message, so it contains no secrets or internal
 * addresses.
 */
export class FeedSourceError extends Error {
  override readonly name = 'FeedSourceError';
  readonly fault: SourceFault;

  constructor(fault: SourceFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
