import { afterEach, expect, it, vi } from 'vitest';
import { loadDisclaimer } from './load-disclaimer.ts';

const { signal } = new AbortController();
const answerWith = (body: unknown) => {
  const fetched = vi.fn(async (_address: string) => Response.json(body));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it('fetches the disclaimer of a vehicle, which may be null [B7.10] [D.20]', async () => {
  const fetched = answerWith({ disclaimer: 'Approved applicants only.' });
  expect(await loadDisclaimer(7, signal)).toBe('Approved applicants only.');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/cars/7/finance-disclaimer');
  answerWith({ disclaimer: null });
  expect(await loadDisclaimer(7, signal)).toBeNull();
});

it.each([[{}], [{ disclaimer: ['x'] }], [null]])('throws at %j', async (body) => {
  answerWith(body);
  await expect(loadDisclaimer(7, signal)).rejects.toThrow('the response has an unexpected shape');
});
