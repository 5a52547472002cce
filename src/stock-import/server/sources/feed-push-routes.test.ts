import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { stockFeedConfig } from '../../rules/config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { ImportSummary } from '../import-stock.ts';
import { type FeedPushOptions, feedPushRoutes } from './feed-push-routes.ts';
import { createFeedSaver } from './save-feed.ts';

const maxBytes = 100_000;
const save = createFeedSaver(makeTemporaryFolder('pushed-feeds'), maxBytes);
const key = 'acme-key-0123456789';
const body = 'Stock No,Make\nU1,Kia\n';
const summary: ImportSummary = {
  rows: 1,
  added: 1,
  addedSold: 0,
  addedNotOnSale: 0,
  forSale: [],
  offers: {
    forSale: 1,
    elsewhere: 0,
    priced: 1,
    worded: { count: 0, stockNumbers: [], words: [] },
    blank: { count: 0, stockNumbers: [] },
    unseen: { count: 0, stockNumbers: [] },
    reserved: { count: 0, stockNumbers: [] },
    notForSale: { count: 0, cars: [] },
  },
  changed: 0,
  priceDrops: [],
  returned: [],
  unchanged: 0,
  refused: 0,
  warned: 0,
  missing: 0,
  absent: 0,
  missingPolicy: 'keep',
  wasMissingPolicySkipped: false,
  held: [{ kind: 'lastRow', count: 1, sentence: 'The last row has no line ending.', stockNumbers: ['U2'] }],
  named: [{ stockNumber: 'U3', name: '2020 Kia Rio', commitments: ['reservation'], isHeld: true }],
  stockVersion: 7,
};

const siteOf = (slug: string, pushKeyVariable: string | null) => ({
  slug,
  config: { stockFeed: stockFeedConfig.parse({ pushKeyVariable }) },
});
const sites: Readonly<Record<string, ReturnType<typeof siteOf>>> = {
  'acme.example': siteOf('acme', 'ACME_FEED_KEY'),
  'other.example': siteOf('other', 'OTHER_FEED_KEY'),
  'unset.example': siteOf('unset', 'UNSET_FEED_KEY'),
  'closed.example': siteOf('closed', null),
};
const secrets: Readonly<Record<string, string>> = { ACME_FEED_KEY: key, OTHER_FEED_KEY: 'other-key-0123456789' };

