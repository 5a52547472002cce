/**
 * 'unreadable': a document is broken or too long, or the feed changed while it was read. 'empty': the file has no rows.
 * 'columns': the headings are unusable, or the file isn't a feed. 'nothingValid': every row was refused.
 */
type FeedFileFault = 'unreadable' | 'empty' | 'columns' | 'nothingValid';

/** Thrown if the whole file is rejected. The stock is then unchanged. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly fault: FeedFileFault;

  constructor(fault: FeedFileFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
