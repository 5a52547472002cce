import { afterEach, expect, it, vi } from 'vitest';
import { loadYouxQuote } from './asked-youx-quote.tsx';

const { signal } = new AbortController();
const answer = { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 };
const answerWith = (body: string | null, status = 200) => {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('posts the request to the site and reads the three figures [B7.12]', async () => {
  const fetched = answerWith(JSON.stringify(answer));
  expect(await loadYouxQuote('{"car_id":7}', signal)).toEqual({
    weeklyRepaymentCents: 19_950,
    comparisonRatePercent: 8.61,
    advertisedRatePercent: 7.49,
  });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"car_id":7}',
    signal: expect.any(AbortSignal),
  });
});

it.each([
  ['no content', null, 204],
  ['an error', '{}', 503],
  ['no JSON', '<html>', 200],
  ['half an answer', '{"weekly', 200],
  ['no figures', '{}', 200],
  ['null', 'null', 200],
  ['a repayment without its rates', '{"weeklyRepaymentAmount":199.5}', 200],
  ['a rate that is no number', JSON.stringify({ ...answer, comparisonRate: null }), 200],
])('returns no quote for %s, without a warning [B7.13]', async (_, body, status) => {
  const spoken = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  answerWith(body, status);
  expect(await loadYouxQuote('{}', signal)).toBeNull();
  for (const spy of spoken) expect(spy).not.toHaveBeenCalled();
});

it('returns null without a warning when the server never answers [B7.13]', async () => {
  vi.useFakeTimers();
  const silent = (_: string, question: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => question.signal.addEventListener('abort', () => reject(question.signal.reason)));
  vi.stubGlobal('fetch', silent);
  const asked = loadYouxQuote('{}', signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeNull();
  vi.useRealTimers();
});

it('returns null without a warning when offline [B7.13]', async () => {
  const warned = vi.spyOn(console, 'warn');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadYouxQuote('{}', signal)).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
