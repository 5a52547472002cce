import { afterEach, expect, it, vi } from 'vitest';
import { countForm } from './count-form.ts';

const { signal } = new AbortController();
const answerWith = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_address: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const makeForm = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
afterEach(() => vi.unstubAllGlobals());

it("sends the filled fields, and reads the button's text [B2.23]", async () => {
  const fetched = answerWith({ show_text: 'Show 12 cars' });
  expect(await countForm(makeForm({ make: 'Kia', model: '' }), signal)).toBe('Show 12 cars');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/stock-count?make=Kia');
});

it.each([
  ['no words', {}, 200, 'the response has an unexpected shape'],
  ['words that are null', { show_text: null }, 200, 'the response has an unexpected shape'],
  ['a failure', { show_text: 'Show 12 cars' }, 503, 'answered 503'],
])('throws at %s', async (_, body, status, message) => {
  answerWith(body, status);
  await expect(countForm(makeForm({}), signal)).rejects.toThrow(message);
});
