import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashCode, isSameHash } from './sign-in-service.ts';

it('depends on the browser’s secret and on each sent code [D.28]', () => {
  const hash = hashCode('secret', 'one', '123456');
  expect(hash).toBe(createHmac('sha256', 'secret').update('code one 123456').digest('base64url'));
  const others = [
    hashCode('other', 'one', '123456'),
    hashCode('secret', 'two', '123456'),
    hashCode('secret', 'one', '123457'),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
  expect(others.map((other) => isSameHash(hash, other))).toEqual([false, false, false]);
  expect([isSameHash(hash, hash), isSameHash(hash, hash.slice(1)), isSameHash(hash, '')]).toEqual([true, false, false]);
});
