import { describe, expect, it, vi } from 'vitest';
import { isTestDriveFormView } from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createTestDrivePageLoader, type TestDriveQuestion } from './load-test-drive-page.server.ts';
import { TestDrivePage } from './test-drive-page.tsx';

// In Brisbane, it's Saturday 10 am. The location is open from Monday to Friday.
const context = makeTestContext();
const { now } = context;
const [moorooka] = minimalSite('wattle').locations as { readonly address: object }[];
const windsor = { ...moorooka, id: 2, name: 'Windsor', slug: 'windsor' };
const workshop = { ...moorooka, id: 3, name: 'Workshop', slug: 'workshop', type: 'service' };
const stock = [
  makeFullVehicle({ slug: 'full', locationId: 2 }),
  makeTestVehicle({ id: 8, slug: 'sparse' }),
  makeTestVehicle({ id: 9, slug: 'sold', status: 'sold', soldAtSeconds: now.getTime() / 1000 }),
  makeTestVehicle({ id: 10, slug: 'coming', status: 'coming_soon' }),
];

const listBooked = vi.fn(async () => [] as { startMs: number; endMs: number; vehicleId: number | null }[]);
const service = createTestDrivePageLoader({
  vehicles: {
    findBySlug: async (_, slug) => stock.find((one) => one.slug === slug),
    findById: async (_, id) => stock.find((one) => one.id === id),
  },
  findAvailability: createAvailability({ listBooked }),
});

const siteOf = (appointments: object = {}, locations: readonly object[] = [{ ...moorooka, primary: true }]) => ({
  ...resolveOrThrow({ ...minimalSite('wattle', 'group', { appointments }), locations }),
  configVersion: '1',
});
const severalPlaces = [{ ...moorooka, primary: true }, windsor, workshop];
const nothing: TestDriveQuestion = { car: null, locationId: null, day: null };

const load = (question: Partial<TestDriveQuestion> = {}, site = siteOf()) =>
  service.load(site, { ...nothing, ...question }, now);
const draw = async (question: Partial<TestDriveQuestion> = {}, site = siteOf(), answer: FormAnswer | null = null) =>
  drawOnSite(<TestDrivePage view={await load(question, site)} answer={answer} />, { ...context, site });

