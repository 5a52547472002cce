import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { WatchedSite } from '../watchlist-service.ts';
import { createSearchMatcher } from './create-search-matcher.ts';
import { createSavedSearchService } from './saved-search-service.ts';
import { searchRoutes } from './search-routes.ts';
import type { NewSearch, SavedSearch } from './search-store.ts';

const host = 'banksia.example';
const uuid = '3f2b8c1e-1111-4222-8333-444455556666';
const strange = '3f2b8c1e-9999-4222-8333-444455556666';
const siteWith = (watchlist: object) =>
  resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, ...watchlist } }));
const telling = siteWith({ notices: 'mail', savedSearches: true });
const stock = [makeTestVehicle({ id: 7, make: 'Kia', carType: 'used' })];

describe('saved search routes', () => {
  let app: FastifyInstance;
  let site: WatchedSite;
  let visitor: SignedInVisitor | null;
  let stored: SavedSearch[];
  let calls: unknown[];

  beforeEach(async () => {
    [site, visitor, calls] = [telling, { visitorUuid: 'mine', phone: '+61412345678' }, []];
    stored = [{ searchUuid: uuid, query: 'make=Kia', name: 'Kia', savedAt: new Date(0), isFollowed: false }];
    app = Fastify();
    answerErrors(app);
    const note =
      (name: string) =>
      async (owner: object, searchUuid: string, ...args: readonly unknown[]) => {
        expect(owner).toEqual({ siteSlug: 'banksia', visitorUuid: 'mine' });
        if (!stored.some((search) => search.searchUuid === searchUuid)) return false;
        calls.push([name, searchUuid, ...args.filter((arg) => !(arg instanceof Date))]);
        return true;
      };
    const searches = createSavedSearchService({
      matcher: createSearchMatcher(makeTestIndexes(indexStock(stock, telling, new Date()))),
      searches: {
        list: async () => stored,
        add: async (_owner, search: NewSearch) => {
          calls.push(['add', search]);
          return stored.length > 1 ? { kind: 'full' } : { kind: 'saved', searchUuid: uuid };
        },
        rename: note('rename'),
        follow: note('follow'),
        unfollow: note('unfollow'),
        remove: note('remove'),
        know: async () => undefined,
        purgeBefore: async () => 0,
      },
    });
    await app.register(searchRoutes({ service: { meet: async () => ({ site, visitor }) }, searches }));
  });
  afterEach(() => app.close());

  const send = async (path: string, fields: Record<string, string>, origin = `http://${host}`) => {
    const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const answer = await app.inject({ method: 'POST', url: `/watchlist/searches/${path}`, headers, payload });
    return [answer.statusCode, answer.headers.location];
  };
  const answered = (answer: string, about = uuid) => [
    303,
    `/watchlist/searches?answer=${answer}&about=${about}#search-${about}`,
  ];

  it('saves a query in canonical form, named by its filters, with its current matches [B3.14]', async () => {
    const search = 'page=3&sortBy=price:asc&make[]=Kia&utm=x&range[price]=$30,000:20000&make=Kia';
    expect(await send('save', { search })).toEqual(answered('saved'));
    expect(await send('save', { search: 'make=Kia', name: '  For\u202e my \n sister ' })).toEqual(answered('saved'));
    expect(calls).toEqual([
      [
        'add',
        { query: 'make=Kia&range%5Bprice%5D=20000%3A30000', name: expect.stringMatching(/^Kia, /), knownIds: [] },
      ],
      ['add', { query: 'make=Kia', name: 'For my sister', knownIds: [7] }],
    ]);
  });

  it.each(['', 'page=2', 'utm=x', 'make='])('rejects a query that filters nothing: %o', async (search) => {
    expect((await send('save', { search }))[0]).toBe(400);
    expect(calls).toEqual([]);
  });

  it('rejects a query too long for an address', async () => {
    const search = Array.from({ length: 40 }, (_, at) => `make=${'x'.repeat(40)}${at}`).join('&');
    expect((await send('save', { search }))[0]).toBe(400);
  });

  it('says when the list is full, and keeps the search on the page', async () => {
    stored = [...stored, ...stored];
    expect(await send('save', { search: 'make=Mazda' })).toEqual([
      303,
      '/watchlist/searches?answer=full&save=make%3DMazda',
    ]);
  });

  it('renames, follows with the page’s consent text, stops and deletes the visitor’s own search [L2.30]', async () => {
    expect(await send('rename', { search_id: uuid, name: 'For Ann' })).toEqual(answered('renamed'));
    expect(await send('follow', { search_id: uuid, told: 'yes' })).toEqual(answered('told'));
    expect(await send('follow', { search_id: uuid, told: 'no' })).toEqual(answered('silent'));
    expect(await send('remove', { search_id: uuid })).toEqual([303, '/watchlist/searches?answer=gone']);
    const consentText = `By choosing ‘Alert me to new matches’ you agree that ${telling.name} can tell you when new cars match that search. You can stop alerts at any time.`;
    expect(calls).toEqual([
      ['rename', uuid, 'For Ann'],
      ['follow', uuid, { consentText, knownIds: [7] }],
      ['unfollow', uuid],
      ['remove', uuid],
    ]);
  });

  it.each(['', ' ', 'x'.repeat(81)])('rejects the name %o', async (name) => {
    expect(await send('rename', { search_id: uuid, name })).toEqual(answered('name'));
    expect(calls).toEqual([]);
  });

  it.each([
    ['rename', { name: 'Mine now' }],
    ['follow', { told: 'yes' }],
    ['follow', { told: 'no' }],
    ['remove', {}],
  ])('%s finds no search of another visitor or site, and no invalid id', async (path, fields) => {
    for (const id of [strange, '', 'x', `${uuid}'`, uuid.toUpperCase()]) {
      expect((await send(path, { search_id: id, ...fields }))[0]).toBe(404);
    }
    expect(calls).toEqual([]);
  });

  it('redirects to the sign-in, and back to the search [B2.11]', async () => {
    visitor = null;
    const [status, location] = await send('save', { search: 'make[]=Kia', back: '/search/kia' });
    const address = new URL(String(location), 'http://any.example');
    expect([status, address.pathname]).toEqual([303, '/sign-in']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'watchlist',
      redirect: '/watchlist/searches?save=make%3DKia',
      back: '/search/kia',
    });
    const [, plain] = await send('remove', { search_id: uuid, back: 'https://evil.example' });
    expect(plain).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist%2Fsearches&back=%2F');
    expect(calls).toEqual([]);
  });

  it('lists saved searches for scripts, for signed-in visitors only [B1.15]', async () => {
    const ask = () => app.inject({ url: '/api/watchlist/searches', headers: { host } });
    expect((await ask()).json()).toEqual({ searches: ['make=Kia'] });
    visitor = null;
    expect((await ask()).statusCode).toBe(401);
  });

  it('returns 404 on a site without saved searches, and follows none without notices', async () => {
    site = siteWith({ savedSearches: true });
    expect((await send('follow', { search_id: uuid, told: 'yes' }))[0]).toBe(404);
    site = siteWith({ notices: 'mail' });
    for (const path of ['save', 'rename', 'follow', 'remove']) {
      expect((await send(path, { search: 'make=Kia', search_id: uuid }))[0]).toBe(404);
    }
    expect((await app.inject({ url: '/api/watchlist/searches', headers: { host } })).statusCode).toBe(404);
    expect(calls).toEqual([]);
  });

  it('rejects forms from other sites', async () => {
    expect((await send('save', { search: 'make=Kia' }, 'https://evil.example'))[0]).toBe(403);
    expect(calls).toEqual([]);
  });
});
