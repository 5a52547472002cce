import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '#src/lib/dates/local-day.ts';
import { dayMs, hourMs } from '#src/lib/durations.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const calendar = `/sites/${site}/appointments`;

describe('appointments at the desk', () => {
  let desk: DeskHost;
  let manager: string;
  let timeZone: string;
  let calendarOfLocation: string;
  const startMs = Math.ceil(Date.now() / dayMs + 2) * dayMs;
  const dayOf = (ms: number) => localDay(ms, timeZone);

  beforeAll(async () => {
    desk = await openDeskHost();
    manager = await desk.signIn(await desk.addPerson('manager', { siteSlug: site, role: 'manager' }));
    const { locationId, timeZone: zone } = await desk.addAppointment(site, startMs - dayMs);
    timeZone = zone;
    calendarOfLocation = `${calendar}?location=${locationId}`;
  });
  afterAll(() => desk?.close());

  it('shows, moves and cancels one, and refuses what can’t be', async () => {
    const { appointmentUuid: id } = await desk.addAppointment(site, startMs);
    const page = `${calendar}/${id}`;
    expect((await desk.ask(`${calendarOfLocation}&day=${dayOf(startMs)}`, manager)).body).toContain(page);
    const next = dayOf(startMs + dayMs);
    const moved = await desk.post(page, { intent: 'move', day: next, from: '14:30' }, manager);
    expect([moved.statusCode, moved.headers.location]).toEqual([303, page]);
    expect((await desk.ask(page, manager)).body).toContain('2:30 pm');
    for (const form of [
      { day: '2020-01-01', from: '10:00' },
      { day: '2026-02-31', from: '10:00' },
      { day: next, from: '25:00' },
      { day: '', from: '' },
    ]) {
      expect([form, (await desk.post(page, { intent: 'move', ...form }, manager)).statusCode]).toEqual([form, 422]);
    }
    expect((await desk.post(page, { intent: 'cancel' }, manager)).statusCode).toBe(303);
    const again = await desk.post(page, { intent: 'cancel' }, manager);
    expect([again.statusCode, again.body.includes('has been cancelled or has already started')]).toEqual([409, true]);
  });

  it.each(['2026-13-45', '2026-02-31', '9999-12-31', 'x'.repeat(40)])('shows today for the day %s', async (day) => {
    const asked = await desk.ask(`${calendarOfLocation}&span=day&day=${day}`, manager);
    const today = await desk.ask(`${calendarOfLocation}&span=day`, manager);
    const headingOf = (body: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(body)?.[1];
    expect([asked.statusCode, headingOf(asked.body)]).toEqual([200, headingOf(today.body) ?? 'no heading']);
  });

  it('blocks a time and makes it available again', async () => {
    const day = dayOf(startMs + 3 * dayMs);
    const page = `${calendarOfLocation}&span=day&day=${day}`;
    const form = { intent: 'block', day, from: '09:00', to: '11:00', reason: 'Auction' };
    expect((await desk.post(page, { ...form, to: '08:00' }, manager)).body).toContain(
      'The end must be after the start',
    );
    expect((await desk.post(page, form, manager)).statusCode).toBe(303);
    const shown = await desk.ask(page, manager);
    expect(shown.body).toContain('Blocked: Auction');
    const [, block = ''] = /name="block" value="([\w-]{36})"/.exec(shown.body) ?? [];
    expect((await desk.post(page, { intent: 'unblock', block }, manager)).statusCode).toBe(303);
    expect((await desk.post(page, { intent: 'unblock', block }, manager)).statusCode).toBe(409);
  });

  it('gives calendar programs a secret address, which can be renewed', async () => {
    await desk.addAppointment(site, startMs + 4 * hourMs);
    const renew = async () => {
      const { body } = await desk.post(calendarOfLocation, { intent: 'renewFeed' }, manager);
      return /\/calendars\/[\w-]{43}/.exec(body)?.[0] ?? '';
    };
    const first = await renew();
    const feed = await desk.ask(first);
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(feed.body).toContain('BEGIN:VEVENT');
    expect(feed.body).toContain('Ann Example');
    const second = await renew();
    expect((await desk.ask(first)).statusCode).toBe(404);
    expect((await desk.ask(second)).statusCode).toBe(200);
  });

  it('shows nothing of other locations, and lets nobody without the role change anything', async () => {
    const { appointmentUuid: id } = await desk.addAppointment(site, startMs + 6 * hourMs);
    const elsewhere = await desk.addPerson('elsewhere', { siteSlug: site, role: 'manager', locationIds: [-1] });
    const cookie = await desk.signIn(elsewhere);
    expect((await desk.ask(`${calendarOfLocation}&day=${dayOf(startMs)}`, cookie)).body).not.toContain(id);
    expect((await desk.ask(`${calendar}/${id}`, cookie)).statusCode).toBe(404);
    expect((await desk.post(`${calendar}/${id}`, { intent: 'cancel' }, cookie)).statusCode).toBe(404);
    const sales = await desk.signIn(await desk.addPerson('seller', { siteSlug: site, role: 'sales' }));
    expect((await desk.post(calendarOfLocation, { intent: 'renewFeed' }, sales)).statusCode).toBe(404);
  });
});
