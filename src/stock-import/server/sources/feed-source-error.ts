type SourceFault = 'broken' | 'answer' | 'access' | 'connection' | 'time' | 'setting';

/**
 * Thrown if a feed can't be fetched or saved. Its message is a sentence for the dealer, without secrets or internal
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
