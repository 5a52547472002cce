type SourceFault = 'broken' | 'answer' | 'access' | 'connection' | 'time' | 'setting';

/** A feed could not be fetched or saved. The message is a sentence for the dealer: no secrets, no addresses of ours. */
export class FeedSourceError extends Error {
  override readonly name = 'FeedSourceError';
  readonly fault: SourceFault;

  constructor(fault: SourceFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
