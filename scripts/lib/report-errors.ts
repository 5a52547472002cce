import '../../src/platform/speed-up-imports.ts';
import { HelpRequested } from './read-command-line.ts';

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command. Prints its usage if requested; otherwise prints an error to stderr and sets exit code 1. */
export const reportErrors = async (run: () => Promise<void>, explain = readMessage): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof HelpRequested) return console.log(error.message);
    console.error(explain(error));
    process.exitCode = 1;
  }
};
