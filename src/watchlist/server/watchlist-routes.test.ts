import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { mostWatched } from '../rules/config.ts';
import type { SeenState } from './consent-store.ts';
import type { SearchStore } from './searches/search-store.ts';
import { watchlistRoutes } from './watchlist-routes.ts';
import type { WatchlistEntry, WatchlistStore } from './watchlist-store.ts';

const host = 'banksia.example';
const closedHost = 'wattle.example';
const siteWith = (isEnabled: boolean) =>
  resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled, notices: 'mail' } }));
const [site, closedSite] = [siteWith(true), siteWith(false)];
const phone = '+61412345678';
const signedIn: Visitor = { visitorUuid: 'mine', phone };
const fields = { carType: 'used', priceCents: 2_599_000 } as const;
const stock = [
  makeTestVehicle({ id: 7, slug: 'rio', ...fields }),
  makeTestVehicle({ id: 8, slug: 'sold', ...fields, status: 'sold', soldAtSeconds: 1_700_000_000 }),
  makeTestVehicle({ id: 9, slug: 'hidden', ...fields, isShownOnWebsite: false }),
  makeTestVehicle({ id: 10, slug: 'unknown', ...fields, status: 'in_transit' }),
];

const createStore = (most: number): WatchlistStore & { readonly lists: Map<string, WatchlistEntry[]> } => {
  const lists = new Map<string, WatchlistEntry[]>();
  const listOf = (owner: object) => lists.get(JSON.stringify(owner)) ?? [];
  return {
    lists,
    list: async (owner) => listOf(owner),
    add: async (owner, entries, addedAt) => {
      const stored = [...listOf(owner), ...entries.map((entry) => ({ ...entry, addedAt }))].slice(0, most);
      lists.set(JSON.stringify(owner), stored);
      return entries.map(({ vehicleId }) => vehicleId).filter((id) => stored.some(({ vehicleId }) => vehicleId === id));
    },
    remove: async (owner, id) => {
      const before = listOf(owner);
      const after = before.filter(({ vehicleId }) => vehicleId !== id);
      lists.set(JSON.stringify(owner), after);
      return after.length < before.length;
    },
    purgeBefore: async () => 0,
  };
};

const unasked = () => Promise.reject(new Error('Nobody saved a search.'));
const noSearches: SearchStore = {
  list: unasked,
  add: unasked,
  rename: unasked,
  remove: unasked,
  purgeBefore: unasked,
  follow: unasked,
  unfollow: unasked,
  know: unasked,
};

