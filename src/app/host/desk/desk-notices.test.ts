import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('notifications in the account', () => {
  let desk: DeskHost;
  let cookie: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    cookie = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());

  const account = async () => (await desk.ask('/account', cookie)).body;
  const save = async (form: Readonly<Record<string, string>>) =>
    (await desk.post('/account', { intent: 'notices', ...form }, cookie)).statusCode;
  const subscribe = (endpoint: string, as = cookie) =>
    desk.app.inject({
      url: '/account/push',
      method: 'POST',
      payload: JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      headers: { host: deskHost, origin: `https://${deskHost}`, 'content-type': 'application/json', cookie: as },
    });

  it('are saved without scripts, and refused with a reason', async () => {
    expect(await save({ overdue: 'sms' })).toBe(422);
    expect(await save({ overdue: 'sms', mobile: '02 9999 0000' })).toBe(422);
    expect(await save({ overdue: 'sms', mobile: '0412 345 678', quietFrom: '21:00', quietTo: '07:00' })).toBe(303);
    const page = await account();
    expect(page).toContain('value="0412 345 678"');
    expect(page).toContain('value="21:00"');
    expect(page.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
  });

  it('go to a browser that the person added, until they remove it', async () => {
    expect((await subscribe('http://push.example/1')).statusCode).toBe(422);
    expect((await subscribe('https://push.example/1')).statusCode).toBe(200);
    const page = await account();
    expect(page).toContain('Push notifications on since');
    const [, id = ''] = /Push notifications on since.{0,300}name="id" value="([\da-f-]{36})"/.exec(page) ?? [];
    const other = await desk.signIn(await desk.addPerson('Bob', { siteSlug: site, role: 'owner' }));
    await desk.post('/account', { intent: 'removeBrowser', id }, other);
    expect(await account()).toContain('Push notifications on since');
    await desk.post('/account', { intent: 'removeBrowser', id }, cookie);
    expect(await account()).not.toContain('Push notifications on since');
  });

  it('are shown by a worker of the desk’s own', async () => {
    const { statusCode, headers, body } = await desk.ask('/push-worker.js');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript',
      'no-store',
    ]);
    expect(() => new Function(body)).not.toThrow();
    expect((await desk.ask('/account', cookie)).headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('aren’t offered to a person who works on no leads', async () => {
    const stock = await desk.signIn(await desk.addPerson('Stock', { siteSlug: site, role: 'stock' }));
    expect((await desk.ask('/account', stock)).body).not.toContain('Notifications');
  });
});
