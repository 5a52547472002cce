import '../../src/platform/speed-up-imports.ts';
import { HelpRequested } from './read-command-line.ts';

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const endOnClosedPipe = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

export const reportErrors = async (run: () => Promise<void>, explain = readMessage): Promise<void> => {
  process.stdout.on('error', endOnClosedPipe);
  try {
    await run();
  } catch (error) {
    if (error instanceof HelpRequested) return console.log(error.message);
    console.error(explain(error));
    process.exitCode = 1;
  }
};
