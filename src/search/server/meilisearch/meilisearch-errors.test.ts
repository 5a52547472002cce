import { describe, expect, it } from 'vitest';
import { errorOf, prepareClients } from './fixtures/prepare-clients.ts';
import { publicKey } from './fixtures/start-protocol-server.ts';

const { client, host } = prepareClients();

describe('what the search protocol refuses', () => {
  it.each([
    [{ filter: 'make = ' }, 'invalid_search_filter', 'Was expecting a value but instead got nothing.\n8:8 make = '],
    [
      { filter: 'many = Glass' },
      'invalid_search_filter',
      /^Index `Car_production`: Attribute `many` is not filterable\. Available filterable attribute patterns are: .*\n2:6 "many" = "Glass"$/,
    ],
    [
      { filter: { kind: 'and' } },
      'invalid_search_filter',
      /^Invalid syntax for the filter parameter: `expected String, Array/,
    ],
    [{ sort: ['price'] }, 'invalid_search_sort', /^Invalid syntax for the sort parameter/],
    [
      { sort: ['doors:asc'] },
      'invalid_search_sort',
      'Index `Car_production`: Attribute `doors` is not sortable. Available sortable attributes are: `km, price, year`.',
    ],
    [{ facets: ['doors'] }, 'invalid_search_facets', /^Invalid facet distribution: Pattern `doors` is not filterable/],
    [
      { limit: 'doggo' },
      'invalid_search_limit',
      'Invalid value type at `.limit`: expected a positive integer, but found a string: `"doggo"`',
    ],
    [{ limit: -1 }, 'invalid_search_limit', /but found a negative integer: `-1`$/],
    [
      { q: ['doggo'] },
      'invalid_search_q',
      'Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
    ],
    [
      { q: 'x'.repeat(5000) },
      'invalid_search_q',
      'Invalid value at `.q`: expected at most 1000 characters, but found 5000',
    ],
    [
      { matchingStrategy: 'doggo' },
      'invalid_search_matching_strategy',
      'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
    [{ marin: 'hello' }, 'bad_request', /^Unknown field `marin`: expected one of `q`, /],
    [{ hybrid: { embedder: 'x' } }, 'invalid_search_hybrid_query', /not supported/],
    [{ attributesToSearchOn: ['doors'] }, 'invalid_search_attributes_to_search_on', /is not searchable/],
  ])('says what is wrong with %j', async (body, code, message) => {
    const answer = await fetch(`${host()}/indexes/Car_production/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const error = (await answer.json()) as { readonly message: string };
    expect(answer.status).toBe(400);
    expect(error).toMatchObject({ code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` });
    if (typeof message === 'string') expect(error.message).toBe(message);
    else expect(error.message).toMatch(message);
  });

  it('answers searches by GET and reports wrong parameters', async () => {
    const get = async (parameters: string) => {
      const answer = await fetch(`${host()}/indexes/Car_production/search?${parameters}`, {
        headers: { authorization: `Bearer ${publicKey}` },
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    expect(await get('q=toyota&limit=1&facets=body,fuel&sort=price:desc&filter=year%20%3E%202018')).toMatchObject({
      estimatedTotalHits: 5,
      limit: 1,
      facetDistribution: { fuel: { Diesel: 3, Hybrid: 2 } },
    });
    expect(await get('filter=%5B%5B%22make%3DKia%22%2C%22make%3DFord%22%5D%5D')).toMatchObject({
      estimatedTotalHits: 7,
    });
    expect(await get('limit=doggo')).toMatchObject({
      code: 'invalid_search_limit',
      message: 'Invalid value in parameter `limit`: could not parse `doggo` as a positive integer',
    });
  });

  it('names the failing query, a missing index and an invalid search', async () => {
    const post = async (body: string) => {
      const answer = await fetch(`${host()}/multi-search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
        body,
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const json = (queries: unknown) => post(JSON.stringify(queries));
    const good = { indexUid: 'Car_production' };
    expect(await json({ queries: [good, { indexUid: 'nested' }] })).toMatchObject({
      code: 'index_not_found',
      message: 'Inside `.queries[1]`: Index `nested` not found.',
    });
    expect(await json({ queries: [{ q: 'x' }] })).toMatchObject({
      code: 'missing_index_uid',
      message: 'Missing field `indexUid` inside `.queries[0]`',
    });
    expect(await json({})).toMatchObject({ code: 'bad_request', message: 'Missing field `queries`' });
    expect(await json({ queries: Array.from({ length: 51 }, () => good) })).toMatchObject({ code: 'bad_request' });
    expect(await post('{"queries"')).toMatchObject({ code: 'malformed_payload' });
    expect(await post('')).toMatchObject({ code: 'missing_payload' });
    expect(await post(JSON.stringify({ q: 'x'.repeat(2_000_000) }))).toMatchObject({ code: 'payload_too_large' });
    expect(await errorOf(client().index('Boat_production').search(''))).toMatchObject({ code: 'index_not_found' });
  });
});
