import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly exitCode: number;
  /** stdout and stderr, in the order of arrival; empty unless `quiet`. */
  readonly output: string;
}

interface CommandOptions {
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: (child: ChildProcess) => void;
}

/** On SIGINT or SIGTERM, ends the command with SIGINT, then this process with the signal that it received. */
const endTogether = (child: ChildProcess): void => {
  const onSignal = (signal: NodeJS.Signals): void => {
    child.once('close', () => process.kill(process.pid, signal));
    // Sends SIGINT in either case, because Playwright cleans up on no other signal.
    child.kill('SIGINT');
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, onSignal);
  });
};

export const runCommand = (
  command: string,
  args: readonly string[],
  { quiet = false, env = {}, onStart }: CommandOptions = {},
): Promise<CommandOutcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // Captured output can go to a log file, so it has no colours.
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
