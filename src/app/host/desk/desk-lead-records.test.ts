import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '#src/checkout/server/tables.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('the records of a lead', () => {
  let desk: DeskHost;
  let lead: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    lead = await desk.addLead(site, { locationId: 1 });
  });
  afterAll(() => desk?.close());

  const readLead = async (cookie: string): Promise<string> =>
    (await desk.ask(`/sites/${site}/inbox/${lead}`, cookie)).body;
  const addReservation = async (isPurchase: boolean, locationId: number): Promise<string> => {
    const uuid = await desk.addReservation(site, isPurchase);
    await desk.database.primary.execute(sql`
      UPDATE ${reservations} SET lead_uuid = ${lead}::uuid,
        contact = jsonb_set(contact, '{record,locationId}', ${String(locationId)}::jsonb)
      WHERE reservation_uuid = ${uuid}::uuid`);
    return uuid;
  };

  it('are linked in its activity, for people who may open them', async () => {
    const here = await addReservation(false, 1);
    const elsewhere = await addReservation(true, 2);
    const tradeIn = randomUUID();
    await desk.database.primary.execute(sql`
      INSERT INTO valuations (site_id, valuation_uuid, lead_id, visitor_uuid, look_up, cars, car_at, adjustment_answers,
        offer_price, form_completed, offer_accepted, revision, started_at)
      VALUES (${site}, ${tradeIn}::uuid, ${lead}::uuid, ${randomUUID()}::uuid, 'found',
        '[{"year": 2019, "make": "Kia", "model": "Cerato"}]', 0, '{}', 12000, true, true, 1, now())`);
    const linkOf = (words: string, path: string): string => `href="/sites/${site}/${path}"[^>]*>${words}`;
    const ofReservation = linkOf('Reservation: deposit paid', `reservations/${here}`);
    const ofPurchase = linkOf('Purchase: deposit paid', `reservations/${elsewhere}`);
    const all = await readLead(await desk.signIn(await desk.addPerson('all', { siteSlug: site, role: 'sales' })));
    for (const link of [ofReservation, ofPurchase, linkOf('Trade-in valued: 2019 Kia Cerato', `trade-ins#${tradeIn}`)])
      expect(all).toMatch(new RegExp(link));
    const one = await desk.signIn(await desk.addPerson('one', { siteSlug: site, role: 'sales', locationIds: [1] }));
    const scoped = await readLead(one);
    expect(scoped).toMatch(new RegExp(ofReservation));
    expect(scoped).toContain('Purchase: deposit paid');
    expect(scoped).not.toContain(`reservations/${elsewhere}`);
    expect((await desk.ask(`/sites/${site}/reservations/${elsewhere}`, one)).statusCode).toBe(404);
  });
});
