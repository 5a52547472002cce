import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type FloodCall, floodCallOf } from './testing/flooding/flood-calls.ts';
import { storageBounds } from './testing/flooding/storage-bounds.ts';
import { type Actor, openActors } from './testing/ownership/open-actors.ts';
import type { Method } from './testing/ownership/open-owned-data.ts';
import { limitAll, type OwnershipHost, openOwnershipHost } from './testing/ownership/open-ownership-host.ts';
import { routeRows } from './testing/ownership/route-rows.ts';

const files = 'a file, sent as it lies there';
const documents = 'describes the interface, from memory';
const operators = 'for who runs the server, which the proxy in front keeps from strangers';

const freeRoutes: Readonly<Record<string, string>> = {
  'GET /healthz': operators,
  'GET /readyz': operators,
  'GET /metrics': operators,
  'GET /version': operators,
  'GET /media/*': files,
  'GET /api/docs': documents,
  'GET /api/docs/json': documents,
  'GET /api/docs/yaml': documents,
  'GET /api/docs/static/index.html': documents,
  'GET /api/docs/static/swagger-initializer.js': documents,
  'GET /api/docs/static/*': files,
};

const countRows = async ({
  interactive,
}: Pick<DatabaseService, 'interactive'>): Promise<Readonly<Record<string, number>>> => {
  const { rows: tables } = await interactive.execute<{ table_name: string }>(sql`
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  const counts = tables.map(
    ({ table_name: name }) => sql`SELECT ${name}::text AS name, count(*)::int AS count FROM ${sql.identifier(name)}`,
  );
  const { rows } = await interactive.execute<{ name: string; count: number }>(sql.join(counts, sql` UNION ALL `));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** Without a begun finance application, these routes only redirect and store nothing. */
const redirectsUnstored = new Set(['POST /apply-for-finance/vehicle', 'POST /personalised/finance/lender']);
/** Limits for each kind of work in requests a minute: `most` from one address, `mostOfSite` to one site. */
const most = 2;
const mostOfSite = 4;

let asked = 0;
const newAddress = (): string => {
  asked += 1;
  return `198.18.${Math.floor(asked / 250)}.${(asked % 250) + 1}`;
};

const limitedRoutes = Object.keys(routeRows).filter((route) => !(route in freeRoutes));
const writingRoutes = limitedRoutes.filter((route) => floodCallOf(route, 0).isKept);

let host: OwnershipHost;
let visitor: Actor;
let twin: Actor;

beforeAll(async () => {
  const siteFactor = String(mostOfSite / most);
  host = await openOwnershipHost({
    ...limitAll(most),
    RATE_LIMIT_SITE_FACTOR: siteFactor,
    RATE_LIMIT_STORED_SITE_FACTOR: siteFactor,
  });
  const { actors } = await openActors(host.database);
  visitor = actors.owner;
  twin = actors.twin;
});
afterAll(() => host?.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  // Moves the clock past the limits' windows of a minute and an hour.
  vi.advanceTimersByTime(3_601_000);
  const now = Date.now();
  vi.useRealTimers();
  vi.setSystemTime(now);
});

let sent = 0;
const send = async (route: string, actor: Actor, remoteAddress: string, method = route.split(' ', 1)[0]) => {
  sent += 1;
  const { url, form, json, isSignedIn }: FloodCall = floodCallOf(route, sent);
  const answer = await host.ask(actor.site, {
    method: method as Method,
    url,
    remoteAddress,
    headers: {
      accept: 'text/html,*/*;q=0.8',
      ...(isSignedIn && { cookie: actor.cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
    ...(json && { payload: json }),
  });
  const waitSeconds = Number(answer.headers['retry-after']);
  return { status: answer.statusCode, waitSeconds, policy: answer.headers['ratelimit-policy'], body: answer.body };
};

const isStoredWork = (policy: unknown): boolean => /^"(?:leads|codes|events)"/.test(String(policy));

describe('every route that a stranger can call', () => {
  it('is limited, or its reason to be free is written down', () => {
    const names = new Set(
      host.routes.filter(({ method }) => method !== 'HEAD').map(({ method, pattern }) => `${method} ${pattern}`),
    );
    expect([...limitedRoutes, ...Object.keys(freeRoutes)].sort()).toEqual([...names].sort());
  });

  it.each(limitedRoutes)(
    '%s is refused past its limit, by address and by site, and nobody else with it [D.26]',
    async (route) => {
      const [flooder, neighbour, late] = [newAddress(), newAddress(), newAddress()];
      const before = await countRows(host.database);
      const statuses = async (actor: Actor, addresses: readonly string[]) => {
        const all: number[] = [];
        for (const address of addresses) all.push((await send(route, actor, address)).status);
        return all;
      };
      const first = await statuses(visitor, Array(most).fill(flooder));
      expect(first).not.toContain(429);
      const allowed = await countRows(host.database);
      if (floodCallOf(route, 0).isKept) expect(allowed).not.toEqual(before);

      const refused = await send(route, visitor, flooder);
      expect([route, refused.status]).toEqual([route, 429]);
      expect(refused.waitSeconds).toBeGreaterThan(0);
      expect(refused.waitSeconds).toBeLessThanOrEqual(60);
      expect(refused.policy).toMatch(/^"\w+";q=2;w=60$/);
      const bound = storageBounds[route];
      if (typeof bound === 'string') expect(refused.policy).toMatch(`"${bound}"`);
      expect(refused.body).toMatch(/More than 2 [\w ]+ a minute|You’ve [\w -]+ in the last minute/);
      if (route.startsWith('GET ')) expect((await send(route, visitor, flooder, 'HEAD')).status).toBe(429);
      expect(await countRows(host.database)).toEqual(allowed);

      // A refused request doesn't use up the site's limit, so another visitor isn't refused.
      expect(await statuses(visitor, Array(most).fill(neighbour))).not.toContain(429);
      const full = await countRows(host.database);
      const ofSite = await send(route, visitor, late);
      const countsForSite =
        !isStoredWork(refused.policy) ||
        (route.startsWith('POST ') && first.every((one) => one < 400) && !redirectsUnstored.has(route));
      if (countsForSite)
        expect([ofSite.status, ofSite.policy]).toEqual([429, expect.stringMatching(/^"\w+-site";q=4;w=60$/)]);
      else expect(ofSite.status).not.toBe(429);
      expect(await countRows(host.database)).toEqual(full);
      expect(await statuses(twin, [flooder])).not.toContain(429);
    },
  );

  const listCodeTexts = (): readonly string[] => {
    const folder = join(host.dataDir, 'sms');
    return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes('sign-in code'));
  };

  it('sends a text message for each code that was kept, and no more [D.28]', async () => {
    const { rows } = await host.database.interactive.execute<{ codes: string }>(
      sql`SELECT count(*) AS codes FROM sign_in_codes`,
    );
    const codes = Number(rows[0]?.codes);
    expect(codes).toBeGreaterThan(most);
    await vi.waitFor(() => expect(listCodeTexts()).toHaveLength(codes), { timeout: 10_000 });
    // An extra text message would be written with the others, or right after.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(listCodeTexts()).toHaveLength(codes);
  });

  it('has a bound on what it stores, where it stores anything [D.26]', () => {
    expect(Object.keys(storageBounds).sort()).toEqual([...writingRoutes].sort());
  });
});
