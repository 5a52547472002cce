import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const list = `/sites/${site}/finance`;

describe('finance applications at the desk', () => {
  let desk: DeskHost;
  let manager: string;
  let id: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    manager = await desk.signIn(await desk.addPerson('manager', { siteSlug: site, role: 'manager' }));
    id = await desk.addApplication(site);
  });
  afterAll(() => desk?.close());

  it('show the loan and the decision, and unseal figures only when asked [D.41]', async () => {
    expect((await desk.ask(list, manager)).body).toContain(`href="${list}/${id}"`);
    const page = await desk.ask(`${list}/${id}`, manager);
    expect(page.body).toContain('$25,000 over 5 years');
    expect(page.body).toContain('Likely');
    expect(page.body).not.toContain('Financial details</h2>');
    const opened = await desk.post(`${list}/${id}`, { intent: 'open' }, manager);
    expect([opened.statusCode, opened.body.includes('have the key to decrypt these details')]).toEqual([409, true]);
  });

  it('are those of the person’s site, locations and categories only', async () => {
    const scoped = await desk.addPerson('scoped', { siteSlug: site, role: 'manager', locationIds: [2] });
    const cookie = await desk.signIn(scoped);
    expect((await desk.ask(list, cookie)).body).not.toContain(id);
    expect((await desk.ask(`${list}/${id}`, cookie)).statusCode).toBe(404);
    expect((await desk.post(`${list}/${id}`, { intent: 'open' }, cookie)).statusCode).toBe(404);
  });
});
