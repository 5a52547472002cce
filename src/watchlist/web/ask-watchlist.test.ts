import { afterEach, expect, it, vi } from 'vitest';
import { askWatchlist } from './ask-watchlist.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['save', '/api/watchlist/save-car'],
  ['remove', '/api/watchlist/remove-car'],
] as const)(
  '%s posts the number and the car, and reads the answer’s success flag [B7.14] [B7.16]',
  async (action, path) => {
    const asked: unknown[] = [];
    let answer: Response;
    vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
      asked.push([address, method, JSON.parse(String(body))]);
      return answer;
    });
    answer = Response.json({ success: true });
    expect(await askWatchlist.change(action, '+61412345678', 7)).toEqual({ kind: 'done' });
    expect(asked).toEqual([[path, 'POST', { phone_number: '+61412345678', car_id: 7 }]]);
    answer = Response.json({ success: false, detail: 'It is full.' });
    expect(await askWatchlist.change(action, '+61412345678', 7)).toEqual({ kind: 'failed', message: 'It is full.' });
    answer = Response.json({}, { status: 401 });
    expect(await askWatchlist.change(action, '+61412345678', 7)).toEqual({ kind: 'signedOut' });
  },
);

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 })],
  ['a refusal without words', async () => Response.json({ success: false }, { status: 503 })],
])('fails with a message for the shopper when there is %s [B7.15]', async (_what, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect(await askWatchlist.change('save', '+61412345678', 7)).toEqual({
    kind: 'failed',
    message: 'We couldn’t reach your watchlist. Please try again.',
  });
  await expect(askWatchlist.load()).rejects.toThrow();
});

it('reads a signed-in visitor’s list, and null for others [B6.03]', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
  expect(await askWatchlist.load()).toBeNull();
  const list = { phone_number: '+61412345678', car_ids: [7, 3] };
  vi.stubGlobal('fetch', async () => Response.json(list));
  expect(await askWatchlist.load()).toEqual(list);
});
