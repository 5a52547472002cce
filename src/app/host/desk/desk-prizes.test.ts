import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpinStore } from '#src/wheel/server/spin-store.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const list = `/sites/${site}/prizes`;

describe('wheel prizes at the desk', () => {
  let desk: DeskHost;
  let sales: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    sales = await desk.signIn(await desk.addPerson('sales', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());

  const win = async (code: string, validUntil: string): Promise<void> => {
    const prizes = [{ key: 'wash', words: 'A car wash', label: 'Wash', weight: 1, isPrize: true }];
    const now = new Date();
    await createSpinStore(desk.database).draw(
      {
        siteSlug: site,
        campaignKey: 'spring',
        visitorUuid: randomUUID(),
        campaignVersion: '1',
        prizes: prizes.map((prize) => ({ ...prize, quantity: null, terms: '', validDays: 1 })),
        person: { firstName: 'Ann', email: 'ann@example.com' },
        settle: () => ({ terms: '', code, validUntil, overAt: now.toISOString() }),
        keepLead: async () => null,
      },
      now,
      () => 0,
    );
  };
  const redeem = (code: string, cookie = sales) => desk.post(list, { intent: 'redeem', code }, cookie);

  it('are handed out once, by the code however it is typed [L2.15]', async () => {
    await win('QFB3-ZG82', '2999-01-01');
    expect((await desk.ask(list, sales)).body).toContain('QFB3-ZG82');
    const handedOut = await redeem(' qfb3 zg82 ');
    expect([handedOut.statusCode, handedOut.body.includes('Hand over: A car wash.')]).toEqual([200, true]);
    const again = await redeem('QFB3-ZG82');
    expect([again.statusCode, again.body.includes('already been handed out')]).toEqual([409, true]);
    const owner = await desk.signIn(await desk.addPerson('owner', { siteSlug: site, role: 'owner' }));
    expect((await desk.ask(`/sites/${site}/audit`, owner)).body).toContain('handed out a prize');
  });

  it('are refused once expired, and for codes that are wrong or no codes [L2.15]', async () => {
    await win('QFB3-ZG83', '2020-01-01');
    expect((await redeem('QFB3-ZG83')).body).toContain('valid until 1 January 2020');
    expect((await redeem('QFB3-ZG84')).statusCode).toBe(422);
    expect((await redeem('x')).body).toContain('Please enter a prize code');
  });

  it('show whether the record of draws is as it was written', async () => {
    expect((await desk.ask(`${list}?record=`, sales)).body).toContain('All spins match the record.');
    await desk.database.primary.execute(`UPDATE wheel_spins SET words = 'A caravan' WHERE sequence = 1`);
    expect((await desk.ask(`${list}?record=`, sales)).body).toContain('Spin 1 has changed since it was recorded.');
  });

  it('are shown only to people who see every location and category', async () => {
    const scoped = await desk.addPerson('scoped', { siteSlug: site, role: 'sales', locationIds: [1] });
    const cookie = await desk.signIn(scoped);
    expect((await desk.ask(list, cookie)).statusCode).toBe(404);
    expect((await redeem('QFB3-ZG82', cookie)).statusCode).toBe(404);
  });
});
