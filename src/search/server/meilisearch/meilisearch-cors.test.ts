import { expect, it } from 'vitest';
import { prepareClients } from './fixtures/prepare-clients.ts';
import { publicKey } from './fixtures/start-protocol-server.ts';

const { host } = prepareClients();
const origin = 'https://shop.example';

it.each(['/multi-search', '/indexes/Car_production/search'])(
  'lets a page of another site ask, and its browser find out first: %s',
  async (path) => {
    const asked = await fetch(host() + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST');
    // A wildcard doesn't cover Authorization.
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/^Authorization, .*\*$/);
  },
);

it('allows pages of other sites to read answers and errors', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${host()}/multi-search`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ queries: [] }),
    });
  for (const [answer, status] of [
    [await post({ authorization: `Bearer ${publicKey}` }), 200],
    [await post({}), 401],
  ] as const) {
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
  }
});
