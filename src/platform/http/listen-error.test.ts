import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { toListenError } from './listen-error.ts';

it('names a port that another process uses, and its variable', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error');
  expect(toListenError(error, { HOST: '127.0.0.1', PORT: port })).toMatchObject({
    name: 'ListenError',
    message: `PORT=${port} is in use by another process: stop that one first, or set PORT to another port.`,
  });
  first.close();
});

it.each([
  ['EACCES', 'PORT=80 is not allowed for this account: set PORT to 1024 or more, and put a proxy in front of it.'],
  ['EADDRNOTAVAIL', 'HOST="203.0.113.9" is not an address of this machine: set HOST to one of its own.'],
])('explains %s', (code, message) => {
  const error = Object.assign(new Error(code), { code });
  expect(toListenError(error, { HOST: '203.0.113.9', PORT: 80 })).toMatchObject({ message });
});

it('leaves every other error as it is', () => {
  const error = new Error('a fault of ours');
  expect(toListenError(error, { HOST: '127.0.0.1', PORT: 80 })).toBe(error);
});
