import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { relevanceStock } from '../../engine/fixtures/relevance-stock.ts';
import { publicKey, startProtocolServer } from './fixtures/start-protocol-server.ts';
import { answerLimits, createAnswerWriter } from './write-answer.ts';

/** Together, these 600 cars make a response larger than the limit. */
const wordyCars = Array.from({ length: 600 }, (_, place) => ({
  ...relevanceStock[0],
  id: 1000 + place,
  slug: `zanzibar-${place}`,
  make: 'Zanzibar',
  dealercomments: 'one more word '.repeat(700),
}));

let app: FastifyInstance;
const searchTimes: number[] = [];
let onSearch = (): void => undefined;
beforeAll(async () => {
  ({ app } = await startProtocolServer(wordyCars, (maxMs) => {
    searchTimes.push(maxMs);
    onSearch();
  }));
});
afterAll(() => app.close());

const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${publicKey}` };
  const answer = await app.inject({ method, url: `/search-api${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), bytes: answer.rawPayload.length };
};
const ofIndex = '/indexes/Car_production';
const indexUid = 'Car_production';

describe('highlight tags and crop markers', () => {
  const marks = [
    ['highlightPreTag', 'invalid_search_highlight_pre_tag'],
    ['highlightPostTag', 'invalid_search_highlight_post_tag'],
    ['cropMarker', 'invalid_search_crop_marker'],
  ] as const;

  it.each(marks)('%s has at most 100 characters, in a body or an address', async (name, code) => {
    const long = { [name]: 'x'.repeat(101) };
    const expected = 'expected at most 100 characters, but found 101';
    const posted = await call('POST', `${ofIndex}/search`, long);
    expect(posted).toMatchObject({
      status: 400,
      body: { code, message: `Invalid value at \`.${name}\`: ${expected}` },
    });
    const asked = await call('GET', `${ofIndex}/search?${new URLSearchParams(long)}`);
    expect(asked.body).toMatchObject({ code, message: `Invalid value in parameter \`${name}\`: ${expected}` });
    const many = await call('POST', '/multi-search', { queries: [{ indexUid, ...long }] });
    expect(many.body).toMatchObject({ code, message: `Invalid value at \`.queries[0].${name}\`: ${expected}` });
    const allowed = { [name]: 'x'.repeat(100), attributesToCrop: ['*:1'], attributesToHighlight: ['*'], q: 'word' };
    expect((await call('POST', `${ofIndex}/search`, { ...allowed, limit: 1 })).status).toBe(200);
  });
});

describe('an answer that would be larger than 5 MB', () => {
  const filter = 'make = Zanzibar';
  const marked = { q: 'word', attributesToHighlight: ['dealercomments'] };
  const tags = { highlightPreTag: '<'.repeat(100), highlightPostTag: '>'.repeat(100) };
  const queries = Array.from({ length: 4 }, () => ({ indexUid, filter, limit: 200 }));

  it.each([
    ['POST', `${ofIndex}/search`, { filter, limit: 1000 }, 'invalid_search_limit'],
    ['POST', `${ofIndex}/documents/fetch`, { filter, limit: 1000 }, 'invalid_document_limit'],
    ['POST', '/multi-search', { queries }, 'invalid_search_limit'],
    ['POST', '/multi-search', { federation: { limit: 1000 }, queries: [{ indexUid, filter }] }, 'invalid_search_limit'],
    ['GET', `${ofIndex}/search?limit=1000&filter=${encodeURIComponent(filter)}`, undefined, 'invalid_search_limit'],
    [
      'GET',
      `${ofIndex}/documents?limit=1000&filter=${encodeURIComponent(filter)}`,
      undefined,
      'invalid_document_limit',
    ],
  ] as const)('is an error that says what is allowed: %s %s', async (method, path, payload, code) => {
    const { status, body, bytes } = await call(method, path, payload);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toContain('larger than 5 MB');
    expect(bytes).toBeLessThan(1000);
  });

  it('is an error too when tags make it large', async () => {
    const { status, bytes } = await call('POST', `${ofIndex}/search`, { filter, limit: 1000, ...marked, ...tags });
    expect(status).toBe(400);
    expect(bytes).toBeLessThan(1000);
  });

  it('is returned for fewer documents or attributes', async () => {
    const few = await call('POST', `${ofIndex}/search`, { filter, limit: 1000, attributesToRetrieve: ['id'] });
    expect(few.body.hits).toHaveLength(600);
    expect(few.bytes).toBeLessThan(answerLimits.maxBytes);
  });

  it('is not continued once it is too large', () => {
    let made = 0;
    function* makeEntries() {
      for (; made < 1000; made += 1) yield { text: 'x'.repeat(100) };
    }
    const writer = createAnswerWriter({ maxBytes: 1000, maxMs: 60_000 });
    const answer = { listName: 'hits', entries: makeEntries(), rest: {} } as const;
    expect(() => writer.write(answer, 'invalid_search_limit')).toThrow('larger than 0.001 MB');
    expect(made).toBeLessThan(11);
  });
});

