import { spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly exitCode: number;
  /** Standard output and error, in the order they came; empty when they went straight to the terminal. */
  readonly output: string;
}

/** Runs a command to its end. `quiet` keeps its output instead of showing it. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<CommandOutcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A kept output is read later or in a log file: no colours in it.
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1' } : {}), ...env },
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
