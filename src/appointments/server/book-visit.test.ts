import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import type { Submission } from '#src/leads/server/prepare-lead.ts';
import { createLeadService, type LeadService } from '#src/leads/server/submit-lead.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { submissionOf } from '#src/leads/testing/open-test-service.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type BookingSite, bookVisit } from './book-visit.ts';

const [moorooka] = minimalSite('wattle').locations as { readonly address: object; readonly contact: object }[];
const place = (id: number, fields: object = {}) => ({
  ...moorooka,
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  ...fields,
});
const siteOf = (slug: string, appointments: object = {}, locations = [place(1, { primary: true }), place(2)]) =>
  resolveOrThrow({ ...minimalSite(slug, 'group', { appointments }), locations });
const site = siteOf('wattle');

// Tuesday in Brisbane; Wednesday the 25th is open from 8:30.
const now = new Date('2026-11-24T10:00+10:00');
const at = (time: string): string => new Date(`${time}+10:00`).toISOString();
const nine = at('2026-11-25T09:00');
const stock = [
  makeTestVehicle({ id: 7, slug: 'here', locationId: 1, status: 'in_stock' }),
  makeTestVehicle({ id: 8, slug: 'sold', locationId: 1, status: 'sold' }),
];

let shoppers = 0;
const bookingOf = (fields: object = {}, changes: Partial<Submission> = {}): Submission => {
  shoppers += 1;
  const own = { email: `a${shoppers}@example.com`, phone: `04${12_000_000 + shoppers}` };
  const entry = makeLeadEntry({ locationId: '1', appointment: nine, ...own, ...fields });
  return submissionOf({ form: 'testDrive', entry, page: '/book-test-drive', ...changes });
};

