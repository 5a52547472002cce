import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { SealingKey } from '../env/sealing-keys.ts';
import type { Env } from '../env.ts';
import { createSealer, type Sealer } from './create-sealer.ts';

const ownKeyId = 'own';

const readOwnKey = (path: string): SealingKey | undefined => {
  try {
    return { id: ownKeyId, key: readFileSync(path, 'utf8').trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const makeOwnKey = (folder: string, path: string): void => {
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, `${randomBytes(32).toString('base64')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

export const openSealer = ({ SEALING_KEYS, DATA_DIR }: Pick<Env, 'SEALING_KEYS' | 'DATA_DIR'>): Sealer => {
  const path = join(DATA_DIR, 'sealing.key');
  let ownKey: SealingKey | undefined;
  return createSealer((purpose) => {
    ownKey ??= readOwnKey(path);
    if (ownKey === undefined && purpose === 'seal' && SEALING_KEYS.length === 0) {
      makeOwnKey(DATA_DIR, path);
      ownKey = readOwnKey(path);
    }
    return ownKey === undefined ? SEALING_KEYS : [...SEALING_KEYS, ownKey];
  });
};
