import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';

const encode = (bytes: Buffer): string => `k1:${bytes.toString('base64')}`;

it('refuses the example key of the documentation, and takes a real one', () => {
  expect(() => readEnv({ SEALING_KEYS: encode(Buffer.alloc(32)) })).toThrow(/SEALING_KEYS/);
  const key = encode(Buffer.from('0123456789abcdef0123456789abcdef'));
  expect(readEnv({ SEALING_KEYS: key }).SEALING_KEYS).toEqual([{ id: 'k1', key: key.slice(3) }]);
});
