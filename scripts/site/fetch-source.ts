import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Env } from '../../src/platform/env.ts';
import { maxObjectBytes } from '../../src/platform/objects/object-store.ts';
import { openObjectStoreAt } from '../../src/platform/objects/open-object-store.ts';
import { runCommand } from '../lib/run-command.ts';

export interface SourceFolders {
  readonly sitesDir: string;
  readonly mediaDir: string;
  readonly discard: () => void;
}

const maxFetchedBytes = 20_000_000_000;

const isPlainKey = (key: string): boolean =>
  key.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.includes('\\'));

const fetchFromStore = async (address: string, folder: string, env: Env): Promise<void> => {
  const store = openObjectStoreAt(address, env);
  let fetchedBytes = 0;
  for await (const { key, sizeBytes } of store.list('')) {
    if (!/^(sites|media)\//.test(key) || !isPlainKey(key)) continue;
    fetchedBytes += sizeBytes;
    if (sizeBytes > maxObjectBytes)
      throw new Error(`${key} is ${sizeBytes} bytes, over the limit of ${maxObjectBytes}.`);
    if (fetchedBytes > maxFetchedBytes) throw new Error(`${store.name} is larger than ${maxFetchedBytes} bytes.`);
    const data = await store.get(key);
    if (data === undefined) continue;
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), data);
  }
};

const cloneGit = async (source: string, folder: string): Promise<void> => {
  const [address = '', ref] = source.split('#');
  const branch = ref === undefined ? [] : [`--branch=${ref}`];
  const args = ['clone', '--quiet', '--depth=1', ...branch, '--', address, folder];
  // Git fails if it needs a password, instead of prompting for one.
  const { exitCode, output } = await runCommand('git', args, { quiet: true, env: { GIT_TERMINAL_PROMPT: '0' } });
  if (exitCode !== 0) throw new Error(`git could not clone ${address}:\n${output.trim()}`);
};

const isGit = (source: string): boolean => /^(git@|ssh:\/\/|git:\/\/)|\.git(#|$)/.test(source);

/**
 * Returns the folders to publish from: SITES_DIR and MEDIA_DIR, or the source's folders `sites` and `media`. Copies a
 * git repository or S3 bucket to a temporary folder first, which `discard` deletes.
 */
export const fetchSource = async (source: string | undefined, env: Env): Promise<SourceFolders> => {
  const keep = { discard: () => undefined };
  if (source === undefined) return { sitesDir: env.SITES_DIR, mediaDir: resolve(env.MEDIA_DIR), ...keep };
  const under = (folder: string) => ({ sitesDir: join(folder, 'sites'), mediaDir: join(folder, 'media') });
  const isBucket = source.startsWith('s3://');
  if (!isBucket && !isGit(source)) return { ...under(resolve(source)), ...keep };
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-publish-'));
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await (isBucket ? fetchFromStore(source, folder, env) : cloneGit(source, folder));
  } catch (error) {
    discard();
    throw error;
  }
  return { ...under(folder), discard };
};
