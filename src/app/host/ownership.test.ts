import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/app/routes.ts';
import { type ActorName, actorNames } from './testing/ownership/open-actors.ts';
import { type Method, type OwnedData, openOwnedData } from './testing/ownership/open-owned-data.ts';
import type { OwnershipRow } from './testing/ownership/ownership-row.ts';
import { pageRows } from './testing/ownership/page-rows.ts';
import { routeRows } from './testing/ownership/route-rows.ts';

type OwnedRow = Extract<OwnershipRow, { kind: 'owned' }>;

const others = actorNames.filter((name) => name !== 'owner');
const ownedRows = Object.entries(routeRows).filter((entry): entry is [string, OwnedRow] => entry[1].kind === 'owned');
const ownPages = Object.entries(pageRows).flatMap(([name, row]) => (row.kind === 'own' ? [{ ...row, name }] : []));
const methodOf = (route: string): Method => route.split(' ', 1)[0] as Method;

const dataOf = (url: string): string => url.replace(/^([^?]*?)\/?(?=\?|$)/, (_, path) => `${path || '/_'}.data`);

const foreign = [
  ...['https://evil.example', 'null', 'http://own-site.localhost:3000.evil.example', ''].map((origin) => ({ origin })),
  ...['cross-site', 'same-site', 'none'].map((from) => ({ 'sec-fetch-site': from })),
];

let ownedData: OwnedData;
beforeAll(async () => {
  ownedData = await openOwnedData();
});
afterAll(() => ownedData.close());

describe('a route or a page has a row of its own, and none is left over', () => {
  it('among the routes of the server', () => {
    const listed = ownedData.routes.filter(({ method }) => method !== 'HEAD');
    const names = new Set(listed.map(({ method, pattern }) => `${method} ${pattern}`));
    expect(Object.keys(routeRows).sort()).toEqual([...names].sort());
  });

  it('and none is for staff, whether or not a visitor signed in [D.27]', () => {
    const named = ownedData.routes.filter(({ pattern }) => /admin|staff|console|dashboard|log-?in/i.test(pattern));
    expect(named).toEqual([]);
    expect(others.filter((name) => /admin|staff|dealer/i.test(name))).toEqual([]);
  });

  it('among the pages', () => {
    const patterns = routes.map(({ path = '' }: RouteConfigEntry) => path);
    expect(Object.keys(pageRows).sort()).toEqual([...new Set(patterns)].sort());
  });
});

describe('a page', () => {
  it.each(Object.values(pageRows).flatMap((row) => (row.kind === 'everybodys' ? [row.url] : [])))(
    'is the same for every visitor, in any order of requests: %s [B1.03]',
    async (page) => {
      for (const url of [page, dataOf(page)]) {
        const { marks, headers, status } = await ownedData.sendAs('owner', 'GET', { url });
        expect([url, marks, headers['set-cookie']]).toEqual([url, [], undefined]);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(ownPages)('shows nobody else what it shows the owner: $name [D.28] [D.39]', async (row) => {
    for (const toUrl of [(page: string) => page, dataOf]) {
      const ask = (name: ActorName) => ownedData.sendAs(name, 'GET', { url: toUrl(row.url(ownedData.namedBy(name))) });
      // The owner's request comes first, so that a cached copy of the owner's page would show in the others' responses.
      expect((await ask('owner')).marks.length > 0).toBe(row.isShown);
      for (const name of others) {
        const { marks, headers, status } = await ask(name);
        expect([name, marks, headers['cache-control']]).toEqual([name, [], 'no-store']);
        // React Router redirects data requests with its own status.
        const isLed = row.answers[name] === 302 && toUrl === dataOf;
        expect([name, status]).toEqual([name, isLed ? 202 : row.answers[name]]);
      }
    }
  });
});

describe('what belongs to a visitor', () => {
  it.each(others.flatMap((name) => ownedRows.map(([route, row]) => [name, route, row] as const)))(
    'is kept from %s by %s [D.26] [D.39]',
    async (name, route, row) => {
      const before = await ownedData.readRows();
      const { answered, marks } = await ownedData.sendAs(name, methodOf(route), row.call(ownedData.namedBy(name)));
      expect([answered, marks]).toEqual([row.answers[name], []]);
      expect(await ownedData.readRows()).toEqual(before);
    },
  );
});

/** Routes that other sites may post to: each has a key, signature or token. */
const keyed = ['POST /pages/unsubscribe', 'POST /api/payments/stripe-events', 'POST /api/stock-feed'];

describe('a page of another site', () => {
  // The catch-all under /api answers 404 to everybody and does nothing.
  const posts = Object.entries(routeRows).filter(
    ([route]) => !/^(GET|\w+ \/(search-api\/|api\/\*))/.test(route) && !keyed.includes(route),
  );
  const callOf = (route: string, row: OwnershipRow) => {
    const call = row.kind === 'owned' ? row.call(ownedData.namedBy('owner')) : row.call;
    if (call === undefined) throw new Error(`The row of ${route} does not say what is sent.`);
    return call;
  };

  it.each(posts)('cannot act for the owner by %s', async (route, row) => {
    const before = await ownedData.readRows();
    for (const headers of foreign) {
      const { status, marks } = await ownedData.sendAs('owner', methodOf(route), callOf(route, row), headers);
      expect([headers, status, marks]).toEqual([headers, 403, []]);
    }
    expect(await ownedData.readRows()).toEqual(before);
  });

  it.each(posts)('nor by a kind of body that forms of any site can have: %s', async (route, row) => {
    const before = await ownedData.readRows();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
      const { status } = await ownedData.sendAs('owner', methodOf(route), callOf(route, row), {
        'content-type': type,
      });
      expect([400, 415, 422]).toContain(status);
    }
    expect(await ownedData.readRows()).toEqual(before);
  });
});

// These tests come last, because the owner's calls change the owner's data.
describe('the owner', () => {
  it.each(ownedRows)('is known to %s', async (route, row) => {
    const { answered, marks } = await ownedData.sendAs('owner', methodOf(route), row.call(ownedData.namedBy('owner')));
    expect([answered, marks.length > 0]).toEqual([row.answers.owner, row.isShown ?? false]);
  });
});
