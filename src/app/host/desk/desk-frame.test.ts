import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const { own, twin } = ownershipSites;

describe('the desk’s navigation', () => {
  let desk: DeskHost;
  let ann: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    ann = await desk.signIn(
      await desk.addPerson('ann', { siteSlug: own, role: 'manager' }, { siteSlug: twin, role: 'sales' }),
    );
  });
  afterAll(() => desk?.close());

  const read = async (path: string, cookie = ann): Promise<string> => (await desk.ask(path, cookie)).body;

  it('counts the overdue leads that the person may see, on every page', async () => {
    const paths = [`/sites/${own}/inbox`, `/sites/${own}/reservations`, '/account'];
    for (const path of paths)
      expect([path, await read(path)]).toEqual([path, expect.not.stringContaining('overdue lead')]);
    const addOverdue = async (locationId: number): Promise<void> => {
      const leadUuid = await desk.addLead(own, { locationId });
      await desk.database.primary.execute(
        sql`UPDATE ${leadWork} SET overdue_at = now() - interval '1 hour' WHERE lead_uuid = ${leadUuid}::uuid`,
      );
    };
    await addOverdue(1);
    await addOverdue(1);
    await addOverdue(2);
    for (const path of paths)
      expect([path, await read(path)]).toEqual([path, expect.stringContaining('>3 overdue leads<')]);
    const scoped = await desk.signIn(
      await desk.addPerson('scoped', { siteSlug: own, role: 'sales', locationIds: [2] }),
    );
    expect(await read(`/sites/${own}/reservations`, scoped)).toContain('>1 overdue lead<');
  });

  it('is on the account page, for the site that the person came from', async () => {
    const linkOf = (site: string): string => `href="/sites/${site}/reservations"`;
    expect(await read('/account')).toContain(linkOf(own));
    const fromTwin = await read(`/account?site=${twin}`);
    expect([fromTwin.includes(linkOf(twin)), fromTwin.includes(linkOf(own))]).toEqual([true, false]);
    expect(fromTwin).toMatch(/aria-current="page"[^>]*href="\/account\?site=|href="\/account\?site=[^>]*aria-current/);
    expect(await read('/account?site=nobodys')).toContain(linkOf(own));
    const { headers } = await desk.post(`/account?site=${twin}`, { intent: 'away', backOn: '' }, ann);
    expect(headers.location).toBe(`/account?site=${twin}`);
  });

  it('is left out for a person who works on no site', async () => {
    const nobody = await read('/account', await desk.signIn(await desk.addPerson('nobody')));
    expect([nobody.includes('<main id="main"'), nobody.includes('<nav')]).toEqual([true, false]);
  });
});
