import { afterEach, expect, it, vi } from 'vitest';
import { loadBudgetAnswer } from './use-budget-answer.ts';

const { signal } = new AbortController();
const found = { kind: 'found', label: 'Show Me 4 used cars', href: '/search/used-cars' };
const none = { kind: 'none', label: '0 new cars Found', warning: 'No new cars found for this budget' };
const answer = { buttons: [found, none], bodies: [{ value: 'SUV', label: 'SUV (2)' }] };
const answerWith = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_address: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it('requests a budget and reads its buttons and bodies [L2.68]', async () => {
  const fetched = answerWith(answer);
  expect(await loadBudgetAnswer('budget=54000&body=', signal)).toEqual(answer);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/budget-search?budget=54000&body=');
});

it.each([
  ['no buttons', { bodies: [] }],
  ['null for buttons', { ...answer, buttons: null }],
  ['a button without its address', { ...answer, buttons: [{ ...found, href: null }] }],
  ['a button of another kind', { ...answer, buttons: [{ ...found, kind: 'new' }] }],
  ['null for bodies', { ...answer, bodies: null }],
])('throws at %s', async (_, body) => {
  answerWith(body);
  await expect(loadBudgetAnswer('', signal)).rejects.toThrow('the response has an unexpected shape');
});
