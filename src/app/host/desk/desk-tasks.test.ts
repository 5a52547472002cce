import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#src/lib/durations.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('tasks and snooze at the desk', () => {
  let desk: DeskHost;
  let ann: string;
  let lead: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    lead = await desk.addLead(site);
  });

  const path = () => `/sites/${site}/inbox/${lead}`;
  const send = (fields: Record<string, string>) => desk.post(path(), fields, ann);
  const rowOf = async () => {
    const { rows } = await desk.database.primary.execute(sql`
      SELECT to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS due,
        (SELECT snoozed_until IS NOT NULL FROM lead_work WHERE lead_uuid = ${lead}::uuid) AS is_snoozed
      FROM (SELECT 1) AS one LEFT JOIN lead_tasks ON lead_uuid = ${lead}::uuid`);
    return rows[0];
  };

  it('stores a task at the time of the site’s clock, and ends it', async () => {
    const task = randomUUID();
    const year = new Date().getUTCFullYear() + (new Date().getUTCMonth() > 5 ? 1 : 0);
    const fields = { intent: 'task', task, text: 'Call back', due: `${year}-05-03T09:00` };
    for (let time = 0; time < 2; time += 1) expect((await send(fields)).statusCode).toBe(303);
    expect(await rowOf()).toMatchObject({ due: expect.stringMatching(/^\d{4}-05-0[23] /) });
    expect((await desk.ask(path(), ann)).body).toContain('Done: Call back');
    expect((await send({ intent: 'finish', task })).statusCode).toBe(303);
    expect((await desk.ask(path(), ann)).body).not.toContain('Done: Call back');
  });

  it('snoozes until a button’s time or a field’s, and ends the snooze', async () => {
    const until = String(Date.now() + hourMs);
    expect((await send({ intent: 'snooze', until, untilField: '' })).statusCode).toBe(303);
    expect(await rowOf()).toMatchObject({ is_snoozed: true });
    expect((await desk.ask(`/sites/${site}/inbox`, ann)).body).not.toContain(lead);
    expect((await send({ intent: 'wake' })).statusCode).toBe(303);
    expect(await rowOf()).toMatchObject({ is_snoozed: false });
  });

  it.each([
    [{ intent: 'task', text: ' ', due: String(Date.now() + hourMs) }, 'Please describe the task.'],
    [{ intent: 'task', text: 'x'.repeat(501), due: String(Date.now() + hourMs) }, 'up to 500 characters'],
    [{ intent: 'task', text: 'Call', due: String(Date.now() - hourMs) }, 'Please choose a time within the next year.'],
    [{ intent: 'snooze', until: 'soon' }, 'Please choose a time within the next year.'],
    [{ intent: 'snooze', until: String(Date.now() + 400 * dayMs) }, 'Please choose a time within the next year.'],
  ])('refuses %o', async (fields, problem) => {
    const refused = await send({ task: randomUUID(), ...fields });
    expect([refused.statusCode, refused.body.includes(problem)]).toEqual([422, true]);
    expect(await rowOf()).toMatchObject({ due: null, is_snoozed: false });
  });
});
