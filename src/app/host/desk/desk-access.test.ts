import { randomUUID } from 'node:crypto';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/app/console/routes.ts';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { dayMs } from '#src/lib/durations.ts';
import { hasPermission, isRole, type Permission, permissions, type Role, roles } from '#src/staff/rules/roles.ts';
import { deskRouteRows } from '../testing/desk/desk-route-rows.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const listPaths = (entries: readonly RouteConfigEntry[], parent = ''): readonly string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => {
    const own = path === '' ? parent : `${parent}/${path}`;
    return [...(index === true && parent !== '' ? [] : [own === '' ? '/' : own]), ...listPaths(children, own)];
  });

const actors = ['nobody', 'ownerElsewhere', 'formerOwner', ...roles] as const;

type Actor = (typeof actors)[number];

const may = (actor: Actor, need: string): boolean => {
  if (need === 'anybody') return true;
  if (need === 'nobody' || actor === 'nobody') return false;
  if (need === 'person') return true;
  if (!isRole(actor)) return false;
  return need === 'member' || hasPermission(actor, need as Permission);
};

const paths = [...new Set(listPaths(routes as readonly RouteConfigEntry[]))];
const site = ownershipSites.own;
const tomorrowMs = Date.now() + dayMs;

describe('every route of the desk, for every role', () => {
  let desk: DeskHost;
  let lead: string;
  let reservation: string;
  const file = randomUUID();
  const quote = randomUUID();
  let appointment: string;
  let payment: string;
  let application: string;
  const cookies = new Map<Actor, string>();

  beforeAll(async () => {
    desk = await openDeskHost();
    lead = await desk.addLead(site, { vehicle: { ...leadVehicle, slug: desk.stock.vehicle.slug } });
    reservation = await desk.addReservation(site, true);
    await desk.addFile(site, lead, file);
    await desk.addQuote(site, lead, quote);
    payment = await desk.addPayment(site);
    application = await desk.addApplication(site);
    ({ appointmentUuid: appointment } = await desk.addAppointment(site, tomorrowMs));
    for (const role of roles) {
      cookies.set(role, await desk.signIn(await desk.addPerson(role, { siteSlug: site, role })));
    }
    const elsewhere = await desk.addPerson('elsewhere', { siteSlug: ownershipSites.twin, role: 'owner' });
    cookies.set('ownerElsewhere', await desk.signIn(elsewhere));
    cookies.set('formerOwner', await desk.signIn(await desk.addPerson('former')));
  });
  afterAll(() => desk?.close());

  const urlOf = (path: string): string =>
    path
      .replace(':site', site)
      .replace(':lead', lead)
      .replace(':file', file)
      .replace(':quote', quote)
      .replace(':purchasePdf', 'order.pdf')
      .replace(':applicationPdf', 'summary.pdf')
      .replace(':reservation', reservation)
      .replace(':appointment', appointment)
      .replace(':payment', payment)
      .replace(':application', application)
      .replace(':secret', 'x'.repeat(43));

  it('has a row for each route, and no other row', () => {
    expect(Object.keys(deskRouteRows).toSorted()).toEqual(paths.toSorted());
  });

  it.each(actors.flatMap((actor) => paths.map((path) => [actor, path] as const)))(
    'answers %s at %s, or says that nothing is there',
    async (actor, path) => {
      const { status } = await read(actor, path);
      const { reads } = deskRouteRows[path] ?? { reads: 'nobody' };
      if (may(actor, reads)) expect([200, 302, 410]).toContain(status);
      else if (actor === 'nobody' && reads !== 'nobody') expect(status).toBe(302);
      else expect([400, 404, 405]).toContain(status);
    },
  );

  const read = async (actor: Actor, path: string) => {
    const { statusCode: status, headers } = await desk.ask(urlOf(path), cookies.get(actor));
    if (actor === 'nobody' && status === 302) expect(headers.location).toMatch(/^\/sign-in\?to=/);
    return { status };
  };

  it.each(actors.flatMap((actor) => paths.map((path) => [actor, path] as const)))(
    'accepts a form of %s at %s, or says that nothing is there',
    async (actor, path) => {
      const { posts } = deskRouteRows[path] ?? { posts: 'nobody' };
      // Signing out would end the session that the other cases use.
      const cookie = path === '/sign-out' ? '' : cookies.get(actor);
      const { statusCode: status, headers } = await desk.post(urlOf(path), { intent: 'none', id: lead }, cookie);
      const isPassedOn = status === 302 && String(headers.location).startsWith('/sign-in?to=');
      if (path === '/sign-out' || (actor === 'nobody' && posts !== 'anybody' && isPassedOn))
        expect(isPassedOn).toBe(true);
      else if (may(actor, posts))
        expect(['/sign-in', '/confirm'].includes(path) ? [302, 303, 422] : [200, 410, 422]).toContain(status);
      else expect([400, 404, 405]).toContain(status);
    },
  );

  it.each(paths.filter((path) => deskRouteRows[path]?.posts !== 'nobody'))(
    'asks for a fresh passkey or code at %s if the change needs one, and sends the form again',
    async (path) => {
      const { provedIntent } = deskRouteRows[path] ?? {};
      const personUuid = await desk.addPerson(`stale${path}`, { siteSlug: site, role: 'owner' });
      const stale = await desk.signIn(personUuid);
      await desk.agePasskey(personUuid);
      const sent = { intent: provedIntent ?? 'none', id: lead, note: 'What was typed' };
      const { statusCode, body } = await desk.post(urlOf(path), sent, stale);
      expect(statusCode === 403).toBe(provedIntent !== undefined);
      if (provedIntent === undefined) return;
      if (path === '/account/passkeys')
        return expect(JSON.parse(body)).toEqual({ stepUpHref: '/confirm?to=%2Faccount' });
      expect(body).toContain('Confirm it’s you');
      expect(body).toContain('What was typed');
    },
  );

  it('gives each permission to an owner, and none to those whose work has no screen yet', () => {
    const count = (role: Role): number => permissions.filter((permission) => hasPermission(role, permission)).length;
    expect(roles.map(count)).toEqual([permissions.length, 23, 11, 0, 0]);
  });
});

