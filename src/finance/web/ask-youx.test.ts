import { afterEach, expect, it, vi } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildFinanceFigures } from '../view/build-finance-figures.ts';
import { loadYouxFigures } from './ask-youx.tsx';

const { site, now } = makeTestContext({ finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } } });
const page = buildFinanceFigures(makeTestVehicle({ priceCents: 2_000_000 }), site.config, { now, timeZone: 'UTC' });

const { signal } = new AbortController();
const answer = { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49, page };
const answerWith = (body: string | null, status = 200) => {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('posts the request to the site and returns the figures of the page [B4.58] [B7.12]', async () => {
  const fetched = answerWith(JSON.stringify(answer));
  expect(await loadYouxFigures('{"car_id":7}', signal)).toEqual(page);
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
  ['figures without a page', JSON.stringify({ ...answer, page: undefined }), 200],
  ['a page without its calculator', JSON.stringify({ ...answer, page: { ...page, financeCalculator: null } }), 200],
  ['a line without figures', JSON.stringify({ ...answer, page: { ...page, finance: {} } }), 200],
])('returns no quote for %s, without a warning [B7.13]', async (_, body, status) => {
  const spoken = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  answerWith(body, status);
  expect(await loadYouxFigures('{}', signal)).toBeNull();
  for (const spy of spoken) expect(spy).not.toHaveBeenCalled();
});

it('returns null without a warning when the server never answers [B7.13]', async () => {
  vi.useFakeTimers();
  const silent = (_: string, question: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => question.signal.addEventListener('abort', () => reject(question.signal.reason)));
  vi.stubGlobal('fetch', silent);
  const asked = loadYouxFigures('{}', signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBeNull();
  vi.useRealTimers();
});

it('returns null without a warning when offline [B7.13]', async () => {
  const warned = vi.spyOn(console, 'warn');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadYouxFigures('{}', signal)).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
