import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCodeStore } from '../../src/account/server/code-store.ts';
import { createVisitorStore } from '../../src/account/server/visitor-store.ts';
import { createApplicationStore } from '../../src/finance-application/server/application-store.ts';
import { createLeadStore } from '../../src/leads/server/lead-store.ts';
import { makeLeadRecord } from '../../src/leads/testing/make-lead-record.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { copyMigratedFolder } from '../../src/platform/db/testing/open-test-databases.ts';
import { openMailFolder } from '../../src/platform/mail/mail-folder.ts';
import { openSealer } from '../../src/platform/sealing/open-sealer.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { openSitesDir, type SiteSource } from '../../src/sites/server/site-source.ts';
import { createConsentStore } from '../../src/watchlist/server/consent-store.ts';
import { createWatchlistStore } from '../../src/watchlist/server/watchlist-store.ts';
import { runCommand } from '../lib/run-command.ts';
import { leadCommands } from './lead-commands.ts';
import { readLeadArguments } from './read-lead-arguments.ts';

const folder = makeTemporaryFolder('leads-command');
const dataDir = join(folder, 'data');
const sealer = openSealer({ SEALING_KEYS: [], DATA_DIR: dataDir });
const fileOf = (name: string): string => join(folder, name);
let database: DatabaseService;

const runOn = async (sites: SiteSource, ...argv: readonly string[]): Promise<string> => {
  const args = readLeadArguments(argv);
  const lines: string[] = [];
  const mails = openMailFolder(join(dataDir, 'mail'));
  const texts = openMailFolder(join(dataDir, 'sms'));
  const print = (line: string) => void lines.push(line);
  await leadCommands[args.command](args, {
    database,
    mails,
    texts,
    sealer,
    sites,
    now: new Date(),
    print,
  });
  return lines.join('\n');
};

const run = (...argv: readonly string[]): Promise<string> => runOn(openSitesDir('sites'), ...argv);

const beginApplication = (siteSlug: string, visitorUuid: string, phone: string): Promise<void> =>
  createApplicationStore({ interactive: database.primary }, sealer).changeDraft(
    { siteSlug, visitorUuid, vehicleId: null },
    (content) => ({ ...content, answers: { phone } }),
    new Date(),
  );

const ids: Record<'ann' | 'bob' | 'trapped', string> = { ann: '', bob: '', trapped: '' };

const fill = async (): Promise<void> => {
  await copyMigratedFolder(dataDir);
  database = await openDatabase({ dataDir });
  const store = createLeadStore(database);
  const targets = [{ kind: 'mail', target: 'sales@a.example' }] as const;
  ids.ann = await store.store('wattle-group', makeLeadRecord({ message: '=1+1' }), targets);
  await store.store('wattle-group', makeLeadRecord({ message: 'two' }), targets);
  ids.bob = await store.store('banksia-used', makeLeadRecord({ firstName: 'Bob', email: 'bob@example.com' }), targets);
  ids.trapped = await store.store('wattle-group', makeLeadRecord({ email: 'bot@example.com', isTrapped: true }), []);
  await database.primary.execute(sql`
    UPDATE lead_deliveries SET state = 'dead', attempts = 9, last_error = 'no such box' WHERE lead_uuid = ${ids.ann}::uuid`);
  for (const leadUuid of [ids.ann, ids.trapped]) {
    await database.primary.execute(sql`
      INSERT INTO appointments (site_id, lead_uuid, location_id, starts_at, ends_at, place, booked_at)
      VALUES ('wattle-group', ${leadUuid}::uuid, ${leadUuid === ids.ann ? 1 : 2}, '2026-11-26 09:00Z', '2026-11-26 09:30Z', 0,
        '2026-11-24')`);
  }
  mkdirSync(join(dataDir, 'mail'));
  writeFileSync(
    join(dataDir, 'mail', 'notice.eml'),
    'From: Wattle\r\nTo: Ann@example.com\r\nSubject: Is this your address?',
  );
  writeFileSync(join(dataDir, 'mail', `${ids.ann}.1234.eml`), 'Subject: Ann');
  const { rows } = await database.primary.execute(
    sql`SELECT delivery_uuid FROM lead_deliveries WHERE lead_uuid = ${ids.ann}::uuid`,
  );
  writeFileSync(join(dataDir, 'mail', `${rows[0]?.delivery_uuid}.1234.eml`), 'Subject: To the dealer');
};

