/**
 * 'unreadable' means that a document is broken or too long, or that the feed changed during the reading. 'columns'
 * means that the headings are unusable, or that the file isn't a feed. 'nothingValid' means that every row was refused.
 */
type FeedFileFault = 'unreadable' | 'empty' | 'columns' | 'nothingValid';

/** The file is rejected as a whole, and nothing has changed. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly fault: FeedFileFault;

  constructor(fault: FeedFileFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
