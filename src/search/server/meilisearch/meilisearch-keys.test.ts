import { Meilisearch } from 'meilisearch';
import { describe, expect, it } from 'vitest';
import { errorOf, prepareClients } from './fixtures/prepare-clients.ts';
import { hiddenCarId } from './fixtures/start-protocol-server.ts';

const { cars, client, admin, host } = prepareClients();

describe('the keys of the meilisearch client', () => {
  it('reads documents that the site lists and no other', async () => {
    expect(await cars().getDocument(7, { fields: ['id', 'make'] })).toEqual({ id: 7, make: 'Mazda' });
    expect(await errorOf(cars().getDocument(hiddenCarId))).toMatchObject({ code: 'document_not_found' });
    const listed = await cars().getDocuments({ filter: 'make = Kia', limit: 2, fields: ['id'] });
    expect(listed).toEqual({ results: [{ id: 21 }, { id: 20 }], offset: 0, limit: 2, total: 3 });
    expect((await cars().getDocuments({ ids: [hiddenCarId] })).total).toBe(0);
    expect((await cars().search('', { filter: 'show_on_dealer_website = false' })).hits).toEqual([]);
  });

  it('refuses a wrong key, no key, and actions that a public key does not allow', async () => {
    const invalidKey = {
      message: 'The provided API key is invalid.',
      code: 'invalid_api_key',
      type: 'auth',
      link: 'https://docs.meilisearch.com/errors#invalid_api_key',
    };
    const stranger = new Meilisearch({ host: host(), apiKey: 'another-site' });
    expect(await errorOf(stranger.index('Car_production').search(''))).toEqual(invalidKey);
    expect(await errorOf(new Meilisearch({ host: host() }).index('Car_production').search(''))).toMatchObject({
      code: 'missing_authorization_header',
    });
    expect(await errorOf(client().getKeys())).toEqual(invalidKey);
    expect(await errorOf(client().tasks.getTasks())).toEqual(invalidKey);
    expect(await errorOf(client().createIndex('other'))).toEqual(invalidKey);
    expect(await errorOf(cars().addDocuments([{ id: 1 }]))).toEqual(invalidKey);
    expect(await errorOf(cars().updateFilterableAttributes(['x']))).toEqual(invalidKey);
    expect(await errorOf(cars().getSettings())).toEqual(invalidKey);
    expect(await errorOf(admin().index('Car_production').deleteAllDocuments())).toEqual(invalidKey);
  });

  it('describes itself to keys that allow it', async () => {
    expect(await client().health()).toEqual({ status: 'available' });
    expect(await client().isHealthy()).toBe(true);
    expect((await client().getVersion()).pkgVersion).toBe('1.50.0');
    expect((await client().getIndexes()).results.map(({ uid, primaryKey }) => [uid, primaryKey])).toEqual([
      ['Car_production', 'id'],
    ]);
    expect((await admin().index('Car_production').getSettings()).sortableAttributes).toEqual(['km', 'price', 'year']);
    expect(await admin().index('Car_production').getFilterableAttributes()).toContain('make');
    expect((await admin().tasks.getTasks()).results).toEqual([]);
    expect(await errorOf(admin().tasks.getTask(5))).toMatchObject({ code: 'task_not_found' });
    expect((await admin().getStats()).indexes.Car_production?.numberOfDocuments).toBe(42);
  });
});
