import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const path = `/sites/${site}/routing`;

describe('the routing screen', () => {
  let desk: DeskHost;
  let annUuid: string;
  let cookie: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    annUuid = await desk.addPerson('Ann', { siteSlug: site, role: 'manager' });
    cookie = await desk.signIn(annUuid);
  });
  afterAll(() => desk?.close());

  it('adds a rule and says who would get a lead, without scripts', async () => {
    const rule = { intent: 'save', name: 'Utes', way: 'person', person: annUuid, makes: 'Isuzu' };
    expect((await desk.post(path, rule, cookie)).statusCode).toBe(303);
    const ask = (make: string) => desk.ask(`${path}?category=Used+Vehicle+Enquiry&make=${make}`, cookie);
    expect((await ask('isuzu')).body).toContain('Matches the rule ‘Utes’.');
    expect((await ask('kia')).body).toContain('No rule matches.');
    const away = { intent: 'capacity', id: annUuid, maxOpen: '3', backOn: '2099-01-01' };
    expect((await desk.post(path, away, cookie)).statusCode).toBe(303);
    expect((await ask('isuzu')).body).toContain('‘Utes’ matches, but Ann is away.');
    expect((await desk.ask('/account', cookie)).body).toContain('You’re away until 31 December 2098.');
    expect((await desk.post('/account', { intent: 'away', backOn: '' }, cookie)).statusCode).toBe(303);
    expect((await ask('isuzu')).body).toContain('Matches the rule ‘Utes’.');
    expect((await desk.post('/account', { intent: 'away', backOn: 'soon' }, cookie)).statusCode).toBe(422);
  });

  it('explains what it refuses', async () => {
    const problemOf = async (form: Readonly<Record<string, string>>) =>
      (await desk.post(path, form, cookie)).statusCode;
    expect(await problemOf({ intent: 'save', name: '' })).toBe(422);
    expect(await problemOf({ intent: 'remove', id: annUuid })).toBe(422);
    expect(await problemOf({ intent: 'capacity', id: annUuid, maxOpen: 'many' })).toBe(422);
    expect(await problemOf({ intent: 'capacity', id: annUuid, backOn: '2026-02-31' })).toBe(422);
  });

  it('is a 404 for a manager who sees only some leads', async () => {
    const limited = await desk.signIn(
      await desk.addPerson('Limited', { siteSlug: site, role: 'manager', locationIds: [1] }),
    );
    expect((await desk.ask(path, limited)).statusCode).toBe(404);
    expect((await desk.post(path, { intent: 'save' }, limited)).statusCode).toBe(404);
    expect((await desk.ask(`/sites/${site}/inbox`, limited)).body).not.toContain('/routing');
    expect((await desk.ask(`/sites/${site}/inbox`, cookie)).body).toContain('/routing');
  });
});
