import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealingKey } from '../env/sealing-keys.ts';

export interface Sealer {
  /** @param boundTo identifies the owner: sealed text can be opened only with the same value */
  readonly seal: (text: string, boundTo: string) => string;
  /** Returns null if the key is unknown, the text was changed or `boundTo` differs. */
  readonly open: (sealed: string, boundTo: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;

const toKeyBytes = ({ key }: SealingKey): Buffer => Buffer.from(key, 'base64');

/** Sealed text is `id.iv.tag.data`. Seals with the first key, and opens with any key. */
export const createSealer = (listKeys: (purpose: 'seal' | 'open') => readonly SealingKey[]): Sealer => ({
  seal: (text, boundTo) => {
    const [newest] = listKeys('seal');
    if (newest === undefined) throw new Error('There is no key for encryption.');
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, toKeyBytes(newest), iv).setAAD(Buffer.from(boundTo));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [newest.id, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
  },
  open: (sealed, boundTo) => {
    const [id, ...parts] = sealed.split('.');
    const key = listKeys('open').find((known) => known.id === id);
    const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (key === undefined || iv === undefined || tag?.length !== 16 || data === undefined) return null;
    try {
      const decipher = createDecipheriv(algorithm, toKeyBytes(key), iv).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
      return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  },
});
