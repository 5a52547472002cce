import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const { own: site, twin } = ownershipSites;
const page = `/sites/${site}/privacy`;
const formHeaders = {
  host: deskHost,
  origin: `https://${deskHost}`,
  'content-type': 'application/x-www-form-urlencoded',
};

describe('the privacy page of the desk', () => {
  let desk: DeskHost;
  let boss: string;
  let bossUuid: string;
  let name = 0;
  let email: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    bossUuid = await desk.addPerson('Boss', { siteSlug: site, role: 'manager' });
    boss = await desk.signIn(bossUuid);
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    name += 1;
    email = `ann${name}@example.com`;
    await desk.addLead(site, { email, phone: `+6141234567${name}`, message: 'About the ute' });
    await desk.addLead(twin, { email, message: 'At the twin' });
  });

  const search = async (cookie = boss, contact = email): Promise<string> => {
    const { headers, statusCode } = await desk.post(page, { intent: 'search', contact }, cookie);
    expect(statusCode).toBe(303);
    return String(headers.location);
  };

  const readFileHref = async (answer: Awaited<ReturnType<DeskHost['post']>>, cookie = boss): Promise<string> => {
    expect(answer.statusCode).toBe(303);
    const { body } = await desk.ask(String(answer.headers.location), cookie);
    return /href="([^"]+)" download/.exec(body)?.[1] ?? '';
  };

  it('shows what the site holds, at an address without the contact', async () => {
    const found = await search();
    expect(decodeURIComponent(found)).not.toContain(email);
    const { body } = await desk.ask(found, boss);
    expect(body).toContain(email);
    expect(body).toContain(`0412 345 67${name}`);
    expect(body).toContain('aria-label="Leads"');
    const other = await desk.signIn(await desk.addPerson(`Other${name}`, { siteSlug: site, role: 'manager' }));
    expect((await desk.ask(found, other)).body).toContain('This search has expired.');
  });

  it('refuses what is no contact, and keeps it in the form', async () => {
    const { statusCode, body } = await desk.post(page, { intent: 'search', contact: 'Ann & Co' }, boss);
    expect([statusCode, body.includes('value="Ann &amp; Co"')]).toEqual([422, true]);
  });

  it('exports a file, with the other contacts that were ticked', async () => {
    const found = await search();
    const started = await desk.post(found, { intent: 'export', also: `phone +6141234567${name}` }, boss);
    const href = await readFileHref(started);
    const file = await desk.ask(href, boss);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['content-type']).toContain('application/json');
    const exported = JSON.parse(file.body);
    expect(exported.contacts).toHaveLength(2);
    expect(exported.leads).toMatchObject([{ message: 'About the ute' }]);
    const untold = await desk.post(found, { intent: 'export', also: 'email bob@example.com' }, boss);
    expect(JSON.parse((await desk.ask(await readFileHref(untold), boss)).body).contacts).toHaveLength(1);
    expect((await desk.ask(href.replace('/export/', '/export/x'), boss)).statusCode).toBe(410);
  });

  it('asks for fewer contacts than an address can name, and exports half a dozen', async () => {
    const phone = `+6141234567${name}`;
    const others = Array.from({ length: 18 }, (_, index) => `an.address.of.usual.length.${index + 10}@example.com`);
    for (const other of others) await desk.addLead(site, { email: other, phone, submissionHash: `${name} ${other}` });
    const found = await search(boss, phone);
    const tick = (count: number) => {
      const form = new URLSearchParams([
        ['intent', 'export'],
        ...others.slice(0, count).map((one) => ['also', `email ${one}`]),
      ]);
      return desk.app.inject({
        method: 'POST',
        url: found,
        payload: form.toString(),
        headers: { ...formHeaders, cookie: boss },
      });
    };
    const href = await readFileHref(await tick(6));
    expect(JSON.parse((await desk.ask(href, boss)).body).contacts).toHaveLength(7);
    const refused = await tick(18);
    expect([refused.statusCode, refused.body.includes('Please tick fewer contacts')]).toEqual([422, true]);
  });

  it('erases at this site only, and says what stays', async () => {
    const found = await search();
    const erased = await desk.post(found, { intent: 'erase' }, boss);
    const after = await desk.ask(String(erased.headers.location), boss);
    expect(after.body).toContain('Erased.');
    expect(after.body).toContain('We hold nothing under these contact details.');
    const owner = await desk.signIn(await desk.addPerson(`Owner${name}`, { siteSlug: twin, role: 'owner' }));
    expect((await desk.ask(`/sites/${twin}/inbox?view=all`, owner)).body).toContain('At the twin');
  });

  it('erases a valuation that was never sent, with its plate, at this site only', async () => {
    const phone = `+6149876543${name}`;
    const { primary } = desk.database;
    for (const siteSlug of [site, twin]) {
      const session = { secretHash: `${siteSlug}${name}`, device: 'Chrome' };
      const { visitorUuid } = await createVisitorStore(primary).signIn(
        siteSlug,
        { phone, oldSecretHash: undefined, session },
        new Date(),
      );
      await primary.execute(sql`
        INSERT INTO valuations (site_id, visitor_uuid, look_up, cars, rego, rego_state, adjustment_answers,
          form_completed, offer_accepted, revision, started_at)
        VALUES (${siteSlug}, ${visitorUuid}::uuid, 'found', '[]', 'ABC123', 'QLD', '{}', false, false, 1, now())`);
    }
    const found = await search(boss, phone);
    expect((await desk.ask(found, boss)).body).toContain('aria-label="Trade-ins"');
    const erased = await desk.post(found, { intent: 'erase' }, boss);
    const after = await desk.ask(String(erased.headers.location), boss);
    expect(after.body).toContain('We hold nothing under these contact details.');
    const { rows } = await primary.execute(sql`SELECT site_id FROM valuations`);
    expect(rows).toEqual([{ site_id: twin }]);
  });

  it('stops messages and allows them again', async () => {
    const found = await search();
    await desk.post(found, { intent: 'suppress' }, boss);
    expect((await desk.ask(found, boss)).body).toContain('Allow messages again');
    await desk.post(found, { intent: 'unsuppress' }, boss);
    expect((await desk.ask(found, boss)).body).toContain('Stop messages');
  });

  it('isn’t there for people who see only some leads', async () => {
    const some = { siteSlug: site, role: 'manager', locationIds: [1] } as const;
    const limited = await desk.signIn(await desk.addPerson(`Some${name}`, some));
    expect((await desk.ask(page, limited)).statusCode).toBe(404);
    expect((await desk.post(page, { intent: 'search', contact: email }, limited)).statusCode).toBe(404);
    expect((await desk.ask(`/sites/${site}/inbox`, limited)).body).not.toContain(page);
  });

  it('asks for a fresh passkey or code before an export is fetched', async () => {
    const personUuid = await desk.addPerson(`Stale${name}`, { siteSlug: site, role: 'owner' });
    const cookie = await desk.signIn(personUuid);
    const href = await readFileHref(await desk.post(await search(cookie), { intent: 'export' }, cookie), cookie);
    await desk.agePasskey(personUuid);
    const asked = await desk.ask(href, cookie);
    expect([asked.statusCode, String(asked.headers.location)]).toEqual([302, expect.stringMatching(/^\/confirm\?to=/)]);
  });
});