describe('a request that takes too long', () => {
  it('is stopped while its answer is written', () => {
    function* makeSlowly() {
      for (;;) {
        const until = performance.now() + 5;
        while (performance.now() < until);
        yield {};
      }
    }
    const writer = createAnswerWriter({ maxBytes: 1_000_000, maxMs: 20 });
    const answer = { listName: 'hits', entries: makeSlowly(), rest: {} } as const;
    expect(() => writer.write(answer, 'invalid_search_limit')).toThrow('more than 20 ms');
  });

  it.each([
    ['POST', `${ofIndex}/search`, {}],
    ['GET', `${ofIndex}/search`, undefined],
    ['POST', `${ofIndex}/facet-search`, { facetName: 'make' }],
    ['POST', `${ofIndex}/documents/fetch`, {}],
    ['GET', `${ofIndex}/documents`, undefined],
    ['POST', '/multi-search', { queries: [{ indexUid }] }],
    ['POST', '/multi-search', { federation: {}, queries: [{ indexUid }] }],
  ] as const)('ends while it searches, a second after it began: %s %s', async (method, path, payload) => {
    searchTimes.length = 0;
    expect((await call(method, path, payload)).status).toBe(200);
    expect(searchTimes).toHaveLength(1);
    expect(searchTimes[0]).toBeGreaterThan(0);
    expect(searchTimes[0]).toBeLessThanOrEqual(1000);
  });

  it.each([{}, { federation: {} }])(
    'ends four seconds by the clock after it began, however many searches it has: %j',
    async (rest) => {
      let waitedMs = 0;
      const readMs = performance.now.bind(performance);
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => readMs() + waitedMs);
      onTestFinished(() => {
        clock.mockRestore();
        onSearch = () => undefined;
      });
      onSearch = () => {
        waitedMs += 300;
      };
      searchTimes.length = 0;
      const queries = Array.from({ length: 50 }, () => ({ indexUid, q: 'zanzibar', attributesToRetrieve: ['id'] }));
      const { status, body } = await call('POST', '/multi-search', { ...rest, queries });
      expect([status, body.code]).toEqual([400, 'search_too_costly']);
      expect(searchTimes.length).toBeLessThanOrEqual(15);
      for (const [place, maxMs] of searchTimes.entries()) expect(maxMs).toBeLessThanOrEqual(1000 - (place * 300) / 4);
    },
  );

  it('does not compare words with a very long facet query', async () => {
    const { body } = await call('POST', `${ofIndex}/facet-search`, { facetName: 'make', facetQuery: 'k'.repeat(201) });
    expect(body).toMatchObject({ code: 'invalid_facet_search_query' });
  });
});

describe('more hits than an answer may have', () => {
  const highlighted = { attributesToHighlight: ['make'], attributesToRetrieve: ['id'] };

  it('are on the next pages, and the answer states the page size it uses [B7.04]', async () => {
    const ids = new Set<number>();
    const ask = async (page: number) => {
      const { body } = await call('POST', `${ofIndex}/search`, { ...highlighted, page, hitsPerPage: 250 });
      for (const { id } of body.hits) ids.add(id);
      return body;
    };
    const first = await ask(1);
    expect(first).toMatchObject({ hitsPerPage: 200, totalPages: Math.ceil(first.totalHits / 200) });
    for (let page = 2; page <= first.totalPages; page += 1) await ask(page);
    expect(ids.size).toBe(first.totalHits);
  });

  it('are capped by a limit that the answer states', async () => {
    const marked = await call('POST', `${ofIndex}/search`, { ...highlighted, limit: 250 });
    expect([marked.body.limit, marked.body.hits.length]).toEqual([200, 200]);
    const plain = await call('POST', `${ofIndex}/search`, { limit: 5000, attributesToRetrieve: ['id'] });
    expect(plain.body.limit).toBe(1000);
    const documents = await call('GET', `${ofIndex}/documents?limit=5000&fields=id`);
    expect(documents.body.limit).toBe(1000);
  });

  it.each([{ limit: 250 }, { hitsPerPage: 250 }])(
    'are capped at 200 in a federation if one of its searches is marked [B7.07]: %j',
    async (page) => {
      const filter = 'make = Zanzibar';
      const plain = { indexUid, filter, attributesToRetrieve: ['id'] };
      const [[name]] = Object.entries(page) as [[string, number]];
      const askWith = async (queries: readonly object[]) => {
        const { body } = await call('POST', '/multi-search', { federation: page, queries });
        return [body[name], body.hits.length];
      };
      expect(await askWith([plain, { ...plain, ...highlighted }])).toEqual([200, 200]);
      expect(await askWith([plain, { ...plain, showMatchesPosition: true, q: 'zanzibar' }])).toEqual([200, 200]);
      expect(await askWith([plain, plain])).toEqual([250, 250]);
    },
  );

  it('are an error when the searches of one request have them together', async () => {
    const queries = Array.from({ length: 4 }, () => ({ indexUid, limit: 1000, attributesToRetrieve: ['id'] }));
    const { status, body } = await call('POST', '/multi-search', { queries });
    expect([status, body.code]).toEqual([400, 'invalid_search_limit']);
    expect(body.message).toContain('more than 2000 hits together');
  });
});

it('returns no hits on page 0, and says so [B7.04]', async () => {
  const { body } = await call('POST', `${ofIndex}/search`, { page: 0, hitsPerPage: 5 });
  expect(body).toMatchObject({ hits: [], page: 0, hitsPerPage: 5 });
  expect(body.totalHits).toBeGreaterThan(600);
});

it('returns match positions only for attributes that match [B7.04]', async () => {
  const { body } = await call('POST', `${ofIndex}/search`, { q: 'zanzibar', limit: 1, showMatchesPosition: true });
  expect(body.hits[0]._matchesPosition).toEqual({
    make: [{ start: 0, length: 8 }],
    slug: [{ start: 0, length: 8 }],
  });
});
