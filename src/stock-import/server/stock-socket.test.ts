import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ImportSummary } from './import-stock.ts';
import {
  askForLastFeed,
  askForStockCheck,
  importThroughSocket,
  NoStockSocketError,
  type RunStockImport,
  serveStockSocket,
} from './stock-socket.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const request = {
  siteSlug: 'wattle-group',
  formats: { named: 'jsonl', byEnding: 'csv' },
  missing: 'sold',
  isAccepted: false,
  isDryRun: true,
} as const;
const maxBytes = 1000;
const summary: ImportSummary = {
  rows: 2,
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
  unchanged: 0,
  refused: 1,
  warned: 1,
  missing: 0,
  absent: 0,
  missingPolicy: 'sold',
  wasMissingPolicySkipped: false,
  held: [],
  named: [],
  returned: [],
  stockVersion: 4,
};
const silent = {
  onProgress: () => undefined,
  onRefusal: () => undefined,
  onWarning: () => undefined,
  onUnknownHeadings: () => undefined,
  onNamed: () => undefined,
  onChange: () => undefined,
};

const notAsked = () => Promise.reject(new Error('not asked'));
const options = () => ({ dataDir, maxBytes, findLastFeed: notAsked, loadStockCheck: notAsked });

async function* bytesOf(...parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

it('sends the file and reports progress, refusals, warnings and the summary', async () => {
  const refusal = { row: 2, column: 'Year', reason: 'is missing', stockNumber: null };
  const warning = { row: 3, column: 'DAP', reason: '"a\u2028b" is little', stockNumber: 'U2' };
  const named = { stockNumber: 'U3', name: 'Kia Rio', commitments: ['watchlist'] as const, isHeld: false };
  const change = {
    kind: 'sell',
    stockNumber: 'U3',
    name: 'Kia Rio',
    beforeCents: 1,
    afterCents: null,
    fields: [],
    offSale: null,
    reason: null,
  } as const;
  let received = '';
  const run: RunStockImport = async (asked, open, events) => {
    expect(asked).toEqual(request);
    // The file is on disk without a name, so that a crash leaves nothing behind.
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
    for (const chunks of [open(), open()]) for await (const chunk of chunks) received += chunk.toString();
    events.onProgress({ bytes: 6, rows: 2 });
    events.onRefusal(refusal);
    events.onWarning(warning);
    events.onUnknownHeadings(['Floor Plan Rate']);
    events.onNamed(named);
    events.onChange(change);
    return summary;
  };
  const server = await serveStockSocket({ ...options(), run });
  const reported: unknown[] = [];
  const result = await importThroughSocket(dataDir, request, bytesOf('abc', 'def'), {
    onProgress: (progress) => reported.push(progress),
    onRefusal: (each) => reported.push(each),
    onWarning: (each) => reported.push(each),
    onUnknownHeadings: (each) => reported.push(each),
    onNamed: (each) => reported.push(each),
    onChange: (each) => reported.push(each),
  });
  expect(result).toEqual(summary);
  expect(received).toBe('abcdefabcdef');
  expect(reported).toEqual([{ bytes: 6, rows: 2 }, refusal, warning, ['Floor Plan Rate'], named, change]);
  expect(statSync(join(dataDir, 'stock.sock')).mode & 0o777).toBe(0o600);
  await server.close();
});

it('reports why the server refused the file', async () => {
  const server = await serveStockSocket({
    ...options(),
    run: async () => {
      throw new Error('There is no site nowhere.');
    },
  });
  await expect(importThroughSocket(dataDir, request, bytesOf('a'), silent)).rejects.toThrow(
    'There is no site nowhere.',
  );
  await server.close();
});

it.each([
  ['before it says anything', ''],
  [
    'in the midst of its answer',
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n14\r\n{"kind":"nothing"} \n\r\n`,
  ],
])('explains the outcome when the server is killed %s', async (_name, answered) => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(answered, () => socket.destroy()));
  });
  server.listen(join(dataDir, 'stock.sock'));
  await expect(importThroughSocket(dataDir, request, bytesOf('a'), silent)).rejects.toThrow(
    'The server stopped before it responded. Import the file again: unfinished changes were rolled back.',
  );
  server.close();
});

it('reports when no server listens, and takes over the socket of a crash', async () => {
  await expect(importThroughSocket(dataDir, request, bytesOf('a'), silent)).rejects.toThrow(NoStockSocketError);
  writeFileSync(join(dataDir, 'stock.sock'), '');
  const server = await serveStockSocket({ ...options(), run: async () => summary });
  await expect(importThroughSocket(dataDir, request, bytesOf('a'), silent)).resolves.toEqual(summary);
  await server.close();
});

it('refuses a file that is larger than the server takes, and leaves nothing of it', async () => {
  const server = await serveStockSocket({ ...options(), run: async () => summary });
  const large = Array.from({ length: 20 }, () => 'x'.repeat(100));
  await expect(importThroughSocket(dataDir, request, bytesOf(...large), silent)).rejects.toThrow('larger than 1000');
  expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  await server.close();
});

it('answers what the last feed had for the stock numbers that are asked for', async () => {
  const lastFeed = { headings: { DAP: 'drive_away_price' }, records: { U1: { price: 19_990 } } };
  const asked: unknown[] = [];
  const socket = await serveStockSocket({
    ...options(),
    run: notAsked,
    findLastFeed: async (...question) => {
      asked.push(question);
      return lastFeed;
    },
  });
  try {
    expect(await askForLastFeed(dataDir, 'wattle-group', ['U1', 'Ü 2'])).toEqual(lastFeed);
    expect(asked).toEqual([['wattle-group', ['U1', 'Ü 2']]]);
  } finally {
    await socket.close();
  }
});

it("answers what a check of the sites' files needs to know of their stock", async () => {
  const photos = [{ siteSlug: 'acme', stockNumber: 'U1', address: '/media/acme/1.jpg' }];
  const loadStockCheck = async (slugs: readonly string[]) => ({
    photos: photos.filter(({ siteSlug }) => slugs.includes(siteSlug)),
    forSale: [],
  });
  const socket = await serveStockSocket({ ...options(), run: notAsked, loadStockCheck });
  try {
    expect(await askForStockCheck(dataDir, ['acme'])).toEqual({ photos, forSale: [] });
    expect(await askForStockCheck(dataDir, ['other'])).toEqual({ photos: [], forSale: [] });
    await expect(askForLastFeed(dataDir, 'acme', [])).rejects.toThrow('not asked');
  } finally {
    await socket.close();
  }
});
