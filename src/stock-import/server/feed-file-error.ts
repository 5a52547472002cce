/**
 * 'unreadable' means that a document is broken or too long, or that the feed changed during the reading. 'empty' means
 * that the file has no rows. 'columns' means that the headings are unusable, or that the file isn't a feed.
 * 'nothingValid' means that every row was refused.
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
