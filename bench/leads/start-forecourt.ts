import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { serverArguments } from '../../src/app/host/testing/start-server.ts';

interface StartOptions {
  readonly dataDir: string;
  readonly smtpUrl: string;
  readonly port?: number;
  /** Folder of the version to start. Defaults to this project. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const startForecourt = async ({ dataDir, smtpUrl, port = 3144, folder = '.', env = {} }: StartOptions) => {
  const child = spawn(process.execPath, serverArguments, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'a@dealers.example',
      RATE_LIMIT_LEADS: '0',
      RATE_LIMIT_PAGES: '0',
      RATE_LIMIT_API: '0',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; tries < 600; tries += 1) {
    // If this server has ended, a response may come from another server on the port.
    if (child.exitCode !== null) throw new Error(`The server on port ${port} ended before it was ready.`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok && child.exitCode === null) {
      return {
        port,
        stop: async (): Promise<void> => {
          child.kill('SIGTERM');
          await exited;
        },
        kill: async (): Promise<void> => {
          child.kill('SIGKILL');
          await exited;
        },
      };
    }
    await wait(500);
  }
  throw new Error('The server did not start.');
};
