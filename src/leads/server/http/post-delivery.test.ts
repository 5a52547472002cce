import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signWebhook } from './post-delivery.ts';

const now = new Date('2026-11-20T23:30:00.900Z');

it('signs the time in seconds and the exact body [D.32]', () => {
  const body = '{"name":"Zoë"}';
  const expected = createHmac('sha256', 'secret').update('1795217400.{"name":"Zoë"}').digest('hex');
  expect(signWebhook(body, 'secret', now)).toBe(`t=1795217400,v1=${expected}`);
});

it('differs for another secret, body or time', () => {
  const signatures = [
    signWebhook('a', 'secret', now),
    signWebhook('a', 'other', now),
    signWebhook('b', 'secret', now),
    signWebhook('a', 'secret', new Date(now.getTime() + 1000)),
  ].map((signature) => signature.split('v1=')[1]);
  expect(new Set(signatures).size).toBe(4);
});
