import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const pathOf = (lead: string) => `/sites/${site}/inbox/${lead}`;

describe('the photo of a lead’s vehicle', () => {
  let desk: DeskHost;
  let ann: string;
  let lead: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
    lead = await desk.addLead(site, { vehicle: { ...leadVehicle, slug: desk.stock.vehicle.slug } });
  });
  afterAll(() => desk?.close());

  it('comes from the desk, as a picture that nothing keeps', async () => {
    expect((await desk.ask(pathOf(lead), ann)).body).toContain(`src="${pathOf(lead)}/picture"`);
    const { statusCode, headers, body } = await desk.ask(`${pathOf(lead)}/picture`, ann);
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'image/webp',
      'no-store',
      'a picture',
    ]);
  });

  it('is missing for another site’s staff, a lead without a vehicle, and a vehicle without photos', async () => {
    const twin = await desk.signIn(await desk.addPerson('Tom', { siteSlug: ownershipSites.twin, role: 'owner' }));
    expect((await desk.ask(`${pathOf(lead)}/picture`, twin)).statusCode).toBe(404);
    const bare = await desk.addLead(site, { vehicle: null });
    expect((await desk.ask(`${pathOf(bare)}/picture`, ann)).statusCode).toBe(404);
    desk.stock.vehicle = { ...desk.stock.vehicle, images: [], primaryImageUrl: null };
    expect((await desk.ask(`${pathOf(lead)}/picture`, ann)).statusCode).toBe(404);
    expect((await desk.ask(pathOf(lead), ann)).body).not.toContain('/picture"');
  });
});
