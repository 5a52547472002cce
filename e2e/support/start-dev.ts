import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { buildConfigs } from '../../scripts/lib/build-stamp.ts';

export interface DevServer {
  readonly port: number;
  /**
   * Replaces the first occurrence of `found` in a file of the copy, or throws if there's none. Returns a function that
   * undoes the change.
   */
  readonly edit: (file: string, found: string, replacement: string) => () => void;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

const copied = ['src', 'sites', 'demo', 'scripts', 'package.json', 'tsconfig.json', ...buildConfigs];

const copySources = (): string => {
  const folder = makeTemporaryFolder('dev');
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};

export const startDev = async (): Promise<DevServer> => {
  const folder = copySources();
  const child = endWithThisProcess(
    spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: folder,
      env: { ...process.env, LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', MEDIA_DIR: resolve('media') },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  const listening = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const port = /wattle-group\.localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) listening.resolve(Number(port));
    });
  }
  const exited = once(child, 'exit');
  exited.then(() => listening.reject(new Error(`It ended before it listened:\n${output}`)), listening.reject);
  return {
    port: await listening.promise,
    edit: (name, found, replacement) => {
      const file = join(folder, name);
      const before = readFileSync(file, 'utf8');
      if (!before.includes(found)) throw new Error(`${name} does not hold ${found}`);
      writeFileSync(file, before.replace(found, replacement));
      return () => writeFileSync(file, before);
    },
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
