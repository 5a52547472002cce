import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly exitCode: number;
  /** Standard output and error, in the order they came; empty when they went straight to the terminal. */
  readonly output: string;
}

interface CommandOptions {
  /** Keeps the output instead of showing it. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: (child: ChildProcess) => void;
}

/** Ends the command when this process is told to end, and this process by the same signal once the command has ended. */
const endTogether = (child: ChildProcess): void => {
  const onSignal = (signal: NodeJS.Signals): void => {
    child.once('close', () => process.kill(process.pid, signal));
    // Playwright puts its things away on SIGINT only.
    child.kill('SIGINT');
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, onSignal);
  });
};

/** Runs a command to its end; signals that would end this process end the command first. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { quiet = false, env = {}, onStart }: CommandOptions = {},
): Promise<CommandOutcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A kept output is read later or in a log file: no colours in it.
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1' } : {}), ...env },
    });
    endTogether(child);
    onStart?.(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