describe("a person's locations and lead categories", () => {
  let desk: DeskHost;
  const leads: Record<string, string> = {};
  const [here, there] = [1, 2];
  const scopes = {
    everything: {},
    'one location': { locationIds: [here] },
    'one category': { categories: ['Service Enquiry'] },
    'one category at one location': { locationIds: [here], categories: ['Service Enquiry'] },
  };
  const seen: Readonly<Record<keyof typeof scopes, readonly string[]>> = {
    everything: ['sales here', 'service here', 'sales there', 'service nowhere'],
    'one location': ['sales here', 'service here'],
    'one category': ['service here', 'service nowhere'],
    'one category at one location': ['service here'],
  };

  beforeAll(async () => {
    desk = await openDeskHost();
    const add = async (name: string, category: string, locationId: number | null): Promise<void> => {
      leads[name] = await desk.addLead(site, { firstName: name, lastName: null, category, locationId });
    };
    await add('sales here', 'Used Vehicle Enquiry', here);
    await add('service here', 'Service Enquiry', here);
    await add('sales there', 'Used Vehicle Enquiry', there);
    await add('service nowhere', 'Service Enquiry', null);
  });
  afterAll(() => desk?.close());

  it.each(Object.keys(scopes) as (keyof typeof scopes)[])('limits lists, pages and changes to %s', async (name) => {
    const personUuid = await desk.addPerson(name, { siteSlug: site, role: 'manager', ...scopes[name] });
    const cookie = await desk.signIn(personUuid);
    const list = await desk.ask(`/sites/${site}/inbox?view=all`, cookie);
    for (const [lead, leadUuid] of Object.entries(leads)) {
      const isSeen = seen[name].includes(lead);
      expect([lead, list.body.includes(leadUuid)]).toEqual([lead, isSeen]);
      const page = await desk.ask(`/sites/${site}/inbox/${leadUuid}`, cookie);
      expect([lead, page.statusCode]).toEqual([lead, isSeen ? 200 : 404]);
      if (!isSeen) expect(page.body).not.toContain('ann@example.com');
      const note = await desk.post(`/sites/${site}/inbox/${leadUuid}`, { intent: 'note', note: 'hi' }, cookie);
      expect([lead, note.statusCode]).toEqual([lead, isSeen ? 303 : 404]);
      const twin = await desk.ask(`/sites/${ownershipSites.twin}/inbox/${leadUuid}`, cookie);
      expect(twin.statusCode).toBe(404);
    }
  });

  it('hides other leads of the same person that are out of scope', async () => {
    const cookie = await desk.signIn(
      await desk.addPerson('related', { siteSlug: site, role: 'sales', locationIds: [here] }),
    );
    const page = await desk.ask(`/sites/${site}/inbox/${leads['sales here']}`, cookie);
    expect(page.body).toContain(leads['service here']);
    expect(page.body).not.toContain(leads['sales there']);
  });
});