describe('npm run leads', { timeout: 120_000 }, () => {
  beforeAll(fill);
  afterAll(() => database?.close());

  it('lists dead deliveries with their targets', async () => {
    const output = await run('list', '--state', 'dead');
    expect(output).toContain(`wattle-group  ${ids.ann}  General Enquiry: Ann Example`);
    expect(output).toContain('mail sales@a.example: dead, 9 tries, no such box');
    expect(output).toContain('1 lead.');
  });

  it('shows every field of a lead', async () => {
    const output = await run('show', ids.ann);
    expect(output).toMatch(/^email +ann@example\.com$/m);
    expect(output).toMatch(/^opt_in_text +Yes to news\.$/m);
  });

  it('resends a dead delivery, and delivers a lead that was held as spam [D.34]', async () => {
    const resent = await run('resend', ids.ann);
    expect(resent.split('\n')).toEqual([
      '2 deliveries queued again.',
      '1 delivery closed: the site no longer lists the target.',
    ]);
    expect(await run('list', '--state', 'closed')).toMatch(/mail sales@a\.example: closed, 9 tries, no such box/);
    const released = await run('resend', ids.trapped);
    // The targets are two mailTo addresses and one dealer system. A location's own destinations get only leads that
    // name the location.
    expect(released).toContain('3 deliveries queued again.');
    expect(await run('list', '--state', 'dead')).toContain('0 leads.');
  });

  it('resends to the address that the dealer has corrected, and to nobody twice unless asked [D.32]', async () => {
    const sitesDir = makeTemporaryFolder('corrected');
    cpSync('sites/banksia-used', join(sitesDir, 'banksia-used'), { recursive: true });
    const file = join(sitesDir, 'banksia-used', 'site.yaml');
    const correct = (mailTo: string): void =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}mailTo: .*$/m, `  mailTo: ${mailTo}`));
    const resend = (...filter: readonly string[]) => runOn(openSitesDir(sitesDir), 'resend', ...filter);
    const state = async () => (await run('list', '--site', 'banksia-used')).match(/(?<=mail )\S+: \w+/g);
    const settle = (to: string) =>
      database.primary.execute(
        sql`UPDATE lead_deliveries SET state = ${to} WHERE state = 'waiting' AND site_id = 'banksia-used'`,
      );
    await settle('dead');
    correct('[right@a.example]');
    expect(await resend('--state', 'dead', '--site', 'banksia-used')).toContain(
      '1 delivery queued again.\n1 delivery closed',
    );
    expect(await state()).toEqual(['right@a.example: waiting', 'sales@a.example: closed']);
    await settle('delivered');
    correct('[right@a.example, second@a.example]');
    expect(await resend(ids.bob)).toBe(
      '1 delivery queued again.\n1 delivery already arrived: add --state delivered to send again.',
    );
    expect(await state()).toEqual([
      'right@a.example: delivered',
      'sales@a.example: closed',
      'second@a.example: waiting',
    ]);
    expect(await resend(ids.bob, '--state', 'delivered')).toBe('1 delivery queued again.');
    expect(await state()).toEqual(['right@a.example: waiting', 'sales@a.example: closed', 'second@a.example: waiting']);
  });

  it('resends no lead of a site that can’t be read, and says so', async () => {
    const sitesDir = makeTemporaryFolder('no-sites');
    const output = await runOn(openSitesDir(sitesDir), 'resend', ids.bob);
    expect(output).toMatch(/^0 deliveries queued again\.\nNot resent: There is no site banksia-used/);
  });

  it('exports a CSV file with formulas escaped, readable to its owner only', async () => {
    const file = fileOf('leads.csv');
    expect(await run('export', file, '--site', 'wattle-group')).toContain('3 leads written to');
    const rows: Record<string, string>[] = parse(readFileSync(file, 'utf8'), { columns: true });
    expect(rows.map(({ message }) => message)).toContain("'=1+1");
    expect(rows.find(({ lead_uuid }) => lead_uuid === ids.ann)).toMatchObject({
      phone: "'+61412345678",
      deliveries:
        'mail hello@wattlemotorgroup.example: waiting; mail sales@a.example: closed; mail sales@wattlemotorgroup.example: waiting',
    });
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('exports everything stored about a person, mails too, then erases it with every mail to them', async () => {
    const ann = sql`'wattle-group', ${ids.ann}::uuid, gen_random_uuid()`;
    await database.primary.execute(sql`
      INSERT INTO lead_messages (site_id, lead_uuid, message_uuid, number, direction, kind, text, at)
      VALUES (${ann}, 1, 'in', 'mail', 'Saturday suits', now())`);
    await database.primary.execute(sql`
      INSERT INTO lead_files (site_id, lead_uuid, file_uuid, message_uuid, content)
      VALUES (${ann}, gen_random_uuid(), 'Hi'::bytea)`);
    const file = fileOf('ann.json');
    await run('export', '--person', 'ANN@example.com', file);
    const entries = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries.map(({ email }) => email)).toEqual(['ann@example.com', 'ann@example.com']);
    expect(entries.flatMap(({ mails }) => mails).toSorted()).toEqual(['Subject: Ann', 'Subject: To the dealer']);
    expect(entries.flatMap(({ appointments }) => appointments)).toMatchObject([{ leadUuid: ids.ann, locationId: 1 }]);
    expect(entries.flatMap(({ messages }) => messages)).toMatchObject([{ text: 'Saturday suits' }]);
    expect(entries.flatMap(({ files }) => files)).toMatchObject([{ content: 'SGk=' }]);
    const elsewhere = await run('forget', '--email', 'ann@example.com', '--site', 'banksia-used');
    expect(elsewhere).toContain('Deleted for ann@example.com: 0 leads with deliveries, 0 stored emails.');
    const purged = await run('forget', '--email', 'ann@example.com');
    expect(purged).toContain('Deleted for ann@example.com: 2 leads with deliveries, 3 stored emails.');
    expect(purged).toContain('1 appointment deleted');
    const { rows } = await database.primary.execute(sql`SELECT lead_uuid FROM appointments`);
    expect(rows).toEqual([{ lead_uuid: ids.trapped }]);
    expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
    expect(await run('list')).not.toMatch(/Ann Example.*\n.*sales@a\.example/);
  });

  it('erases one person by mobile number, at one site or all, with devices, saved vehicles and messages', async () => {
    const [ann, bob] = ['+61412345678', '+61498765432'] as const;
    const visitors = createVisitorStore(database.primary);
    const codes = createCodeStore(database.primary);
    const watchlists = createWatchlistStore(database);
    const consents = createConsentStore(database);
    mkdirSync(join(dataDir, 'sms'));
    const rows = [
      ['wattle-group', ann],
      ['banksia-used', ann],
      ['wattle-group', bob],
    ] as const;
    for (const [at, [site, phone]] of rows.entries()) {
      const session = { secretHash: `s${at}`, device: 'Chrome' };
      const { visitorUuid } = await visitors.signIn(site, { phone, oldSecretHash: undefined, session }, new Date());
      await watchlists.add({ siteSlug: site, visitorUuid }, [{ vehicleId: 7, priceCents: null }], new Date());
      const byMail = {
        channel: 'mail',
        target: `Saver${at}@example.com`,
        consentText: 'Yes',
        confirmHash: `h${at}`,
      } as const;
      await consents.agree({ siteSlug: site, visitorUuid }, byMail, [], new Date());
      const codeUuid = randomUUID();
      await codes.add(site, { codeUuid, visitorUuid, phone, codeHash: '' }, new Date());
      writeFileSync(join(dataDir, 'sms', `${codeUuid}.sms`), `To: ${phone}`);
      await beginApplication(site, visitorUuid, '');
    }
    for (const written of ['0412 345 678', '0498 765 432'])
      await beginApplication('wattle-group', randomUUID(), written);
    for (const leadUuid of [null, randomUUID()])
      await database.primary.execute(sql`
        INSERT INTO valuations (site_id, visitor_uuid, lead_id, look_up, cars, adjustment_answers, form_completed,
          offer_accepted, revision, started_at)
        SELECT site_id, visitor_uuid, ${leadUuid}::uuid, 'found', '[]', '{}', false, false, 1, now()
        FROM visitors WHERE site_id = 'wattle-group'`);
    const find = async (at: number) => (await visitors.find(rows[at]?.[0] ?? '', `s${at}`, new Date()))?.phone;
    expect(await run('forget', '--phone', '0412 345 678', '--site', 'wattle-group')).toBe(
      [
        'Deleted for +61412345678: 1 visitor with devices, 1 saved vehicle, 1 stored message.',
        '1 valuation without a lead deleted.',
        '2 finance applications deleted, including unsent ones.',
      ].join('\n'),
    );
    expect([await find(0), await find(1), await find(2)]).toEqual([undefined, ann, bob]);
    // The other site's application holds no number, so it's found through its visitor.
    expect(await run('forget', '--phone', '+61412345678')).toMatch(/1 visitor with.*\n1 finance application deleted/);
    expect([await find(1), await find(2)]).toEqual([undefined, bob]);
    expect(readdirSync(join(dataDir, 'sms')).map((name) => readFileSync(join(dataDir, 'sms', name), 'utf8'))).toEqual([
      `To: ${bob}`,
    ]);
    const { rows: valued } = await database.primary.execute(
      sql`SELECT lead_id IS NULL AS own FROM valuations ORDER BY 1`,
    );
    expect(valued).toEqual([{ own: false }, { own: false }, { own: true }]);
    const { rows: applied } = await database.primary.execute(sql`SELECT FROM finance_applications`);
    expect(applied).toHaveLength(2);
    const tables = ['visitors', 'visitor_sessions', 'sign_in_codes', 'watchlist_entries', 'watchlist_consents'];
    for (const table of tables) {
      const { rows: left } = await database.primary.execute(sql`SELECT FROM ${sql.identifier(table)}`);
      expect(left).toHaveLength(1);
    }
    expect(await run('forget', '--email', 'saver2@example.com')).toContain(
      '1 watchlist will no longer notify that address.',
    );
  });

  it('fails when a file cannot be written', async () => {
    await expect(run('export', fileOf('nowhere/leads.json'))).rejects.toThrow('ENOENT');
  });

  it('writes no person to a .csv file, which has no room for what hangs on their leads', async () => {
    await expect(run('export', '--person', 'ann@example.com', fileOf('ann.csv'))).rejects.toThrow(
      "One person's data can only be exported to a file that ends in .json.",
    );
  });

  it('keeps the old file when an export fails', async () => {
    const file = fileOf('bob.json');
    writeFileSync(file, 'of yesterday');
    const isBroken = () => Promise.reject(new Error('the folder cannot be read'));
    const mails = { ...openMailFolder(join(dataDir, 'mail')), find: isBroken };
    const args = readLeadArguments(['export', '--person', 'bob@example.com', file]);
    const admin = {
      database,
      mails,
      texts: mails,
      sealer,
      sites: openSitesDir('sites'),
      now: new Date(),
      print: () => undefined,
    };
    await expect(leadCommands.export(args, admin)).rejects.toThrow('the folder cannot be read');
    expect(readFileSync(file, 'utf8')).toBe('of yesterday');
  });

  it('fails for an unknown lead', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    await expect(run('show', nowhere)).rejects.toThrow(`There is no lead ${nowhere}.`);
  });
});

it('refuses a database that a server has open', { timeout: 60_000 }, async () => {
  const folderOfServer = fileOf('of-a-server');
  await copyMigratedFolder(folderOfServer);
  const server = await openDatabase({ dataDir: folderOfServer });
  const { exitCode, output } = await runCommand(process.execPath, ['scripts/leads.ts', 'list'], {
    quiet: true,
    env: { DATA_DIR: folderOfServer },
  });
  await server.close();
  expect([exitCode, output]).toEqual([
    1,
    expect.stringMatching(/^The leads are in .+\nStop the server, run this command, and start the server again/),
  ]);
  expect(output).toContain(folderOfServer);
});
