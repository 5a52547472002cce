import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { createApplicationStore } from '#src/finance-application/server/application-store.ts';
import { fromLeads } from '#src/leads/server/admin/lead-filter.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import {
  createAddressStops,
  createSuppressionStore,
  hashAddress,
} from '#src/leads/server/unsubscribe/suppression-store.ts';
import { isTextStopped, stopTexts } from '#src/leads/server/unsubscribe/text-stops.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openMailFolder } from '#src/platform/mail/mail-folder.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { actorOf } from '#src/staff/testing/open-test-staff.ts';
import { createConsentStore } from '#src/watchlist/server/consent-store.ts';
import { createWatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import type { Contact } from '../rules/contact.ts';
import { createPrivacyService, type PrivacyService } from './privacy-service.ts';

const now = new Date('2026-11-29T00:00:00Z');
const sealer = createSealer(() => [{ id: 'test', key: Buffer.from('k'.repeat(32)).toString('base64') }]);
const email: Contact = { kind: 'email', value: 'ann@example.com' };
const phone: Contact = { kind: 'phone', value: '+61412345678' };
const by = actorOf(randomUUID());
const keptDays = { reservations: 1830, suppressions: 3650 };

describe.each(testDatabases)('what is held about a person on $name', ({ name, open }) => {
  let test: TestDatabase;
  let privacy: PrivacyService;
  let lead: string;
  const mail = join(makeTemporaryFolder(`privacy ${name}`), 'mail');

  beforeAll(async () => {
    test = await open();
    const { database } = test;
    privacy = createPrivacyService({ database, sealer, folders: [openMailFolder(mail)], keptDays });
  });
  afterAll(() => test?.close());

  const count = async (table: string): Promise<number> => {
    const { rows } = await test.database.primary.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
    );
    return rows[0]?.count ?? 0;
  };

  const fill = async (siteSlug: string): Promise<string> => {
    const { database } = test;
    const leadUuid = await createLeadStore(database).store(siteSlug, makeLeadRecord({ email: 'Ann@Example.com' }), [
      { kind: 'mail', target: 'sales@a.example' },
    ]);
    const key = sql`${siteSlug}, ${leadUuid}::uuid`;
    await database.primary.execute(sql`
      INSERT INTO appointments (site_id, lead_uuid, location_id, starts_at, ends_at, place, booked_at)
      VALUES (${key}, 1, '2026-12-01 09:00Z', '2026-12-01 09:30Z', 0, '2026-11-24')`);
    await database.primary.execute(sql`
      INSERT INTO lead_messages (site_id, lead_uuid, message_uuid, number, direction, kind, text, at)
      VALUES (${key}, gen_random_uuid(), 1, 'in', 'mail', 'Saturday suits', now())`);
    await database.primary.execute(sql`
      INSERT INTO lead_quotes (site_id, lead_uuid, quote_uuid, number, person_uuid, content, pdf, made_at)
      VALUES (${key}, gen_random_uuid(), 1001, gen_random_uuid(), '{}', 'PDF 1001', now())`);
    await database.primary.execute(sql`
      INSERT INTO payment_requests (site_id, code, reference, purpose, last_name, email, amount_cents, state, customer,
        asked_at, valid_until, changed_at)
      VALUES (${siteSlug}, ${randomUUID()}, 'INV-1', 'Parts', 'Example', 'ann@example.com', 5000, 'paid',
        '{"record": {"phone": "+61412345678"}, "targets": []}', now(), now(), now())`);
    const session = { secretHash: `hash of ${siteSlug}`, device: 'Chrome' };
    const signedIn = { phone: phone.value, oldSecretHash: undefined, session };
    const { visitorUuid } = await createVisitorStore(database.primary).signIn(siteSlug, signedIn, now);
    const owner = { siteSlug, visitorUuid };
    await createWatchlistStore(database).add(owner, [{ vehicleId: 7, priceCents: null }], now);
    const consent = { channel: 'mail', target: 'ann@work.example', consentText: 'Yes', confirmHash: 'h' } as const;
    await createConsentStore(database).agree(owner, consent, [], now);
    await createApplicationStore({ interactive: database.primary }, sealer).changeDraft(
      { ...owner, vehicleId: null },
      (content) => ({ ...content, answers: { income: '98765', phone: '0412 345 678' } }),
      now,
    );
    return leadUuid;
  };

  beforeEach(async () => {
    await test.database.primary.execute(sql`
      TRUNCATE leads, lead_work, lead_deliveries, lead_messages, lead_quotes, appointments, payment_requests, visitors,
        visitor_sessions, watchlist_entries, watchlist_consents, finance_applications, mail_suppressions, staff_audit,
        file_purges`);
    lead = await fill('wattle');
    await fill('acme');
    await createLeadStore(test.database).store(
      'wattle',
      makeLeadRecord({ email: 'bob@example.com', phone: '+61498765432' }),
      [],
    );
    rmSync(mail, { recursive: true, force: true });
    mkdirSync(mail);
    writeFileSync(join(mail, `${lead}.1.eml`), 'Subject: Hello Ann');
  });

  it('finds leads and payments by email, accounts and applications by phone, of one site only', async () => {
    const byEmail = await privacy.find('wattle', [email]);
    expect(byEmail.leads.map((one) => one.lead.lead_uuid)).toEqual([lead]);
    expect([byEmail.appointments, byEmail.payments, byEmail.accounts].map(({ length }) => length)).toEqual([1, 1, 0]);
    const byPhone = await privacy.find('wattle', [phone]);
    expect(byPhone.accounts).toMatchObject([{ phone: phone.value, sessions: [{ device: 'Chrome' }] }]);
    const counts = [byPhone.leads, byPhone.watchlist, byPhone.notices, byPhone.applications].map(
      ({ length }) => length,
    );
    expect(counts).toEqual([1, 1, 1, 1]);
    expect((await privacy.find('wattle', [{ kind: 'email', value: 'carol@example.com' }])).leads).toEqual([]);
  });

  it('exports everything once as JSON, sealed figures and mail files too, and no secret', async () => {
    const text = await readText(await privacy.export('wattle', [email, phone], by, now));
    const exported = JSON.parse(text);
    expect(exported.leads).toMatchObject([
      {
        lead_uuid: lead,
        messages: [{ text: 'Saturday suits' }],
        quotes: [{ number: 1001, pdf: Buffer.from('PDF 1001').toString('base64') }],
        mails: ['Subject: Hello Ann'],
        work: { stage: 'new' },
      },
    ]);
    expect(exported.applications).toMatchObject([{ content: { answers: { income: '98765' } } }]);
    expect(exported.watchlist).toMatchObject([{ vehicle_id: 7 }]);
    expect(exported.contacts).toEqual([email, phone]);
    expect(text).not.toMatch(/hash of wattle|secret_hash|confirm_hash|bob@|acme/);
  });

  it('finds leads by index', async () => {
    const { primary } = test.database;
    const explain = (filter: Parameters<typeof fromLeads>[0]) =>
      primary.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        const { rows } = await tx.execute(sql`EXPLAIN SELECT l.lead_uuid ${fromLeads(filter)}`);
        return JSON.stringify(rows);
      });
    expect(await explain({ siteSlug: 'wattle', email: email.value })).toContain('leads_email_idx');
    expect(await explain({ siteSlug: 'wattle', phone: phone.value })).toContain('leads_phone_idx');
  });

  it('lets ten searches of a site wait, while other sites can search', async () => {
    const find = (siteSlug: string) => privacy.find(siteSlug, [email]).then(({ leads }) => leads.length);
    const asked = Promise.allSettled(Array.from({ length: 14 }, () => find('wattle')));
    expect(await find('acme')).toBe(1);
    expect((await asked).filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'overloaded' } },
      { reason: { code: 'overloaded' } },
    ]);
  });

  it('opens all applications of a site, a page at a time', async () => {
    await test.database.primary.execute(sql`
      INSERT INTO finance_applications SELECT (jsonb_populate_record(one, jsonb_build_object(
        'application_uuid', gen_random_uuid(), 'visitor_uuid', gen_random_uuid(), 'vehicle_id', place))).*
      FROM finance_applications AS one, generate_series(1, 1200) AS place WHERE one.site_id = 'wattle'`);
    const { applications, unreadableApplications } = await privacy.find('wattle', [phone]);
    expect([applications.length, unreadableApplications]).toEqual([1, 1200]);
  });

  it('erases by each contact, at one site, and leaves other people and sites alone', async () => {
    await privacy.erase('wattle', [email], by, now);
    expect([await count('leads'), await count('visitors'), await count('payment_requests')]).toEqual([2, 2, 1]);
    expect(readdirSync(mail)).toEqual([]);
    await privacy.erase('wattle', [phone], by, now);
    const tables = ['visitors', 'visitor_sessions', 'watchlist_entries', 'watchlist_consents', 'finance_applications'];
    expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1, 1, 1]);
    const left = await privacy.find('wattle', [email, phone]);
    expect(Object.values(left).filter((one) => Array.isArray(one) && one.length > 0)).toEqual([]);
  });

  it('stops messages to a contact, and allows them again', async () => {
    const since = () =>
      createSuppressionStore(test.database.primary).listSince([
        { siteSlug: 'wattle', addressHash: hashAddress('wattle', email.value) },
      ]);
    await privacy.suppress('wattle', email, true, by, now);
    expect(await since()).toEqual([now]);
    expect((await privacy.find('wattle', [email])).suppressions).toEqual([{ contact: email, since: now }]);
    await privacy.suppress('wattle', email, false, by, now);
    expect(await since()).toEqual([null]);
  });

  it('stops all text messages to a number, and shows a shopper’s own STOP', async () => {
    const { primary } = test.database;
    const isStopped = async () => [
      await isTextStopped(primary, 'wattle', phone.value),
      await createAddressStops(primary).isStoppedSince('wattle', phone.value, now),
    ];
    await privacy.suppress('wattle', phone, true, by, now);
    expect(await isStopped()).toEqual([true, true]);
    expect(await isTextStopped(primary, 'acme', phone.value)).toBe(false);
    await privacy.suppress('wattle', phone, false, by, now);
    expect(await isStopped()).toEqual([false, false]);
    await stopTexts(primary, ['wattle'], phone.value, now);
    await createSuppressionStore(primary).lift({
      siteSlug: 'wattle',
      addressHash: hashAddress('wattle', phone.value),
    });
    expect((await privacy.find('wattle', [phone, email])).suppressions).toEqual([{ contact: phone, since: now }]);
  });

  it('audits each step under one hash of the contact that differs by site', async () => {
    await privacy.recordSearch('wattle', email, by, now);
    await privacy.export('wattle', [email], by, now);
    await privacy.suppress('wattle', email, true, by, now);
    await privacy.suppress('wattle', email, false, by, now);
    await privacy.erase('wattle', [email], by, now);
    await privacy.recordSearch('acme', email, by, now);
    const { rows } = await test.database.primary.execute<{ action: string; subject_id: string; line: string }>(sql`
      SELECT action, subject_id, row_to_json(one)::text AS line FROM staff_audit AS one ORDER BY action, site_id`);
    expect(rows.map(({ action }) => action)).toEqual([
      'shopperErased',
      'shopperExported',
      'shopperSearched',
      'shopperSearched',
      'shopperSuppressed',
      'shopperUnsuppressed',
    ]);
    expect(new Set(rows.map(({ subject_id }) => subject_id)).size).toBe(2);
    expect(rows.map(({ line }) => line).join()).not.toContain('example.com');
    expect(rows.map(({ subject_id }) => subject_id)).not.toContain(hashAddress('wattle', email.value));
  });
});
