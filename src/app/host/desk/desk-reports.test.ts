import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSite } from '#src/reports/server/count-leads.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const reports = `/sites/${site}/reports`;
const [here, there] = [1, 2];

describe('the reports at the desk', () => {
  let desk: DeskHost;
  let owner: string;
  let manager: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    const ownerUuid = await desk.addPerson('Olive', { siteSlug: site, role: 'owner' });
    owner = await desk.signIn(ownerUuid);
    manager = await desk.signIn(await desk.addPerson('Mia', { siteSlug: site, role: 'manager', locationIds: [here] }));
    for (const locationId of [here, there, there]) await desk.addLead(site, { locationId, receivedAt: new Date() });
    await desk.addLead(ownershipSites.twin, { receivedAt: new Date() });
    await desk.database.primary.execute(sql`
      UPDATE lead_work SET answered_at = received_at + interval '10 minutes', answered_by = ${ownerUuid}::uuid,
        stage = 'lost', lost_reason = 'price' WHERE location_id = ${there}`);
    for (const slug of Object.values(ownershipSites)) {
      const timeZone = desk.siteOf(slug)?.timeZone ?? '';
      await countSite(desk.database, { slug, timeZone }, new AbortController().signal);
    }
  });
  afterAll(() => desk?.close());

  const csv = async (part: string, cookie: string): Promise<readonly string[]> => {
    const { body, headers } = await desk.ask(`${reports}/csv?part=${part}&days=7`, cookie);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${part}-7-days.csv"`);
    return body.trim().split('\r\n').slice(1);
  };

  it('shows each part as a chart with a title, a table and a file', async () => {
    const { body } = await desk.ask(`${reports}?report=answers&days=7`, owner);
    expect(body.match(/<svg role="img"/g)).toHaveLength(3);
    expect(body).toContain('By person: chart of the figures in the table</title>');
    expect(body).toMatch(/<th scope="row">Olive<\/th><td>2<\/td>/);
    expect(body).toContain(`href="${reports}/csv?part=answersByPerson&amp;days=7"`);
    expect(await csv('answersByPerson', owner)).toEqual(['Olive,2,10.4,10.4']);
    expect(await csv('lostByReason', owner)).toEqual(['Price,2,100']);
  });

  it('counts only leads of the site, and only those of the manager’s locations', async () => {
    expect(await csv('leadsBySource', owner)).toEqual(['Website,3,1,0,0,0,0,0,2,0']);
    expect(await csv('leadsBySource', manager)).toEqual(['Website,1,1,0,0,0,0,0,0,0']);
    expect(await csv('answersByPerson', manager)).toEqual([]);
    expect((await desk.ask(`/sites/${ownershipSites.twin}/reports/csv`, owner)).statusCode).toBe(404);
  });
});
