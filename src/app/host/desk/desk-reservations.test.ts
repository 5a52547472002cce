import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const list = `/sites/${site}/reservations`;

describe('reservations at the desk', () => {
  let desk: DeskHost;
  let manager: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    manager = await desk.signIn(await desk.addPerson('manager', { siteSlug: site, role: 'manager' }));
  });
  afterAll(() => desk?.close());

  it('shows the figures and the ledger, and releases once', async () => {
    const id = await desk.addReservation(site);
    expect((await desk.ask(list, manager)).body).toContain(`href="${list}/${id}"`);
    const page = await desk.ask(`${list}/${id}`, manager);
    expect(page.body).toContain('Release and refund $200');
    expect(page.body).toContain('Ann Example');
    expect((await desk.post(`${list}/${id}`, { intent: 'release' }, manager)).statusCode).toBe(303);
    const again = await desk.post(`${list}/${id}`, { intent: 'release' }, manager);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('Nothing changed: this reservation is already');
    const after = await desk.ask(`${list}/${id}`, manager);
    expect(after.body).toMatch(/<strong>manager <\/strong>released/);
    expect((await desk.ask(list, manager)).body).not.toContain(id);
  });

  it('lets sales staff mark a vehicle sold, and pay nothing back', async () => {
    const sales = await desk.signIn(await desk.addPerson('sales', { siteSlug: site, role: 'sales' }));
    const id = await desk.addReservation(site);
    const page = await desk.ask(`${list}/${id}`, sales);
    expect(page.body).toContain('Mark as sold');
    expect(page.body).not.toContain('Release');
    expect((await desk.post(`${list}/${id}`, { intent: 'release' }, sales)).statusCode).toBe(404);
    expect((await desk.post(`${list}/${id}`, { intent: 'sold' }, sales)).statusCode).toBe(303);
    expect((await desk.ask(`${list}?state=sold`, sales)).body).toContain(id);
  });

  it('marks in the navigation the list that a reservation or a purchase belongs to', async () => {
    const findCurrent = async (id: string) =>
      /aria-current="page"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*aria-current="page"/
        .exec((await desk.ask(`${list}/${id}`, manager)).body)
        ?.slice(1)
        .find((href) => href !== undefined);
    expect(await findCurrent(await desk.addReservation(site))).toBe(list);
    expect(await findCurrent(await desk.addReservation(site, true))).toBe(`/sites/${site}/purchases`);
  });

  it('is a 404 at another site, for another location and for nonsense', async () => {
    const id = await desk.addReservation(site);
    const elsewhere = { siteSlug: ownershipSites.twin, role: 'owner' } as const;
    const both = await desk.signIn(
      await desk.addPerson('both', elsewhere, { siteSlug: site, role: 'manager', locationIds: [2] }),
    );
    for (const path of [`${list}/${id}`, `/sites/${ownershipSites.twin}/reservations/${id}`, `${list}/x`]) {
      expect([path, (await desk.ask(path, both)).statusCode]).toEqual([path, 404]);
      expect([path, (await desk.post(path, { intent: 'release' }, both)).statusCode]).toEqual([path, 404]);
    }
    expect((await desk.post(`${list}/${id}`, { intent: 'steal' }, manager)).statusCode).toBe(422);
  });
});
