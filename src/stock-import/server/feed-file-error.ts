/**
 * `unreadable`: a document is broken or too long, or the feed changed while it was read. `columns`: the headings are
 * unusable, or the file isn't a feed. `nothingValid`: every row was refused.
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
