import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { createAvailability } from './create-availability.ts';

const [moorooka] = minimalSite('wattle').locations as { readonly contact: object }[];
const openingHours = [
  { days: 'Mon-Fri', open: '09:00', close: '11:00' },
  { days: 'Sat', status: 'By appointment only' },
];
const workshop = { ...moorooka, id: 2, name: 'Workshop', slug: 'workshop', type: 'service' };
const hidden = { ...moorooka, id: 3, name: 'Yard', slug: 'yard', visible: false };
const locations = [{ ...moorooka, primary: true, contact: { ...moorooka?.contact, openingHours } }, workshop, hidden];
const appointments = { slotMinutes: 60, noticeHours: 2, daysAhead: 40 };
const site = resolveOrThrow({ ...minimalSite('wattle', 'group', { appointments }), locations });
const other = resolveOrThrow({
  ...minimalSite('other'),
  locations: [{ ...moorooka, id: 9 }],
});
const wishful = resolveOrThrow(minimalSite('wishful', 'group', { appointments: { booking: 'wishes' } }));

const halves = [{ days: 'Mon-Fri', hours: '9am-12pm, 1pm-3:30pm' }];
const lunching = resolveOrThrow({
  ...minimalSite('lunching', 'group', { appointments }),
  locations: [{ ...moorooka, contact: { ...moorooka?.contact, openingHours: halves } }],
});

const listBooked = vi.fn<AppointmentStore['listBooked']>();
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  const sites = [site, other, wishful, lunching].map((one) => ({ ...one, configVersion: '1' }));
  await app.register(
    appointmentRoutes({
      siteOf: (host) => sites.find(({ hosts }) => hosts.includes(host ?? '')),
      findAvailability: createAvailability({ listBooked }),
    }),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  // Tuesday, 8 am in Brisbane.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-22T08:00+10:00') });
  listBooked.mockReset().mockResolvedValue([]);
  return () => vi.useRealTimers();
});

const ask = async (query: Readonly<Record<string, string>>, [host = ''] = site.hosts) => {
  const answer = await app.inject({ url: `/api/appointments?${new URLSearchParams(query)}`, headers: { host } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

const nine = Date.parse('2026-12-22T09:00+10:00');
const hourMs = 3_600_000;

describe('GET /api/appointments', () => {
  it('offers no time in the lunch break of a location [D.22] [L3.06]', async () => {
    const { slots } = (await ask({ location_id: '1', days: '1' }, lunching.hosts)).body.days[0];
    expect(slots.map(({ label }: { label: string }) => label)).toEqual(['10:00 am', '11:00 am', '1:00 pm', '2:00 pm']);
  });

  it('returns days with their free times, including closed days and holidays [B7.20] [D.22]', async () => {
    const { status, headers, body } = await ask({ location_id: '1', days: '7' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect([body.location_id, body.time_zone]).toEqual([1, 'Australia/Brisbane']);
    const days = body.days.map(({ date, state, text, slots }: Record<string, unknown[]>) => [
      date,
      state,
      text,
      slots?.map((slot) => (slot as { label: string }).label),
    ]);
    expect(days).toEqual([
      ['2026-12-22', 'bookable', null, ['10:00 am']],
      ['2026-12-23', 'bookable', null, ['9:00 am', '10:00 am']],
      ['2026-12-24', 'bookable', null, ['9:00 am', '10:00 am']],
      ['2026-12-25', 'closed', 'Christmas Day', []],
      ['2026-12-26', 'closed', 'Boxing Day', []],
      ['2026-12-27', 'closed', 'Closed', []],
      ['2026-12-28', 'closed', 'Boxing Day public holiday', []],
    ]);
    expect(body.days[0].slots[0]).toEqual({
      starts_at: '2026-12-22T00:00:00.000Z',
      ends_at: '2026-12-22T01:00:00.000Z',
      label: '10:00 am',
    });
  });

  it('omits booked times, and never says who booked them [B7.20] [D.22]', async () => {
    const booked = { startMs: nine + hourMs, endMs: nine + 2 * hourMs, vehicleId: 7 };
    listBooked.mockResolvedValue([booked]);
    const { body } = await ask({ location_id: '1', days: '1' });
    expect(body.days).toEqual([{ date: '2026-12-22', state: 'full', text: null, slots: [] }]);
    const [slug, wanted, time] = listBooked.mock.calls[0] ?? [];
    expect([slug, wanted]).toEqual(['wattle', { locationId: 1, vehicleId: null }]);
    expect(time).toEqual({
      startMs: Date.parse('2026-12-22T00:00+10:00'),
      endMs: Date.parse('2026-12-23T00:00+10:00'),
    });
  });

  it('returns days from a later one, none before today or beyond the bookable days [D.22]', async () => {
    const datesOf = async (from: string, days: string) =>
      (await ask({ location_id: '1', from, days })).body.days.map(({ date }: { date: string }) => date);
    expect(await datesOf('2026-12-24', '2')).toEqual(['2026-12-24', '2026-12-25']);
    expect(await datesOf('2026-12-20', '3')).toEqual(['2026-12-22']);
    expect(await datesOf('2027-01-30', '3')).toEqual(['2027-01-30']);
    expect(await datesOf('9999-12-31', '1')).toEqual([]);
  });

  it.each([
    ['another site', '1', other.hosts],
    ['no site', '99', site.hosts],
    ['a workshop', '2', site.hosts],
    ['a place that is not shown', '3', site.hosts],
    ['a site that takes wishes only', '1', wishful.hosts],
  ])('returns 404 for a location of %s [D.22]', async (_, id, hosts) => {
    expect(await ask({ location_id: id }, hosts)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(listBooked).not.toHaveBeenCalled();
  });

  it.each([
    {},
    { location_id: 'x' },
    { location_id: '-1' },
    { location_id: '1', days: '0' },
    { location_id: '1', days: '43' },
    { location_id: '1', days: '1e9' },
    { location_id: '1', from: 'today' },
    { location_id: '1', from: '2026-02-31' },
    { location_id: '1', from: '2026-12-24T00:00' },
    { location_id: '1', car_id: "1' OR 1=1" },
  ])('refuses %j [D.26]', async (query) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({ status: 400 });
    expect(listBooked).not.toHaveBeenCalled();
  });
});