const valuesOf = (markup: string, name: string): readonly (string | undefined)[] =>
  [...markup.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

describe('the page that books a visit', () => {
  it('offers days and times by radio buttons, and to be rung up instead [B1.06] [L2.18] [L2.53] [B7.20]', async () => {
    const markup = await draw();
    expect(markup).toMatch(/<form[^>]*action="\/book-test-drive\?location_id=1" method="post"/);
    expect(valuesOf(markup, 'appointment_day')).toHaveLength(14);
    const times = valuesOf(markup, 'appointment');
    // 18 half hours on each of ten days, and the option to be called instead.
    expect([times.length, times[0], times.at(-1)]).toEqual([181, '2026-11-22T22:30:00.000Z', 'call']);
    const text = readText(markup);
    expect(text).toContain('Book a test drive');
    expect(text).toContain('Saturday 21 November, closed');
    expect(text).toContain('Monday 23 November Morning 8:30 am 9:00 am');
    expect(markup).toContain('<input type="hidden" name="location_id" value="1"');
  });

  it('shows the vehicle, at the place where it stands [B1.06] [L2.18] [L3.01]', async () => {
    const site = siteOf({}, severalPlaces);
    const markup = await draw({ car: 'full' }, site);
    const text = readText(markup);
    expect(text).toContain('2023 Nissan X-Trail Ti-L');
    expect(text).toContain('Where to find us Windsor');
    expect(markup).toContain('name="car_id"');
    expect(markup).toContain('href="/cars/full"');
    expect(markup).toMatch(/action="\/book-test-drive\?car_id=full&amp;location_id=2"/);
    expect(markup).toContain('name="page_id" value="book-test-drive"');
    expect(await load({ car: '7' }, site)).toMatchObject({ vehicle: { title: '2023 Nissan X-Trail' } });
    const sparse = await draw({ car: 'sparse' }, site);
    expect(readText(sparse)).toContain('2023 Nissan X-Trail');
    expect(sparse).not.toMatch(/<img[^>]*src="[^"]*(?:null|undefined)/);
    expect(readText(sparse)).toContain('Which location suits you? Moorooka');
  });

  it('lets choose among the places that sell, and shows the times of the chosen one [B1.06]', async () => {
    const site = siteOf({}, severalPlaces);
    const text = readText(await draw({}, site));
    expect(text).toContain('Which location suits you? Moorooka');
    expect(text).not.toContain('Workshop');
    expect(await load({ locationId: '2' }, site)).toMatchObject({ picker: { locationId: 2 } });
    expect(await load({ locationId: '3' }, site)).toMatchObject({ picker: { locationId: 1 } });
    expect(await load({ locationId: "1' OR 1=1" }, site)).toMatchObject({ picker: { locationId: 1 } });
  });

  it('leaves out what is booked, and says so when all is [B7.20] [D.22]', async () => {
    const booked = { startMs: now.getTime(), endMs: now.getTime() + 30 * 86_400_000, vehicleId: null };
    listBooked.mockResolvedValueOnce([booked]);
    const markup = await draw();
    expect(valuesOf(markup, 'appointment')).toEqual(['call']);
    expect(readText(markup)).toContain('We’re fully booked online.');
    expect(markup).toMatch(/value="call"[^>]*checked|checked[^>]*value="call"/);
  });

  it('keeps what was chosen and typed when it comes back, and leads to what is wrong [L2.52] [L4.07]', async () => {
    const { form } = await load();
    const entry = { ...form.empty, firstName: 'Zoë', appointment: '2026-11-23T23:00:00.000Z' };
    const problems = [{ field: 'appointment', message: 'That time has just been booked.' }] as const;
    const answer: FormAnswer = { entry, refusal: { kind: 'invalid', problems }, status: 422 };
    const markup = await draw({ day: '2026-11-24' }, siteOf(), answer);
    expect(markup).toContain('href="#testDrive-appointment"');
    expect(markup).toMatch(/<fieldset id="testDrive-appointment"[^>]*aria-describedby="testDrive-appointment-error"/);
    expect(markup).toContain('value="Zoë"');
    const checked = [...markup.matchAll(/<input[^>]*\schecked=""[^>]*>/g)].map(
      ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
    );
    expect(checked).toEqual(expect.arrayContaining(['2026-11-24', '2026-11-23T23:00:00.000Z']));
  });

  it.each([
    ['full', '2023 Nissan X-Trail'],
    ['sparse', '2023 Nissan X-Trail'],
    [null, undefined],
  ])(
    'is drawn in the dialog from an answer of its own shape, and from no other: vehicle %s [B2.72]',
    async (car, title) => {
      const view = JSON.parse(JSON.stringify(await load({ car })));
      expect(view.vehicle?.title).toBe(title);
      expect(isTestDriveFormView(view)).toBe(true);
      expect(isTestDriveFormView({ ...view, vehicle: { title: 1 } })).toBe(false);
      expect(isTestDriveFormView({ ...view, places: [{ id: 1 }] })).toBe(false);
      expect(isTestDriveFormView({ ...view, picker: { ...view.picker, days: null } })).toBe(false);
    },
  );

  it.each(['unknown', 'sold', 'coming', '99', "' OR 1=1", 'constructor'])(
    'is not there for the vehicle %s [B2.26] [D.26]',
    async (car) => {
      await expect(load({ car })).rejects.toMatchObject({ code: expect.stringMatching(/^(notFound|gone)$/) });
    },
  );
});

describe('the switches of appointments', () => {
  it('booking: times, wishes or nothing at all [B1.06]', async () => {
    const wishes = await draw({ car: 'sparse' }, siteOf({ booking: 'wishes' }));
    expect(valuesOf(wishes, 'appointment')).toEqual([]);
    expect(readText(wishes)).toContain('Request a test drive');
    expect((await load({}, siteOf({ booking: 'wishes' }))).description).toContain('tell us when suits you');
    expect((await load()).description).toContain('choose a time online');
    expect(wishes).toContain('name="location_id"');
    await expect(load({}, siteOf({ booking: 'none' }))).rejects.toMatchObject({ code: 'notFound' });
  });

  it.each([
    ['testDrive', 'Book a test drive', true],
    ['testRide', 'Book a test ride', true],
    ['viewing', 'Book a viewing', false],
  ])('occasion %s: %s [B1.06]', async (occasion, words, needsLicence) => {
    const text = readText(await draw({}, siteOf({ occasion })));
    expect(text).toContain(words);
    expect(text.includes('driver licence')).toBe(needsLicence);
  });

  it('slotMinutes, noticeHours, daysAhead and placesPerSlot: which times there are [D.22]', async () => {
    const timesOf = async (appointments: object) =>
      valuesOf(await draw({}, siteOf(appointments)), 'appointment').length - 1;
    expect(await timesOf({ slotMinutes: 60 })).toBe(90);
    // Monday's first time is in 46.5 hours, so 48 hours' notice excludes three times.
    expect(await timesOf({ noticeHours: 48 })).toBe(177);
    expect(await timesOf({ daysAhead: 3 })).toBe(18);
    const startMs = Date.parse('2026-11-22T22:30:00Z');
    listBooked.mockResolvedValue([{ startMs, endMs: startMs + 1_800_000, vehicleId: null }]);
    expect([await timesOf({}), await timesOf({ placesPerSlot: 2 })]).toEqual([179, 180]);
    listBooked.mockResolvedValue([]);
  });
});
