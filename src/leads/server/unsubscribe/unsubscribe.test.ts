import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { makeLeadRecord } from '../../testing/make-lead-record.ts';
import { createLeadArchive } from '../admin/lead-archive.ts';
import { eraseLeads } from '../admin/purge-leads.ts';
import { createLeadStore } from '../lead-store.ts';
import { createSuppressionStore, hashAddress, type SuppressionStore, signAddress } from './suppression-store.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

const host = 'wattle.localhost';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const moment = new Date('2026-11-20T01:00:00Z');
const later = (days: number): Date => new Date(moment.getTime() + days * 86_400_000);
const ann = { siteSlug: 'wattle', addressHash: hashAddress('wattle', 'ann@example.com') };

describe.each(testDatabases)('unsubscribing on $name', ({ open }) => {
  let test: TestDatabase;
  let store: SuppressionStore;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await open();
    store = createSuppressionStore(test.database.primary);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const table of ['mail_suppressions', 'lead_deliveries', 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    app = Fastify();
    answerErrors(app);
    const siteOf = (asked: string | undefined) => (asked === host ? { slug: 'wattle' } : undefined);
    await app.register(unsubscribeRoutes({ siteOf, database: test.database }));
  });
  afterEach(() => app.close());

  const post = async (payload: string, query = '', headers: Record<string, string> = {}) => {
    const url = `/pages/unsubscribe${query}`;
    const answer = await app.inject({ method: 'POST', url, headers: { host, ...form, ...headers }, payload });
    return [answer.statusCode, answer.headers.location ?? answer.body];
  };
  const countKept = async (): Promise<number> => {
    const { rows } = await test.database.primary.execute(sql`SELECT address_hash FROM mail_suppressions`);
    return rows.length;
  };

  it('answers the same for a known, an unknown and a repeated address, and stores only hashes [L2.30]', async () => {
    await createLeadStore(test.database).store('wattle', makeLeadRecord({ email: 'ann@example.com' }), []);
    const stopped = [303, '/pages/unsubscribe?answer=stopped'];
    expect(await post('email=ann%40example.com')).toEqual(stopped);
    expect(await post('email=+Ann%40Example.com+')).toEqual(stopped);
    expect(await post('email=nobody%40example.com')).toEqual(stopped);
    const { rows } = await test.database.primary.execute(sql`SELECT row_to_json(s) AS row FROM mail_suppressions s`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example');
    expect(await store.listSince([ann, { ...ann, siteSlug: 'other' }])).toEqual([expect.any(Date), null]);
  });

  it.each(['', 'email=', 'email=ann', 'email=%00', `email=${'a'.repeat(250)}%40example.com`])(
    'asks for the address again after %s [L2.30]',
    async (payload) => {
      expect(await post(payload)).toEqual([303, '/pages/unsubscribe?answer=invalid']);
      expect(await countKept()).toBe(0);
    },
  );

  it('takes one click in a mail program, with the signed link and either body encoding [L2.30]', async () => {
    const token = `?token=${signAddress('wattle', 'Ann@example.com', await store.getLinkKey())}`;
    const origin = { origin: 'https://mail.example' };
    expect(await post('List-Unsubscribe=One-Click', token, origin)).toEqual([200, 'Unsubscribed.']);
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post(part, token, { ...origin, ...multipart })).toEqual([200, 'Unsubscribed.']);
    expect(await store.listSince([ann])).toEqual([expect.any(Date)]);
    expect(await countKept()).toBe(1);
    // The page that the same link opens needs no address either.
    expect(await post('email=', token)).toEqual([303, '/pages/unsubscribe?answer=stopped']);
  });

  it('rejects forged links, other sites’ links and forms from other pages [L2.30]', async () => {
    const key = await store.getLinkKey();
    const tokens = ['x', '.', `${ann.addressHash}.x`, signAddress('other', 'ann@example.com', key)];
    for (const token of [...tokens, signAddress('wattle', 'ann@example.com', 'another key')]) {
      expect((await post('List-Unsubscribe=One-Click', `?token=${token}`))[0]).toBe(400);
    }
    expect((await post('email=ann%40example.com', '', { origin: 'https://evil.example' }))[0]).toBe(403);
    expect((await post(`email=${'a'.repeat(5_000)}`))[0]).toBe(413);
    expect(await countKept()).toBe(0);
  });

  it('signs with one key, whichever process starts first [L2.30]', async () => {
    const stores = Array.from({ length: 4 }, () => createSuppressionStore(test.database.primary));
    const keys = await Promise.all(stores.map(({ getLinkKey }) => getLinkKey()));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
  });

  it('overrides the opt-in in exports, until the person opts in again [L2.30]', async () => {
    const storeLead = (email: string, days: number, site = 'wattle') =>
      createLeadStore(test.database).store(
        site,
        makeLeadRecord({ email, isOptedIn: true, receivedAt: later(days), submissionHash: `${email} ${days} ${site}` }),
        [],
      );
    await storeLead('ann@example.com', 0, 'other');
    await storeLead('Ann@example.com', 0);
    await storeLead('ann@example.com', 2);
    await storeLead('bob@example.com', 0);
    await store.suppress(ann, later(1));
    await store.suppress(ann, later(0));
    const archive = await createLeadArchive(test.database).list({}, 10);
    const said = archive.map(({ lead }) => [lead.site_id, lead.email, lead.opt_in, lead.unsubscribed_at]);
    expect(said.toSorted()).toEqual([
      ['other', 'ann@example.com', true, null],
      ['wattle', 'Ann@example.com', false, later(1).toISOString()],
      ['wattle', 'ann@example.com', true, later(1).toISOString()],
      ['wattle', 'bob@example.com', true, null],
    ]);
  });

  it('survives the erasure of the person’s leads, and is purged by age [L2.30]', async () => {
    await createLeadStore(test.database).store('wattle', makeLeadRecord({ email: 'ann@example.com' }), []);
    await store.suppress(ann, moment);
    expect(await eraseLeads(test.database, { email: 'ann@example.com' }, later(1))).toHaveLength(1);
    expect(await store.listSince([ann])).toEqual([moment]);
    expect([await store.purgeBefore(moment), await store.purgeBefore(later(1))]).toEqual([0, 1]);
    expect(await store.listSince([ann])).toEqual([null]);
  });
});
