import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const staffPage = `/sites/${site}/staff`;

describe('the security of the desk', () => {
  let desk: DeskHost;
  let owner: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    owner = await desk.signIn(await desk.addPerson('Olive', { siteSlug: site, role: 'owner' }));
  });
  afterAll(() => desk?.close());

  it('answers the same for an address that nobody has', async () => {
    const known = await desk.post('/sign-in', { email: 'olive@example.test' });
    const unknown = await desk.post('/sign-in', { email: 'nobody@example.test' });
    const plain = ({ statusCode, body }: typeof known) => [statusCode, body.replaceAll(/nonce="[^"]*"/g, '')];
    expect(plain(unknown)).toEqual(plain(known));
  });

  it('ends the sessions of a person whose access ends', async () => {
    const leaverUuid = await desk.addPerson('Leaver', { siteSlug: site, role: 'sales' });
    const leaver = await desk.signIn(leaverUuid);
    expect((await desk.ask(`/sites/${site}/inbox`, leaver)).statusCode).toBe(200);
    expect((await desk.post(staffPage, { intent: 'end', id: leaverUuid }, owner)).statusCode).toBe(303);
    expect((await desk.ask('/account', leaver)).statusCode).toBe(302);
  });

  it('ignores fields that name another site or person', async () => {
    const lead = await desk.addLead(site);
    const salesUuid = await desk.addPerson('Sam', { siteSlug: site, role: 'sales' });
    const sales = await desk.signIn(salesUuid);
    const forged = {
      intent: 'note',
      note: 'hi',
      role: 'owner',
      personUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
      siteSlug: ownershipSites.twin,
    };
    expect((await desk.post(`/sites/${site}/inbox/${lead}`, forged, sales)).statusCode).toBe(303);
    expect((await desk.ask(`/sites/${site}/inbox/${lead}`, sales)).body).toContain('Sam');
    expect((await desk.ask(staffPage, sales)).statusCode).toBe(404);
    expect((await desk.ask(`/sites/${ownershipSites.twin}/inbox`, sales)).statusCode).toBe(404);
  });

  it('says nothing about a fault to the reader', async () => {
    await desk.database.primary.execute('ALTER TABLE lead_notes RENAME TO hidden_notes');
    const lead = await desk.addLead(site);
    const { statusCode, body } = await desk.ask(`/sites/${site}/inbox/${lead}`, owner);
    await desk.database.primary.execute('ALTER TABLE hidden_notes RENAME TO lead_notes');
    expect(statusCode).toBe(500);
    expect(body).toContain('Something went wrong');
    expect(body).not.toMatch(/lead_notes|SELECT|QueryError|node_modules/);
  });

  it('has each test that its ASVS tables name', () => {
    const folder = 'docs/production/desk-security';
    const tables = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const cited = [...tables.join('\n').matchAll(/`([^`]+\.(?:test|spec)\.ts)`: ((?:“[^”]+”(?:; )?)+)/g)].flatMap(
      ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(cited.length).toBeGreaterThan(50);
    const missing = cited.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
    expect(missing).toEqual([]);
  });
});
