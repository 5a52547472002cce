import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stockSearchSettings } from '../../rules/document/stock-search-settings.ts';
import { createMeilisearchIndex } from './create-meilisearch-index.ts';
import { type RecordingServer, startRecordingServer, writeKey } from './testing/start-recording-server.ts';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer('Car_production');
});
afterEach(() => server.close());

const open = (apiKey = writeKey, host = server.host) =>
  createMeilisearchIndex({ host, apiKey, indexUid: 'Car_production', timeoutMs: 2000 });

describe('createMeilisearchIndex', () => {
  it('sends the attributes to search, filter and sort by, and leaves other settings alone [D.15]', async () => {
    expect(await open().configure(stockSearchSettings)).toEqual({ kind: 'done' });
    const [call] = server.calls;
    expect(call).toMatchObject({ method: 'PATCH', path: '/indexes/Car_production/settings' });
    const body = call?.body as Record<string, unknown>;
    expect(body.filterableAttributes).toContain('make_model');
    expect(body.sortableAttributes).toContain('shown_price');
    expect(body.rankingRules).toContain('custom_rank:desc');
    expect(body).not.toHaveProperty('embedders');
    expect(body).not.toHaveProperty('synonyms');
  });

  it('inserts and removes documents by id [D.15]', async () => {
    const index = open();
    await index.upsert([
      { id: 1, make: 'Kia' },
      { id: 2, make: 'Ford' },
    ]);
    await index.upsert([{ id: 1, make: 'Kia', price: 5 }]);
    expect(await index.remove([2])).toEqual({ kind: 'done' });
    expect([...server.documents.values()]).toEqual([{ id: 1, make: 'Kia', price: 5 }]);
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /indexes/Car_production/documents?primaryKey=id',
      'POST /indexes/Car_production/documents?primaryKey=id',
      'POST /indexes/Car_production/documents/delete-batch',
    ]);
  });

  it.each([
    [500, true],
    [503, true],
    [429, true],
    [408, true],
    [400, false],
    [404, false],
  ])('says of an answer of %i whether to try again', async (status, isRetryable) => {
    server.failNext(status);
    expect(await open().upsert([{ id: 1 }])).toMatchObject({ kind: 'failed', isRetryable });
  });

  it('does not retry a wrong key, and reveals no key', async () => {
    const outcome = await open('wrong-key').upsert([{ id: 1 }]);
    expect(outcome).toEqual({ kind: 'failed', isRetryable: false, reason: 'The provided API key is invalid.' });
  });

  it('retries when nothing answers at the address', async () => {
    const { host } = server;
    await server.close();
    expect(await open(writeKey, host).remove([1])).toMatchObject({ kind: 'failed', isRetryable: true });
  });

  it.each([
    ['internal', true],
    ['invalid_request', false],
  ] as const)('is not done before the server has worked it off: %s', async (type, isRetryable) => {
    server.failNextTask(type);
    expect(await open().upsert([{ id: 1 }])).toEqual({ kind: 'failed', isRetryable, reason: 'The task failed.' });
    expect(server.documents.size).toBe(0);
  });
});
