/** `unreadable`: the file ended with an error; `columns`: its first row; `nothingValid`: not one row could be taken. */
export type FeedFileFault = 'unreadable' | 'empty' | 'columns' | 'nothingValid';

/** The file as a whole cannot be taken: nothing was changed. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly fault: FeedFileFault;

  constructor(fault: FeedFileFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
