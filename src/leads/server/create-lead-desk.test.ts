import { describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { createLeadDesk } from './create-lead-desk.ts';
import type { LeadRecord } from './lead-record.ts';
import type { KeepOutcome, WriteAlongside } from './lead-store.ts';
import type { Submission } from './prepare-lead.ts';

const now = new Date('2026-11-20T15:00:00Z');
const siteOf = (leads: object = { mailTo: ['sales@a.example'] }) => ({ ...makeLeadSite(leads), name: 'Wattle Motors' });
const entryOf = (fields: Partial<LeadEntry> = {}): LeadEntry =>
  makeLeadEntry({ category: 'General Enquiry', locationId: '1', ...fields });
const submissionOf = (fields: Partial<Submission> = {}): Submission => ({
  form: 'contact',
  entry: entryOf(),
  carAsked: null,
  page: '/contact',
  visitedPages: [],
  userAgent: 'Browser/1',
  submissionKey: null,
  filledMs: null,
  isTrapped: false,
  ...fields,
});

const openDesk = (findVehicle = vi.fn(async (): Promise<Vehicle | undefined> => undefined)) => {
  const keep = vi.fn(async (_slug: string, _record: LeadRecord, _targets: readonly DeliveryTarget[]) => 'lead-1');
  const keepWith = vi.fn(
    async (
      _slug: string,
      _record: LeadRecord,
      _targets: readonly DeliveryTarget[],
      _write: WriteAlongside,
    ): Promise<KeepOutcome> => ({ kind: 'kept', leadUuid: 'lead-2' }),
  );
  const onKept = vi.fn();
  return {
    keep,
    keepWith,
    onKept,
    findVehicle,
    desk: createLeadDesk({ store: { keep, keepWith }, findVehicle, onKept }),
  };
};

describe('the desk', () => {
  it('keeps a form as it is agreed to, with its way to the addresses of the site [D.32] [L7.02]', async () => {
    const { desk, keep, onKept } = openDesk();
    const entry = entryOf({ isOptedIn: true });
    expect(await desk.take(siteOf(), submissionOf({ entry }), now)).toEqual({ kind: 'kept', leadUuid: 'lead-1' });
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      'wattle',
      {
        firstName: 'Ann',
        lastName: 'Example',
        email: 'ann@example.com',
        phone: '+61412345678',
        postcode: null,
        message: 'Is the blue one still there?',
        rego: null,
        locationId: 1,
        dealershipSlug: null,
        manufacturerSlug: null,
        vehicle: null,
        additionalServices: [],
        custom: {},
        isOptedIn: true,
        form: 'contact',
        subcategory: null,
        submissionHash: expect.stringMatching(/^[\da-f]{64}$/),
        category: 'General Enquiry',
        optInText: 'Wattle Motors may send me news and offers by email and text message. I can stop them at any time.',
        pagePath: '/contact',
        pageUrl: 'https://www.wattle.example/contact',
        attributes: { visited_pages: [], linked_query_params: {} },
        userAgent: 'Browser/1',
        isTrapped: false,
        receivedAt: now,
      },
      [{ kind: 'mail', target: 'sales@a.example' }],
    );
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('sends leads nowhere for a site without an address, and keeps them', async () => {
    const { desk, keep } = openDesk();
    expect((await desk.take(siteOf({}), submissionOf(), now)).kind).toBe('kept');
    expect(keep.mock.calls[0]?.[2]).toEqual([]);
  });

  it('keeps nothing of a form with something wrong, nor of one that came back at once', async () => {
    const { desk, keep } = openDesk();
    const wrong = submissionOf({ entry: entryOf({ email: '' }) });
    expect(await desk.take(siteOf(), wrong, now)).toMatchObject({ kind: 'invalid', problems: [{ field: 'email' }] });
    expect(await desk.take(siteOf(), submissionOf({ filledMs: 1_999 }), now)).toEqual({ kind: 'tooQuick' });
    expect(keep).not.toHaveBeenCalled();
    expect((await desk.take(siteOf(), submissionOf({ filledMs: 2_000 }), now)).kind).toBe('kept');
  });

  it('takes the form of a program like any other, and brings it to nobody [D.34]', async () => {
    const { desk, keep } = openDesk();
    expect((await desk.take(siteOf(), submissionOf({ isTrapped: true }), now)).kind).toBe('kept');
    expect([keep.mock.calls[0]?.[1].isTrapped, keep.mock.calls[0]?.[2]]).toEqual([true, []]);
  });

  it('knows a form again by its name and all that it says, without scripts by the dealer’s day', async () => {
    const { desk, keep } = openDesk();
    const hashOf = async (fields: Partial<Submission>, at = now): Promise<string | undefined> => {
      await desk.take(siteOf(), submissionOf(fields), at);
      return keep.mock.lastCall?.[1].submissionHash;
    };
    const plain = await hashOf({});
    expect(await hashOf({ userAgent: 'another', page: '/' })).toBe(plain);
    // The day in Brisbane ends at 14:00 in Greenwich.
    expect(await hashOf({}, new Date('2026-11-21T13:59:59Z'))).toBe(plain);
    expect(await hashOf({}, new Date('2026-11-21T14:00:00Z'))).not.toBe(plain);
    expect(await hashOf({ entry: entryOf({ message: 'Another' }) })).not.toBe(plain);
    const named = await hashOf({ submissionKey: 'a' });
    expect(await hashOf({ submissionKey: 'a' }, new Date('2026-12-21T00:00:00Z'))).toBe(named);
    expect(await hashOf({ submissionKey: 'b' })).not.toBe(named);
    expect(await hashOf({ submissionKey: 'a', entry: entryOf({ isOptedIn: true }) })).not.toBe(named);
  });
});

describe('a lead about a vehicle', () => {
  const vehicle = makeTestVehicle({
    id: 7,
    slug: 'blue-ute',
    stockNumber: 'S7',
    make: 'Great Wall',
    model: 'Cannon',
    carType: 'demo',
    status: 'coming_soon',
    dealershipSlug: 'wattle-south',
    locationId: 1,
  });
  const several = makeLeadSite({ serviceDealership: 'ofServiceLocation' }, 'several');
  const keepOf = async (form: FormKindName, fields: Partial<Submission>, found: Vehicle | undefined = vehicle) => {
    const { desk, keep, findVehicle } = openDesk(vi.fn(async () => found));
    expect((await desk.take(several, submissionOf({ form, ...fields }), now)).kind).toBe('kept');
    return { record: keep.mock.lastCall?.[1], findVehicle };
  };

  it('has the facts of the dealer’s own stock, whatever the browser says [L3.02] [L3.03] [L7.02]', async () => {
    const { record, findVehicle } = await keepOf('enquiry', {
      carAsked: '7',
      page: '/cars/blue-ute/enquire?utm=a&b=1',
    });
    expect(findVehicle).toHaveBeenCalledExactlyOnceWith('wattle', '7');
    expect(record).toMatchObject({
      form: 'enquiry',
      category: 'Demo Vehicle Enquiry',
      subcategory: null,
      dealershipSlug: 'wattle-south',
      manufacturerSlug: 'great-wall',
      pagePath: '/cars/blue-ute/enquire',
      pageUrl: 'https://www.wattle.example/cars/blue-ute/enquire?utm=a&b=1',
      attributes: { linked_query_params: { utm: 'a', b: '1' } },
      vehicle: {
        vehicleId: 7,
        slug: 'blue-ute',
        make: 'Great Wall',
        model: 'Cannon',
        carType: 'demo',
        status: 'coming_soon',
        stockNumber: 'S7',
        locationId: 1,
        locationName: 'North',
        distributionLocations: ['Wattle North Sales'],
      },
    });
  });

  it('goes to the people of the place that was chosen, else of the place where the vehicle stands [D.32]', async () => {
    const destinations = [
      { kind: 'mail', to: 'north@a.example', locations: ['north'] },
      { kind: 'mail', to: 'south@a.example', locations: ['south'] },
    ];
    const targetsOf = async (fields: Partial<Submission>) => {
      const { desk, keep } = openDesk(vi.fn(async () => vehicle));
      expect((await desk.take(makeLeadSite({ destinations }, 'several'), submissionOf(fields), now)).kind).toBe('kept');
      return keep.mock.lastCall?.[2].map(({ target }) => target);
    };
    expect(await targetsOf({ form: 'enquiry', carAsked: '7' })).toEqual(['north@a.example']);
    const entry = entryOf({ locationId: '2', dealershipSlug: 'wattle-south' });
    expect(await targetsOf({ entry, carAsked: '7' })).toEqual(['south@a.example']);
  });

  it('is kept without a vehicle where the site has none such: another site’s, or one that is gone', async () => {
    const { desk, keep } = openDesk();
    await desk.take(several, submissionOf({ form: 'enquiry', carAsked: 'another-sites-car' }), now);
    expect(keep.mock.lastCall?.[1]).toMatchObject({
      category: 'General Enquiry',
      vehicle: null,
      dealershipSlug: null,
      message: 'Is the blue one still there?',
    });
  });

  it('asks for photos in the words of the specification [B1.07] [L2.54]', async () => {
    const { record } = await keepOf('photoRequest', { carAsked: 'blue-ute' });
    expect(record).toMatchObject({ message: 'Please send photos for this car', subcategory: 'Photo Request' });
  });

  it('keeps an enquiry about work as a general one [L4.08]', async () => {
    const byKind = await keepOf('careers', {});
    const byChoice = await keepOf('contact', {
      entry: entryOf({ category: 'Careers Enquiry', dealershipSlug: 'wattle-north' }),
    });
    for (const { record } of [byKind, byChoice]) {
      expect(record).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    }
  });

  it('belongs to the dealership of the service location, where the site says so [L7.03]', async () => {
    const entry = entryOf({ locationId: '3' });
    expect((await keepOf('service', { entry })).record).toMatchObject({
      locationId: 3,
      dealershipSlug: 'wattle-south',
    });
    const { desk, keep } = openDesk();
    await desk.take(makeLeadSite({}, 'several'), submissionOf({ form: 'service', entry }), now);
    expect(keep.mock.lastCall?.[1].dealershipSlug).toBeNull();
  });

  it('is another lead for another vehicle and another form, though all else is the same', async () => {
    const hashes = await Promise.all(
      [
        keepOf('enquiry', { carAsked: '7' }),
        keepOf('enquiry', { carAsked: '8' }, { ...vehicle, id: 8 }),
        keepOf('testDrive', { carAsked: '7' }),
      ].map(async (kept) => (await kept).record?.submissionHash),
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('keeps a form with its companion, and each companion makes it another form [D.22]', async () => {
    const { desk, keep, keepWith, onKept } = openDesk();
    const write = async () => 'written' as const;
    const takeWith = (name: string) => desk.takeWith(siteOf(), submissionOf(), now, { name, write });
    expect(await takeWith('9 am')).toEqual({ kind: 'kept', leadUuid: 'lead-2' });
    await takeWith('9 am');
    await takeWith('10 am');
    await desk.take(siteOf(), submissionOf(), now);
    // What was booked is confirmed, whatever the site says of other forms.
    const targets = [
      { kind: 'mail', target: 'sales@a.example' },
      { kind: 'confirmation', target: 'ann@example.com' },
    ];
    expect(keepWith.mock.calls[0]?.slice(2)).toEqual([targets, write]);
    const hashes = [...keepWith.mock.calls, ...keep.mock.calls].map(([, record]) => record.submissionHash);
    expect([hashes[0] === hashes[1], new Set(hashes).size]).toEqual([true, 3]);
    expect(onKept).toHaveBeenCalledTimes(4);
  });

  it('says that a companion was refused, and sends nothing on its way [D.22]', async () => {
    const { desk, keepWith, onKept } = openDesk();
    keepWith.mockResolvedValueOnce({ kind: 'refused' });
    const companion = { name: '9 am', write: async () => 'refused' as const };
    expect(await desk.takeWith(siteOf(), submissionOf(), now, companion)).toEqual({ kind: 'refused' });
    expect(onKept).not.toHaveBeenCalled();
  });

  it('lets no program take anything away from people by a companion [D.34]', async () => {
    const { desk, keep, keepWith } = openDesk();
    const companion = { name: '9 am', write: async () => 'written' as const };
    const trapped = submissionOf({ isTrapped: true });
    expect(await desk.takeWith(siteOf(), trapped, now, companion)).toEqual({ kind: 'kept', leadUuid: 'lead-1' });
    expect([keep.mock.calls.length, keepWith.mock.calls.length]).toEqual([1, 0]);
  });
});
