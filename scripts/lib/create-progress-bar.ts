import cliProgress from 'cli-progress';

export const createProgressBar = (format: string): cliProgress.SingleBar =>
  new cliProgress.SingleBar({ format, stream: process.stderr, noTTYOutput: false, clearOnComplete: true });
