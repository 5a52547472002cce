import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const { own: site, twin } = ownershipSites;

describe('merging leads at the desk', () => {
  let desk: DeskHost;
  let boss: string;
  let sales: string;
  let main: string;
  let other: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    boss = await desk.signIn(await desk.addPerson('Boss', { siteSlug: site, role: 'manager' }));
    sales = await desk.signIn(await desk.addPerson('Sales', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    main = await desk.addLead(site, { message: 'About the ute' });
    other = await desk.addLead(site, { message: 'About the van', phone: '+61498765432', email: 'ann@work.example' });
  });

  const path = (lead: string): string => `/sites/${site}/inbox/${lead}`;
  const arrived = 'Lead received from /contact: Ann Example';
  const merge = (cookie = boss, fields: Record<string, string> = {}) =>
    desk.post(path(main), { intent: 'merge', other, ...fields }, cookie);

  it('says what happens before it merges, also for a lead whose address staff paste', async () => {
    const address = encodeURIComponent(`https://desk.example${path(other)}?view=all`);
    const { body } = await desk.ask(`${path(main)}?merge=${address}`, boss);
    expect(body).toContain('Merge this lead into the one on this page?');
    expect(body).toContain('The phone numbers and email addresses are different.');
    const wrong = await desk.ask(`${path(main)}?merge=elsewhere`, boss);
    expect(wrong.body).toContain('We can’t find that lead');
    const foreign = await desk.ask(`${path(main)}?merge=${await desk.addLead(twin)}`, boss);
    expect(foreign.body).toContain('We can’t find that lead');
  });

  it('offers the person’s other leads, merges them into one page, and unmerges them', async () => {
    const same = await desk.addLead(site, { message: 'Me again' });
    const page = await desk.ask(path(main), boss);
    expect(page.body).toContain(`${path(main)}?merge=${same}`);
    const { statusCode, headers } = await merge();
    expect([statusCode, headers.location]).toEqual([303, path(main)]);
    const merged = await desk.ask(path(main), sales);
    expect(merged.body).toContain(arrived);
    expect(merged.body).toContain('About the van');
    expect(merged.body).toContain('merged another lead into this one');
    expect(merged.body).not.toContain('value="unmerge"');
    expect((await desk.ask(`/sites/${site}/inbox?view=all`, boss)).body).not.toContain(path(other));
    const old = await desk.ask(`${path(other)}?view=all`, boss);
    expect([old.statusCode, old.headers.location]).toEqual([302, `${path(main)}?view=all`]);
    await desk.post(path(main), { intent: 'unmerge', other }, boss);
    expect((await desk.ask(path(other), boss)).statusCode).toBe(200);
    expect((await desk.ask(path(main), boss)).body).not.toContain(arrived);
  });

  it('keeps a reply that was typed at the old address, and says what the main lead has', async () => {
    await desk.post(path(main), { intent: 'call', message: randomUUID(), outcome: 'talked', said: 'x' }, boss);
    await merge();
    const reply = {
      intent: 'reply',
      message: randomUUID(),
      lastSeen: '0',
      kind: 'mail',
      subject: 'The van',
      text: 'Typed for a while',
    };
    const refused = await desk.post(path(other), reply, sales);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Typed for a while');
    expect(refused.body).toContain('Your text is still here');
    const sent = await desk.post(path(other), { ...reply, lastSeen: '1' }, sales);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, path(main)]);
    expect((await desk.ask(path(main), sales)).body).toContain('Typed for a while');
  });

  it('serves a file of the other lead with the main one, also at its old address', async () => {
    const file = randomUUID();
    await desk.addFile(site, other, file);
    await merge();
    expect((await desk.ask(path(main), sales)).body).toContain(`${path(main)}/files/${file}`);
    for (const lead of [main, other])
      expect((await desk.ask(`${path(lead)}/files/${file}`, sales)).statusCode).toBe(200);
  });

  it('refuses a chain with its reason, and people whose role or site excludes it', async () => {
    expect((await merge(sales)).body).toContain('Your role doesn’t include this.');
    expect((await desk.ask(`${path(main)}?merge=${other}`, sales)).body).not.toContain('Merge this lead');
    await merge();
    const third = await desk.addLead(site);
    const chained = await desk.post(path(third), { intent: 'merge', other: main }, boss);
    expect([chained.statusCode, chained.body.includes('Other leads are merged into that one.')]).toEqual([422, true]);
    const crossed = await desk.post(path(other), { intent: 'merge', other: main }, boss);
    expect(crossed.body).toContain('Someone has merged the lead on this page into another one.');
    expect((await merge(boss, { other: await desk.addLead(twin) })).statusCode).toBe(404);
    expect((await merge(boss, { other: 'x' })).statusCode).toBe(404);
  });
});
