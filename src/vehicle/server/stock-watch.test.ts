import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createStockWatch, type StockWatch } from './stock-watch.ts';
import { sitesState } from './tables.ts';

let notify: (payload: string) => void;
let watch: StockWatch;
let reported: string[];
let test: TestDatabase;

const say = (siteSlug: string, version: number): void =>
  notify(JSON.stringify({ kind: 'stock', siteId: siteSlug, version }));

beforeAll(async () => {
  const [embedded] = testDatabases;
  test = await embedded.open();
});
afterAll(() => test.close());

beforeEach(() => {
  reported = [];
  watch = createStockWatch({
    database: {
      primary: test.database.primary,
      subscribe: (_, listener) => {
        notify = listener;
        return () => undefined;
      },
      onReconnect: () => () => undefined,
    },
  });
  watch.onStockChanged(({ siteSlug, version }) => reported.push(`${siteSlug} ${version}`));
});

afterEach(() => watch.close());

it("tracks versions per site: another site's lower version is reported", () => {
  say('wattle', 7);
  say('banksia', 3);
  say('wattle', 8);
  expect(reported).toEqual(['wattle 7', 'banksia 3', 'wattle 8']);
});

it('reports each version at most once and never backwards, from any source', async () => {
  await test.database.primary.insert(sitesState).values([
    { siteSlug: 'wattle', stockVersion: 5 },
    { siteSlug: 'banksia', stockVersion: 2 },
  ]);
  say('wattle', 5);
  say('wattle', 4);
  await watch.catchUp();
  say('banksia', 2);
  expect(reported).toEqual(['wattle 5', 'banksia 2']);
});

it('ignores an unreadable notification', () => {
  for (const payload of ['', '{', 'null', '[]', '{"kind":"stock"}', '{"kind":"stock","siteId":1,"version":"2"}']) {
    notify(payload);
  }
  notify(JSON.stringify({ kind: 'other', siteId: 'wattle', version: 1 }));
  say('wattle', 1);
  expect(reported).toEqual(['wattle 1']);
});
