import cliProgress from 'cli-progress';

/** Creates a progress bar that writes to stderr, and only in a terminal. */
export const createProgressBar = (format: string): cliProgress.SingleBar =>
  new cliProgress.SingleBar({ format, stream: process.stderr, noTTYOutput: false, clearOnComplete: true });
