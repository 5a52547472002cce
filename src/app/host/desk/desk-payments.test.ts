import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const list = `/sites/${site}/payments`;

describe('payment requests at the desk', () => {
  let desk: DeskHost;
  let manager: string;
  let sales: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    manager = await desk.signIn(await desk.addPerson('manager', { siteSlug: site, role: 'manager' }));
    sales = await desk.signIn(await desk.addPerson('sales', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());

  const asked = {
    intent: 'ask',
    amount: '1,250.50',
    reference: 'INV-204',
    purpose: 'Balance',
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.com',
    phone: '0412 345 678',
    until: '',
  };

  it('are asked for with a link to send, and cancelled once [L2.16]', async () => {
    const made = await desk.post(list, asked, sales);
    expect(made.statusCode).toBe(303);
    const path = String(made.headers.location);
    const page = await desk.ask(path, sales);
    expect(page.body).toContain('$1,250.50');
    expect(page.body).toMatch(/online-payment\?token=(?:[2-9A-Z]{4}-){3}/);
    expect((await desk.ask(list, sales)).body).toContain(path);
    expect((await desk.post(path, { intent: 'cancel' }, sales)).statusCode).toBe(303);
    expect((await desk.post(path, { intent: 'cancel' }, sales)).statusCode).toBe(409);
    expect((await desk.ask(`${list}?state=over`, sales)).body).toContain(path);
  });

  it.each([
    ['an amount', { amount: '12.345' }, 'The amount must be'],
    ['an email address', { email: 'ann' }, 'email'],
    ['a phone number', { phone: '12' }, 'phone'],
    ['a day within a year', { until: '2020-01-01' }, 'within a year'],
    ['a day that exists', { until: `${new Date().getUTCFullYear() + 1}-02-30` }, 'within a year'],
    ['a whole day', { until: `${new Date().getUTCFullYear() + 1}-3` }, 'within a year'],
    ['a reference', { reference: '' }, 'Please fill in “Your reference”.'],
    ['a short purpose', { purpose: 'x'.repeat(121) }, 'up to 120 characters'],
  ])('need %s, keep what was typed, and mark the field [L2.16]', async (_, changes, words) => {
    const refused = await desk.post(list, { ...asked, ...changes }, sales);
    expect([refused.statusCode, refused.body.includes(words)]).toEqual([422, true]);
    expect(refused.body).toContain('value="Ann"');
    const wrong = refused.body.match(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
    expect(wrong.map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual(Object.keys(changes));
    expect(wrong[0]).toContain('aria-describedby="ask-problem"');
    expect(refused.body).toMatch(new RegExp(`id="ask-problem"[^>]*>[^<]*${words}`));
  });

  it('are refunded once, by those who may, and audited', async () => {
    const path = `${list}/${await desk.addPayment(site)}`;
    expect((await desk.post(path, { intent: 'refund' }, sales)).statusCode).toBe(404);
    expect((await desk.ask(path, sales)).body).not.toContain('Refund $50.00');
    expect((await desk.post(path, { intent: 'refund' }, manager)).statusCode).toBe(303);
    const again = await desk.post(path, { intent: 'refund' }, manager);
    expect([again.statusCode, again.body.includes('Nothing changed: this payment is already')]).toEqual([409, true]);
    expect((await desk.ask(path, manager)).body).toContain('manager </strong>requested a refund');
  });

  it('are those of the person’s site, locations and categories only', async () => {
    const id = await desk.addPayment(site);
    const scoped = await desk.addPerson('scoped', { siteSlug: site, role: 'manager', locationIds: [1] });
    const cookie = await desk.signIn(scoped);
    expect((await desk.ask(`${list}?state=paid`, manager)).body).toContain(id);
    expect((await desk.ask(`${list}?state=paid`, cookie)).body).not.toContain(id);
    expect((await desk.ask(`${list}/${id}`, cookie)).statusCode).toBe(404);
    expect((await desk.post(`${list}/${id}`, { intent: 'refund' }, cookie)).statusCode).toBe(404);
  });
});
