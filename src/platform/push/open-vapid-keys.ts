import { createECDH } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VapidKeys } from '../env/sending-variables.ts';
import type { Env } from '../env.ts';

const fileName = 'vapid.keys';

const readOwnKeys = (path: string): VapidKeys | undefined => {
  try {
    const [publicKey = '', privateKey = ''] = readFileSync(path, 'utf8').trim().split(':');
    return { publicKey, privateKey };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const makeOwnKeys = (folder: string, path: string): void => {
  mkdirSync(folder, { recursive: true });
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${pair.getPublicKey('base64url')}:${privateKey.toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

export const openVapidKeys = ({ VAPID_KEYS, DATA_DIR }: Pick<Env, 'VAPID_KEYS' | 'DATA_DIR'>): VapidKeys => {
  if (VAPID_KEYS !== undefined) return VAPID_KEYS;
  const path = join(DATA_DIR, fileName);
  if (readOwnKeys(path) === undefined) makeOwnKeys(DATA_DIR, path);
  const keys = readOwnKeys(path);
  if (keys === undefined) throw new Error(`${path} can't be read.`);
  return keys;
};
