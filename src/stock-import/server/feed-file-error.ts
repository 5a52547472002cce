/**
 * `unreadable`: the stream failed, or a document is broken. `columns`: the header row is unusable, or the file isn't a
 * feed. `nothingValid`: every row was refused.
 */
type FeedFileFault = 'unreadable' | 'empty' | 'columns' | 'nothingValid';

/** Thrown if a file is rejected as a whole. Nothing has changed. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly fault: FeedFileFault;

  constructor(fault: FeedFileFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