describe('POST /api/stock-feed', () => {
  const importFeed = vi.fn<FeedPushOptions['importFeed']>();
  let app: FastifyInstance;
  beforeEach(async () => {
    importFeed.mockReset().mockResolvedValue(summary);
    app = Fastify();
    answerErrors(app);
    const readSecret = (name: string) => secrets[name];
    await app.register(feedPushRoutes({ siteOf: (host) => sites[host ?? ''], readSecret, save, maxBytes, importFeed }));
  });
  afterEach(() => app.close());

  // This function is async, because the request that `inject` returns starts only when it's awaited.
  const push = async (
    payload: string | Buffer = body,
    { query = '', host = 'acme.example', ...headers }: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url: `/api/stock-feed${query}`,
      payload,
      headers: { host, authorization: `Bearer ${key}`, 'content-type': 'text/csv', ...headers },
    });

  it('imports the body for the site of the host, and answers with what became of it', async () => {
    let text = '';
    importFeed.mockImplementation(async ({ open, onRefusal, onWarning }) => {
      for await (const chunk of open()) text += chunk.toString();
      onRefusal?.({ row: 2, column: 'Year', reason: 'is no year', stockNumber: 'U1' });
      onWarning?.({ row: 3, column: null, reason: 'is unlikely', stockNumber: null });
      return summary;
    });
    const answer = await push();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...summary,
        refusals: [{ row: 2, column: 'Year', reason: 'is no year', stockNumber: 'U1' }],
        warnings: [{ row: 3, column: null, reason: 'is unlikely', stockNumber: null }],
      },
    ]);
    expect(text).toBe(body);
    expect(importFeed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        siteSlug: 'acme',
        source: 'push',
        format: 'csv',
        isAccepted: false,
        isDryRun: false,
      }),
    );
    expect(importFeed.mock.calls[0]?.[0]).not.toHaveProperty('missing');
  });

  it('takes format, missing policy, acceptance and a dry run from the query', async () => {
    await push('{}', { query: '?format=xml&missing=sold&accept=true&dryRun=true' });
    expect(importFeed.mock.calls[0]?.[0]).toMatchObject({
      format: 'xml',
      missing: 'sold',
      isAccepted: true,
      isDryRun: true,
    });
  });

  it.each([
    ['?format=pdf', 'format'],
    ['?missing=delete', 'missing'],
    ['?dryRun=perhaps', 'dryRun'],
    ['?site=other', 'site'],
  ])('refuses %s', async (query, name) => {
    const answer = await push(body, { query });
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining(name)]);
    expect(importFeed).not.toHaveBeenCalled();
  });

  it.each<[string, string | undefined]>([
    ['no key', undefined],
    ['an empty one', 'Bearer '],
    ['another', 'Bearer acme-key-0123456780'],
    ["another site's", 'Bearer other-key-0123456789'],
    ['the start of it', 'Bearer acme-key'],
    ['more than it', `Bearer ${key}x`],
    ['it as a password', `Basic ${Buffer.from(`a:${key}`).toString('base64')}`],
  ])('answers 401 to %s, before it reads the body', async (_what, authorization) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/stock-feed',
      payload: 'x'.repeat(maxBytes * 2),
      headers: { host: 'acme.example', 'content-type': 'text/csv', ...(authorization && { authorization }) },
    });
    expect([answer.statusCode, answer.json().code, answer.headers['www-authenticate']]).toEqual([
      401,
      'keyNeeded',
      'Bearer',
    ]);
    expect(answer.body).not.toContain(key);
    expect(importFeed).not.toHaveBeenCalled();
  });

  it.each(['closed.example', 'unset.example', 'nobody.example'])(
    'answers 404 where no key is set: %s',
    async (host) => {
      for (const authorization of ['', 'Bearer ', `Bearer ${key}`]) {
        expect((await push(body, { host, authorization })).statusCode).toBe(404);
      }
    },
  );

  it('answers 422 to a file that is no feed, or is cut off', async () => {
    importFeed.mockRejectedValue(new FeedFileError('columns', 'The first row names no columns.'));
    const answer = await push('<html>');
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
      {
        type: 'about:blank',
        title: 'We can’t read that file',
        status: 422,
        detail: 'The first row names no columns.',
        code: 'unreadable',
      },
    ]);
    expect((await push(gzipSync(body).subarray(0, 20))).json().detail).toBe(
      'The compressed file is cut off or damaged.',
    );
  });

  it.each([
    ['announced', Buffer.alloc(maxBytes + 1, 'a'), {}],
    ['unpacked', gzipSync(Buffer.alloc(10_000_000)), {}],
  ])('answers 413 to a file that is too large: %s', async (_what, payload, headers) => {
    expect((await push(payload, headers)).statusCode).toBe(413);
    expect(importFeed).not.toHaveBeenCalled();
  });

  it('answers 409 while another push of the site runs, and lets other sites push', async () => {
    const held = Promise.withResolvers<ImportSummary>();
    importFeed.mockReturnValueOnce(held.promise);
    const first = push();
    await vi.waitFor(() => expect(importFeed).toHaveBeenCalledTimes(1));
    expect((await push()).statusCode).toBe(409);
    const other = await push(body, { host: 'other.example', authorization: 'Bearer other-key-0123456789' });
    expect(other.statusCode).toBe(200);
    held.resolve(summary);
    expect((await first).statusCode).toBe(200);
    expect((await push()).statusCode).toBe(200);
  });

  it('takes six a minute, whatever became of them', async () => {
    const statuses = [];
    importFeed.mockRejectedValueOnce(new Error('The database is away.'));
    for (let count = 0; count < 7; count += 1) statuses.push((await push()).statusCode);
    expect(statuses).toEqual([500, 200, 200, 200, 200, 200, 429]);
    const refused = await push();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lists 200 refusals at most', async () => {
    importFeed.mockImplementation(async ({ onRefusal }) => {
      for (let row = 1; row <= 500; row += 1) onRefusal?.({ row, column: null, reason: 'is odd', stockNumber: null });
      return { ...summary, refused: 500 };
    });
    const { refused, refusals } = (await push()).json();
    expect([refused, refusals.length]).toEqual([500, 200]);
  });

  it('imports nothing of a body that breaks off, announced or not', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    for (const length of ['content-length: 1000', 'transfer-encoding: chunked']) {
      const socket = connect(Number(port), '127.0.0.1');
      const chunk = length.startsWith('content') ? body : `${body.length.toString(16)}\r\n${body}\r\n`;
      socket.write(
        `POST /api/stock-feed HTTP/1.1\r\nhost: acme.example\r\nauthorization: Bearer ${key}\r\n${length}\r\n\r\n${chunk}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
    }
    await expect.poll(async () => (await push()).statusCode, { timeout: 5_000 }).toBe(200);
    expect(importFeed).toHaveBeenCalledTimes(1);
  });

  it('answers 413 to a body without an announced length, through the open connection', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${address}/api/stock-feed`, {
        method: 'POST',
        agent: false,
        headers: { host: 'acme.example', authorization: `Bearer ${key}` },
      });
      asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      for (let count = 0; count < 30; count += 1) asked.write('x'.repeat(10_000));
      asked.end();
    });
    expect(status).toBe(413);
  });
});