describe('the watchlist', () => {
  let app: FastifyInstance;
  let store: ReturnType<typeof createStore>;
  let visitor: Visitor | null;
  let seenAtYes: SeenState[];

  const open = async (most = mostWatched) => {
    visitor = signedIn;
    seenAtYes = [];
    store = createStore(most);
    app = Fastify();
    answerErrors(app);
    await app.register(
      watchlistRoutes({
        siteOf: (asked) => (asked === host ? site : asked === closedHost ? closedSite : undefined),
        visitors: { find: async () => (visitor === null ? null : { ...visitor, sessionUuid: 's' }) },
        vehicles: {
          findByIds: async (slug, ids) => stock.filter(({ id }) => slug === site.slug && ids.includes(id)),
        },
        store,
        consents: {
          agree: async (_owner, _consent, seen) => {
            seenAtYes.push(...seen);
            return 'stored';
          },
          confirm: async () => false,
          findLast: async () => null,
          putBack: async () => undefined,
          stop: async () => undefined,
        },
        mailer: { send: async () => undefined },
        onUnsent: () => undefined,
        searches: noSearches,
        matcher: { listIds: unasked },
      }),
    );
  };
  beforeEach(() => open());
  afterEach(() => app.close());

  const post = async (url: string, payload: object | string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { host, origin: `http://${host}`, ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers };
  };
  const call = (path: string, body: object, headers = {}) => post(`/api/watchlist/${path}`, body, headers);
  const own = (carId: number) => ({ phone_number: phone, car_id: carId });
  const list = async () => {
    const answer = await app.inject({ url: '/api/watchlist', headers: { host } });
    return { status: answer.statusCode, body: answer.json(), caching: answer.headers['cache-control'] };
  };

  it('saves and removes a car of the site for the session’s phone number, and reports success [B6.03] [B7.14] [B7.16]', async () => {
    const saved = await call('save-car', own(7));
    expect([saved.status, saved.body, saved.headers['cache-control']]).toEqual([200, { success: true }, 'no-store']);
    const owner = JSON.stringify({ siteSlug: 'banksia', visitorUuid: 'mine' });
    expect(store.lists.get(owner)).toMatchObject([{ vehicleId: 7, priceCents: 2_599_000 }]);
    expect(await list()).toEqual({
      status: 200,
      body: { phone_number: phone, car_ids: [7] },
      caching: 'no-store',
    });
    expect((await call('remove-car', own(7))).body).toEqual({ success: true });
    expect((await list()).body.car_ids).toEqual([]);
  });

  it('identifies its user by the session’s phone, and never sends the internal id [B3.19]', async () => {
    const answers = [await call('save-car', own(7)), await list()];
    expect(answers[1]?.body).toEqual({ phone_number: phone, car_ids: [7] });
    expect(JSON.stringify(answers)).not.toContain(signedIn.visitorUuid);
    // A visitor with the same id but without a number isn't signed in.
    visitor = { ...signedIn, phone: null };
    expect((await list()).status).toBe(401);
    visitor = { visitorUuid: 'another', phone: '+61400000000' };
    expect((await list()).body).toEqual({ phone_number: '+61400000000', car_ids: [] });
  });

  const bodyOf = (path: string, phone_number = phone) =>
    path === 'take-over' ? { phone_number, car_ids: [7] } : { phone_number, car_id: 7 };

  it.each(['save-car', 'remove-car', 'take-over'])('%s requires a sign-in [B4.34]', async (path) => {
    for (const nobody of [null, { visitorUuid: 'mine', phone: null }]) {
      visitor = nobody;
      expect((await call(path, bodyOf(path))).status).toBe(401);
      expect((await list()).status).toBe(401);
    }
    expect(store.lists.size).toBe(0);
  });

  it.each(['save-car', 'remove-car', 'take-over'])(
    '%s answers 403 when the body names another phone, and to other sites [B7.14] [B7.16]',
    async (path) => {
      for (const other of ['+61400000000', '0412345679', '', 'null']) {
        expect((await call(path, bodyOf(path, other))).status).toBe(403);
      }
      expect((await call(path, bodyOf(path), { origin: 'https://evil.example' })).status).toBe(403);
      expect(store.lists.size).toBe(0);
    },
  );

  it.each(['save-car', 'remove-car'])('%s rejects unknown cars and malformed bodies [B3.18]', async (path) => {
    expect((await call(path, own(70))).status).toBe(404);
    for (const wrong of [{ car_id: 7 }, { phone_number: phone }, { ...own(7), car_id: '7' }, { ...own(7), more: 1 }]) {
      expect((await call(path, wrong)).status).toBe(422);
    }
  });

  it.each(['0412 345 678', '0412345678', '+61 412 345 678'])(
    'accepts the session’s number as %s too [B7.14] [B7.16]',
    async (written) => {
      for (const path of ['save-car', 'remove-car', 'take-over']) {
        expect((await call(path, bodyOf(path, written))).status).toBe(200);
      }
    },
  );

  it('saves no unlisted car, and removes one that was listed before [B4.16] [D.05]', async () => {
    for (const id of [8, 9, 10]) expect((await call('save-car', own(id))).status).toBe(404);
    expect((await call('remove-car', own(9))).body).toEqual({ success: true });
  });

  it('refuses a car when the list is full, with a message for the shopper [B7.15]', async () => {
    await app.close();
    await open(0);
    expect(await call('save-car', own(7))).toMatchObject({
      status: 409,
      body: { detail: 'You’ve already saved 100. Remove one first.' },
    });
  });

  it('takes over a browser’s favourites, including sold ones, but no other site’s [B1.15] [B4.37]', async () => {
    const taken = { phone_number: phone, car_ids: [7, 8, 70] };
    expect((await call('take-over', taken)).body).toEqual({ success: true, car_ids: [7, 8], is_full: false });
    expect((await call('take-over', { ...taken, phone_number: '+61400000000' })).status).toBe(403);
    await app.close();
    await open(1);
    expect((await call('take-over', taken)).body).toEqual({ success: true, car_ids: [7], is_full: true });
  });

  it('returns 404 on a site without one [B1.15]', async () => {
    const headers = { host: closedHost, origin: `http://${closedHost}` };
    for (const path of ['save-car', 'remove-car', 'take-over']) {
      expect((await call(path, bodyOf(path), headers)).status).toBe(404);
    }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['save', 'remove', 'notices', 'notices/stop']) {
      expect((await post(`/watchlist/${path}`, 'car_id=7', form)).status).toBe(404);
    }
    expect((await app.inject({ url: '/api/watchlist', headers })).statusCode).toBe(404);
  });

  describe('without scripts', () => {
    const send = async (path: string, fields: string, headers: Record<string, string> = {}) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const answer = await app.inject({
        method: 'POST',
        url: `/watchlist/${path}`,
        headers: { host, origin: `http://${host}`, ...form },
        payload: fields,
      });
      return [answer.statusCode, answer.headers.location];
    };

    it('saves and removes with forms that redirect to the list [B4.34] [D.55]', async () => {
      expect(await send('save', 'car_id=7')).toEqual([303, '/watchlist']);
      expect((await list()).body.car_ids).toEqual([7]);
      expect(await send('remove', 'car_id=7')).toEqual([303, '/watchlist']);
      expect((await list()).body.car_ids).toEqual([]);
    });

    it('sends a visitor who hasn’t signed in to the sign-in and back to their page [B2.11]', async () => {
      visitor = null;
      const back = encodeURIComponent('/search/used-cars/?page=2');
      expect(await send('save', `car_id=7&back=${back}`)).toEqual([
        303,
        `/sign-in?type=watchlist&redirect=${back}&back=${back}`,
      ]);
      for (const elsewhere of ['', '&back=https://evil.example/x', '&back=//evil.example']) {
        expect((await send('save', `car_id=7${elsewhere}`))[1]).toBe('/sign-in?type=watchlist&redirect=%2F&back=%2F');
      }
    });

    it('stores what the list shows when a visitor agrees to notices', async () => {
      await call('take-over', { phone_number: phone, car_ids: [7, 8] });
      const answer = await send('notices', 'channel=mail&email=ann%40example.com&agreed=yes');
      expect(answer).toEqual([303, '/watchlist?notices=asked#notices']);
      expect(seenAtYes).toEqual([
        { vehicleId: 7, isAvailable: true, priceCents: 2_599_000 },
        { vehicleId: 8, isAvailable: false, priceCents: 2_599_000 },
      ]);
    });

    it('rejects forms from other sites, and forms without a car', async () => {
      expect((await send('save', 'car_id=7', { origin: 'https://evil.example' }))[0]).toBe(403);
      for (const wrong of ['', 'car_id=', 'car_id=07', 'car_id=7.5', 'car_id=x']) {
        expect((await send('save', wrong))[0]).toBe(400);
      }
    });
  });
});
