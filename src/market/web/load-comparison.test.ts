import { afterEach, expect, it, vi } from 'vitest';
import { loadComparison } from './load-comparison.ts';

const { signal } = new AbortController();
const answer = { fill: 0.7, listing_price: 300, market_range_min: 290, market_range_max: 330, confidence: 0.8 };
const answerWith = (body: string | null, status = 200) => {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it("calls the car's address without anything else, and reads the answer [B7.01]", async () => {
  const fetched = answerWith(JSON.stringify(answer));
  expect(await loadComparison('/cars/x/autogauge', signal)).toMatchObject({ fill: 0.7, listingPriceCents: 30_000 });
  expect(fetched).toHaveBeenCalledWith('/cars/x/autogauge', { signal: expect.any(AbortSignal) });
});

it.each([
  ['no content', null, 204],
  ['null', 'null', 200],
  ['a figure missing', JSON.stringify({ ...answer, confidence: undefined }), 200],
])("raises 'No data returned' for %s [B8.01] [B5.01]", async (_, body, status) => {
  answerWith(body, status);
  await expect(loadComparison('/cars/x/autogauge', signal)).rejects.toThrow('No data returned');
});

it("throws the server's status when it fails [B7.01]", async () => {
  answerWith('{}', 503);
  await expect(loadComparison('/cars/x/autogauge', signal)).rejects.toThrow('returned 503');
});
