import { afterEach, expect, it, vi } from 'vitest';
import { loadViewRecord } from './load-view-record.ts';

const { signal } = new AbortController();
const fields = { photos_count: 3, updated_at: null, price: 42_990, status: 'in_stock' };
const record = { fields, websiteId: 1 };
const answerWith = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_address: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it('asks for the record of a vehicle and says how the page stands to it [B7.11] [D.56]', async () => {
  const fetched = answerWith({ views: 7, car_fields: fields });
  expect(await loadViewRecord('kia-1', record, signal)).toEqual({ freshness: 'fresh', views: 7 });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/cars/kia-1/view.json?photos_count=3&updated_at=&website_id=1');
  answerWith({ views: 7, car_fields: { ...fields, status: 'sold' } });
  expect(await loadViewRecord('kia-1', record, signal)).toEqual({ freshness: 'sold', views: 7 });
});

it.each([404, 410])('says at %d that the vehicle has gone [B7.11]', async (status) => {
  answerWith({}, status);
  expect(await loadViewRecord('kia-1', record, signal)).toEqual({ freshness: 'gone', views: 0 });
});

it.each([
  ['no fields', { views: 7 }],
  ['null for fields', { views: 7, car_fields: null }],
  ['a status that is no text', { views: 7, car_fields: { ...fields, status: null } }],
  ['views that are no number', { views: '7', car_fields: fields }],
])('throws at %s: the page is called neither fresh nor old then', async (_, body) => {
  answerWith(body);
  await expect(loadViewRecord('kia-1', record, signal)).rejects.toThrow('the response has an unexpected shape');
});
