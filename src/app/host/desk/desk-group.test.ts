import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPermission, type Role, roles } from '#src/staff/rules/roles.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const { own: home, twin: away, apart } = ownershipSites;
const group = { inbox: { group: 'wattle' } };
const groups = { [home]: group, [away]: group, [apart]: { inbox: { group: 'others' } } };
const path = (site: string, lead: string): string => `/sites/${site}/inbox/${lead}`;

describe('leads of one person at two sites of a group', () => {
  let desk: DeskHost;
  let boss: string;
  let here: string;
  let there: string;
  let main: string;
  let other: string;
  let foreign: string;

  beforeAll(async () => {
    desk = await openDeskHost({}, { siteSections: groups });
    const everywhere = Object.values(ownershipSites).map((siteSlug) => ({ siteSlug, role: 'manager' as const }));
    boss = await desk.signIn(await desk.addPerson('Boss', ...everywhere));
    here = await desk.signIn(await desk.addPerson('Here', { siteSlug: home, role: 'owner' }));
    there = await desk.signIn(await desk.addPerson('There', { siteSlug: away, role: 'owner' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    const ann = { phone: `+614${String(Math.random()).slice(2, 10)}`, email: `${randomUUID()}@example.com` };
    main = await desk.addLead(home, { ...ann, message: 'About the ute' });
    other = await desk.addLead(away, { ...ann, message: 'About the van', email: ann.email.toUpperCase() });
    foreign = await desk.addLead(apart, { ...ann, message: 'About the boat' });
  });

  const merge = (cookie = boss, fields: Record<string, string> = {}) =>
    desk.post(path(home, main), { intent: 'merge', other, at: away, ...fields }, cookie);
  const bodyOf = async (site: string, lead: string, cookie: string) => (await desk.ask(path(site, lead), cookie)).body;

  it('lists the other site’s lead with the site’s name, to people who may see it there', async () => {
    const body = await bodyOf(home, main, boss);
    expect(body).toContain(`href="${path(away, other)}"`);
    expect(body).toContain(away);
    expect(body).toContain(`merge=${encodeURIComponent(path(away, other))}`);
    for (const cookie of [boss, here]) expect(await bodyOf(home, main, cookie)).not.toContain(foreign);
    const own = await bodyOf(home, main, here);
    for (const text of [other, 'About the van', away]) expect(own).not.toContain(text);
  });

  it('says what happens before it merges, also for an address that staff paste', async () => {
    const ask = async (reference: string) =>
      (await desk.ask(`${path(home, main)}?merge=${encodeURIComponent(reference)}`, boss)).body;
    expect(await ask(path(away, other))).toContain(`The other lead will stay at ${away}.`);
    expect(await ask(`https://desk.example${path(away, other)}?view=all`)).toContain(`will stay at ${away}.`);
    // The wrong site, an id without a site, a site outside the group, and a site that doesn't exist.
    for (const reference of [path(home, other), other, path(apart, foreign), path('elsewhere', other)])
      expect(await ask(reference)).toContain('We can’t find that lead');
  });

  it('shows each lead’s timeline on both pages, with files, and ends with the lead as it was', async () => {
    const file = randomUUID();
    await desk.addFile(away, other, file);
    await desk.post(path(away, other), { intent: 'note', note: 'Wants a tow bar' }, there);
    await desk.post(path(home, main), { intent: 'note', note: 'Prefers mornings' }, here);
    const { statusCode, headers } = await merge();
    expect([statusCode, headers.location]).toEqual([303, path(home, main)]);
    const body = await bodyOf(home, main, boss);
    for (const text of ['About the van', 'Wants a tow bar', `${path(away, other)}/files/${file}`, 'value="unmerge"'])
      expect(body).toContain(text);
    const far = await bodyOf(away, other, boss);
    for (const text of ['About the ute', 'Prefers mornings', 'merged it into a lead at another site'])
      expect(far).toContain(text);
    expect(far).toContain('The other site replies to the shopper.');
    expect((await desk.ask(`/sites/${away}/inbox`, there)).body).not.toContain(other);
    expect((await desk.ask(`/sites/${away}/inbox?view=all`, there)).body).toContain(other);
    await merge(boss, { intent: 'unmerge' });
    expect(await bodyOf(home, main, boss)).not.toContain('Wants a tow bar');
    expect(await bodyOf(away, other, boss)).not.toContain('The other site replies to the shopper.');
    expect((await desk.ask(`/sites/${away}/inbox`, there)).body).toContain(other);
  });

  it('reveals nothing of the other site’s lead to people of one site, and lets them take their own back', async () => {
    await desk.post(path(away, other), { intent: 'note', note: 'Wants a tow bar' }, there);
    await desk.post(path(home, main), { intent: 'note', note: 'Prefers mornings' }, here);
    await merge();
    const body = await bodyOf(home, main, here);
    for (const text of [other, 'About the van', 'Wants a tow bar', away]) expect(body).not.toContain(text);
    const far = await bodyOf(away, other, there);
    for (const text of [main, 'About the ute', 'Prefers mornings', home]) expect(far).not.toContain(text);
    expect(far).toContain('Merged into a lead at another site of the group');
    expect((await desk.ask(path(home, main), there)).statusCode).toBe(404);
    expect((await desk.post(path(away, other), { intent: 'takeBack' }, there)).statusCode).toBe(303);
    expect(await bodyOf(away, other, there)).not.toContain('Merged into a lead');
  });

  it('answers with a 404 for a lead of another group, of a site without membership, or out of scope there', async () => {
    const near = { siteSlug: home, role: 'manager' } as const;
    const limited = await desk.signIn(
      await desk.addPerson(`Limited ${main}`, near, { siteSlug: away, role: 'manager', locationIds: [999] }),
    );
    expect(await bodyOf(home, main, limited)).not.toContain(other);
    for (const [cookie, fields] of [
      [boss, { other: foreign, at: apart }],
      [boss, { other, at: home }],
      [boss, { other, at: '' }],
      [boss, { other: main }],
      [boss, { other: 'x' }],
      [here, {}],
      [limited, {}],
    ] as const)
      for (const intent of ['merge', 'unmerge'])
        expect((await merge(cookie, { ...fields, intent })).statusCode).toBe(404);
    await merge();
    expect(await bodyOf(home, main, limited)).not.toContain('About the van');
    expect((await merge(limited, { intent: 'unmerge' })).statusCode).toBe(404);
    expect((await desk.post(path(home, main), { intent: 'takeBack' }, boss)).body).toContain(
      'unmerged these leads already',
    );
  });

  const pairs = roles.flatMap((role) => roles.map((roleThere) => [role, roleThere] as const));

  it.each(pairs)('shows and merges as far as %s here and %s there allow', async (role: Role, roleThere: Role) => {
    const memberships = [
      { siteSlug: home, role },
      { siteSlug: away, role: roleThere },
    ];
    const cookie = await desk.signIn(await desk.addPerson(`${role}${roleThere}`, ...memberships));
    const page = await desk.ask(path(home, main), cookie);
    const [reads, readsThere] = [role, roleThere].map((one) => hasPermission(one, 'leads.read'));
    const [merges, mergesThere] = [role, roleThere].map((one) => hasPermission(one, 'leads.merge'));
    expect(page.statusCode).toBe(reads === true ? 200 : 404);
    expect(page.body.includes(other)).toBe(reads === true && readsThere === true);
    expect(page.body.includes('?merge=')).toBe(merges === true && mergesThere === true);
    const { statusCode } = await merge(cookie);
    if (!(reads === true && readsThere === true)) expect(statusCode).toBe(404);
    else expect(statusCode).toBe(merges === true && mergesThere === true ? 303 : 422);
  });
});
