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