describe.each(testDatabases)('booking by a form, on $name', ({ open }) => {
  const onDeliveriesQueued = vi.fn();
  let test: TestDatabase;
  let service: LeadService<BookingSite>;

  beforeAll(async () => {
    test = await open();
    service = createLeadService<BookingSite>({
      store: createLeadStore(test.database),
      findVehicle: async (slug, car) => stock.find((one) => slug === 'wattle' && one.slug === car),
      onDeliveriesQueued,
      hooks: { testDrive: bookVisit },
    });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    onDeliveriesQueued.mockClear();
    for (const table of ['appointments', 'lead_deliveries', 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });

  const read = async (what: 'leads' | 'lead_deliveries' | 'appointments') =>
    (await test.database.primary.execute(sql`SELECT * FROM ${sql.identifier(what)}`)).rows;
  const countAll = async () => [(await read('leads')).length, (await read('appointments')).length];
  const take = (submission: Submission, of = site) => service.submit(of, submission, now);
  const faultOf = async (submission: Submission, of = site) => {
    const outcome = await take(submission, of);
    return outcome.kind === 'invalid' ? outcome.problems : outcome.kind;
  };
  const fault = (message: string) => [{ field: 'appointment', message: expect.stringContaining(message) }];

  it('books the time with the lead, and confirms it to the shopper [B1.06] [L2.53] [D.22]', async () => {
    expect(await take(bookingOf({}, { carAsked: 'here' }))).toMatchObject({ kind: 'stored' });
    const [lead] = await read('leads');
    expect(lead).toMatchObject({
      form: 'testDrive',
      subcategory: 'Test Drive',
      location_id: 1,
      custom: { appointment: nine },
    });
    expect(await read('appointments')).toMatchObject([
      { lead_uuid: lead?.lead_uuid, location_id: '1', vehicle_id: '7' },
    ]);
    expect((await read('lead_deliveries')).map(({ kind, target }) => [kind, target])).toEqual([
      ['confirmation', lead?.email],
    ]);
  });

  it('refuses the second shopper, who can still ask for a call or another time [D.22]', async () => {
    await take(bookingOf());
    expect(await faultOf(bookingOf())).toEqual(fault('just booked'));
    expect(await countAll()).toEqual([1, 1]);
    expect(await take(bookingOf({ appointment: 'call' }))).toMatchObject({ kind: 'stored' });
    expect(await take(bookingOf({ appointment: at('2026-11-25T09:30') }))).toMatchObject({ kind: 'stored' });
    expect(await countAll()).toEqual([3, 2]);
  });

  it('makes one booking of a repeated form, and for one of fifty shoppers [D.22] [L7.04]', async () => {
    const same = bookingOf();
    const first = await take(same);
    expect(await take(same)).toEqual(first);
    expect(await countAll()).toEqual([1, 1]);
    const later = { appointment: at('2026-11-25T11:00') };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => take(bookingOf(later))));
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await countAll()).toEqual([2, 2]);
  });

  it.each([
    ['in the past', { appointment: at('2026-11-23T09:00') }, 'too soon or has passed'],
    ['sooner than it takes', { appointment: at('2026-11-24T11:30') }, 'too soon or has passed'],
    ['beyond the days ahead', { appointment: at('2026-12-08T09:00') }, 'That time isn’t available'],
    ['on a closed day', { appointment: at('2026-11-28T09:00') }, 'That time isn’t available'],
    ['between two slots', { appointment: at('2026-11-25T09:10') }, 'That time isn’t available'],
    ['that is not a time', { appointment: "' OR 1=1 --" }, 'That time isn’t available'],
    ['of another writing', { appointment: '2026-11-25T09:00+10:00' }, 'That time isn’t available'],
    ['of a day that is not in sight', { appointmentDay: '2026-11-26' }, 'on the day you selected'],
  ])('refuses a time %s, and stores nothing [D.22]', async (_, fields, message) => {
    expect(await faultOf(bookingOf(fields))).toEqual(fault(message));
    expect([await countAll(), onDeliveriesQueued.mock.calls.length]).toEqual([[0, 0], 0]);
  });

  it('accepts a form without a time as a request for one [L2.53]', async () => {
    expect(await take(bookingOf({ appointment: '' }))).toMatchObject({ kind: 'stored' });
    expect(await countAll()).toEqual([1, 0]);
  });

  it('reports all errors at once [L2.52]', async () => {
    const problems = await faultOf(bookingOf({ appointment: at('2026-11-23T09:00'), email: 'x' }));
    expect(Array.isArray(problems) && problems.map(({ field }) => field)).toEqual(['email', 'appointment']);
  });

  it('knows no location and no vehicle of another site [D.26]', async () => {
    expect(await faultOf(bookingOf({ locationId: '99' }))).toMatchObject([{ field: 'locationId' }]);
    expect(await take(bookingOf({}, { carAsked: 'here' }), siteOf('banksia'))).toMatchObject({ kind: 'stored' });
    expect(await read('leads')).toMatchObject([{ site_id: 'banksia', vehicle_id: null }]);
  });

  it('books no vehicle that was sold or is at another location [B2.26] [D.22]', async () => {
    expect(await faultOf(bookingOf({}, { carAsked: 'sold' }))).toEqual(fault('choose another'));
    expect(await faultOf(bookingOf({ locationId: '2' }, { carAsked: 'here' }))).toEqual(fault('choose another'));
    expect(await countAll()).toEqual([0, 0]);
  });

  it('books no time for a bot [D.34]', async () => {
    expect(await take(bookingOf({}, { isTrapped: true }))).toMatchObject({ kind: 'stored' });
    expect(await countAll()).toEqual([1, 0]);
  });

  it('books nothing on sites that take wishes, and accepts nothing on sites without bookings [B1.06]', async () => {
    const wishes = siteOf('wattle', { booking: 'wishes' });
    expect(await take(bookingOf({ appointment: '' }), wishes)).toMatchObject({ kind: 'stored' });
    expect(await countAll()).toEqual([1, 0]);
    await expect(take(bookingOf(), siteOf('wattle', { booking: 'none' }))).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('has as many places as the switch says [D.22]', async () => {
    const two = siteOf('wattle', { placesPerSlot: 2 });
    for (const kind of ['stored', 'stored', 'invalid']) expect(await take(bookingOf(), two)).toMatchObject({ kind });
    expect(await countAll()).toEqual([2, 2]);
  });

  describe('limits the bookings of one person', () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => at(`2026-11-25T${time}`));
    const book = (time: number, person: object, of = site) =>
      take(bookingOf({ appointment: times[time], ...person }), of);
    const ann = { email: 'ann@example.com', phone: '0412 345 678' };

    it.each([
      [{}, 3],
      [{ visitsPerPerson: 1 }, 1],
      [{ visitsPerPerson: 5 }, 5],
    ])('visitsPerPerson %o: %d, and the next gets advice and is not stored [D.22]', async (switches, most) => {
      const of = siteOf('wattle', switches);
      for (let made = 0; made < most; made += 1) expect(await book(made, ann, of)).toMatchObject({ kind: 'stored' });
      const next = bookingOf({ ...ann, appointment: times[most] });
      expect(await faultOf(next, of)).toEqual(fault('cancel one first, using the link in its confirmation email'));
      expect(await countAll()).toEqual([most, most]);
      expect(await take({ ...next, entry: { ...next.entry, appointment: 'call' } }, of)).toMatchObject({
        kind: 'stored',
      });
      expect(await book(most, {}, of)).toMatchObject({ kind: 'stored' });
    });

    it('recognises them by phone or email in any spelling, at this site only [D.22]', async () => {
      const one = siteOf('wattle', { visitsPerPerson: 1 });
      await book(0, ann, one);
      expect(await book(1, { phone: '+61 412 345 678' }, one)).toMatchObject({ kind: 'invalid' });
      expect(await book(1, { email: 'ANN@Example.com' }, one)).toMatchObject({ kind: 'invalid' });
      expect(await book(1, ann, siteOf('banksia', { visitsPerPerson: 1 }))).toMatchObject({ kind: 'stored' });
    });

    it('counts neither cancelled nor past visits [D.22]', async () => {
      const one = siteOf('wattle', { visitsPerPerson: 1 });
      await book(0, ann, one);
      await test.database.primary.execute(
        sql`UPDATE appointments SET cancelled_at = ${now.toISOString()}::timestamptz`,
      );
      expect(await book(1, ann, one)).toMatchObject({ kind: 'stored' });
      expect(await book(2, ann, one)).toMatchObject({ kind: 'invalid' });
      expect(
        await service.submit(one, bookingOf({ ...ann, appointment: times[5] }), new Date(times[1] ?? '')),
      ).toMatchObject({
        kind: 'stored',
      });
    });

    it('gives the maximum to a person who books all times at once, and counts a repeated form once [D.22]', async () => {
      const of = siteOf('wattle', { placesPerSlot: 20 });
      // Runs four rounds, because the first one opens the connections and so runs its forms one by one.
      for (const phone of ['0412 345 671', '0412 345 672', '0412 345 673', '0412 345 674']) {
        const forms = times.map((appointment) => bookingOf({ phone, appointment }));
        const outcomes = await Promise.all([...forms, ...forms].map((form) => take(form, of)));
        const stored = outcomes.flatMap((outcome) => (outcome.kind === 'stored' ? [outcome.leadUuid] : []));
        expect(new Set(stored).size).toBe(3);
      }
      expect(await countAll()).toEqual([12, 12]);
    });

    it('applies the limit to a shared number and a shared address, even concurrently [D.22]', async () => {
      const of = siteOf('wattle', { placesPerSlot: 20 });
      const { phone, email } = ann;
      const people = times.flatMap(() => [{ phone }, { email }, ann, { phone: '0412 345 679', email }]);
      await Promise.all(people.map((person, index) => book(index % times.length, person, of)));
      const leads = await read('leads');
      expect(leads.filter((lead) => lead.phone === '+61412345678')).toHaveLength(3);
      expect(leads.filter((lead) => lead.email === email)).toHaveLength(3);
      expect(await read('appointments')).toHaveLength(leads.length);
    });
  });

  it('leaves other kinds of form as they are', async () => {
    const enquiry = bookingOf({ appointment: '', locationId: '' }, { form: 'enquiry' });
    expect(await take(enquiry)).toMatchObject({ kind: 'stored' });
    expect(await countAll()).toEqual([1, 0]);
  });
});
