import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';

const encode = (bytes: Buffer): string => `k1:${bytes.toString('base64')}`;

it('refuses the example key of deploy/, says so, and says how to make one', () => {
  const [, example] = /SEALING_KEYS: (\S+)/.exec(readFileSync('deploy/kubernetes/config.yaml', 'utf8')) ?? [];
  expect(() => readEnv({ SEALING_KEYS: example })).toThrow(
    'SEALING_KEYS has the example key, which is public: create your own with `echo "k1:$(openssl rand -base64 32)"`.',
  );
  expect(() => readEnv({ SEALING_KEYS: `k2:${'A'.repeat(10)}` })).toThrow(
    'SEALING_KEYS is not allowed: it must be keys',
  );
});

it('takes a real key', () => {
  const key = encode(Buffer.from('0123456789abcdef0123456789abcdef'));
  expect(readEnv({ SEALING_KEYS: key }).SEALING_KEYS).toEqual([{ id: 'k1', key: key.slice(3) }]);
});
