import { describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { entryOf, openService, submissionOf } from '../testing/open-test-service.ts';
import type { Submission } from './prepare-lead.ts';

const now = new Date('2026-11-20T15:00:00Z');

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
    const { service, store, findVehicle } = openService(vi.fn(async () => found));
    expect((await service.submit(several, submissionOf({ form, ...fields }), now)).kind).toBe('stored');
    return { record: store.mock.lastCall?.[1], findVehicle };
  };

  it('takes its facts from the stock, whatever the browser sends [L3.02] [L3.03] [L7.02]', async () => {
    const { record, findVehicle } = await keepOf('enquiry', {
      carAsked: '7',
      page: '/cars/blue-ute/enquire?utm=a&b=1',
      visitedPages: ['/', '/cars/blue-ute'],
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
      attributes: { visited_pages: ['/', '/cars/blue-ute'], linked_query_params: { utm: 'a', b: '1' } },
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

  it('has the landing page’s campaign unless its own page has one, and none of the landing page’s other parameters [L7.02]', async () => {
    const paramsOf = async (page: string, campaign?: string) => {
      const { record } = await keepOf('enquiry', { page, ...(campaign !== undefined && { campaign }) });
      expect(record?.pageUrl).toBe(`https://www.wattle.example${page}`);
      return record?.attributes.linked_query_params;
    };
    const landed = 'utm_source=news&utm_campaign=may&visit=hidden';
    expect(await paramsOf('/contact', landed)).toEqual({ utm_source: 'news', utm_campaign: 'may' });
    expect(await paramsOf('/contact?utm_source=flyer&b=1', landed)).toEqual({
      utm_source: 'flyer',
      utm_campaign: 'may',
      b: '1',
    });
    expect(await paramsOf('/contact?utm_source=flyer')).toEqual({ utm_source: 'flyer' });
    expect(await paramsOf('/contact')).toEqual({});
  });

  it('stores each parameter as one line without control characters, for mails and ADF [L7.02] [D.26]', async () => {
    const written = 'utm_source=a%0d%0aBcc:+x%00%1b%e2%80%aeb&utm_%07c=1';
    const { record } = await keepOf('enquiry', { page: `/contact?${written}`, campaign: written });
    expect(record?.attributes.linked_query_params).toEqual({ utm_source: 'a Bcc: x b', 'utm_ c': '1' });
  });

  it('stores no secret of its page’s address, such as a cancellation link [L7.02] [D.22]', async () => {
    const { record } = await keepOf('enquiry', { page: '/book-test-drive?utm=a&visit=hidden' });
    expect(record).toMatchObject({
      pageUrl: 'https://www.wattle.example/book-test-drive?utm=a',
      attributes: { linked_query_params: { utm: 'a' } },
    });
    expect(JSON.stringify(record)).not.toContain('hidden');
  });

  it('goes to the chosen location’s mailboxes, else to those of the vehicle’s location [D.32]', async () => {
    const destinations = [
      { kind: 'mail', to: 'north@a.example', locations: ['north'] },
      { kind: 'mail', to: 'south@a.example', locations: ['south'] },
    ];
    const targetsOf = async (fields: Partial<Submission>) => {
      const { service, store } = openService(vi.fn(async () => vehicle));
      expect((await service.submit(makeLeadSite({ destinations }, 'several'), submissionOf(fields), now)).kind).toBe(
        'stored',
      );
      return store.mock.lastCall?.[2].map(({ target }) => target);
    };
    expect(await targetsOf({ form: 'enquiry', carAsked: '7' })).toEqual(['north@a.example']);
    const entry = entryOf({ locationId: '2', dealershipSlug: 'wattle-south' });
    expect(await targetsOf({ entry, carAsked: '7' })).toEqual(['south@a.example']);
  });

  it('goes to its dealership’s mailboxes when nothing else names a location [D.32] [L3.05]', async () => {
    const destinations = [{ kind: 'mail', to: 'south@a.example', locations: ['south'] }];
    const { service, store } = openService();
    const entry = entryOf({ postcode: '4105', dealershipSlug: 'wattle-south' });
    const outcome = await service.submit(
      makeLeadSite({ destinations }, 'several'),
      submissionOf({ form: 'finance', entry }),
      now,
    );
    expect(outcome.kind).toBe('stored');
    expect(store.mock.lastCall?.[2]).toEqual([{ kind: 'mail', target: 'south@a.example' }]);
  });

  it('belongs to its location’s dealership when it names none [L3.05] [L7.02]', async () => {
    const { service, store } = openService();
    await service.submit(
      makeLeadSite({ dealershipSelect: 'removed' }, 'several'),
      submissionOf({ entry: entryOf({ locationId: '2' }) }),
      now,
    );
    expect(store.mock.lastCall?.[1]).toMatchObject({ locationId: 2, dealershipSlug: 'wattle-south' });
  });

  it('is refused when its dealership isn’t at its location [L5.03] [L5.04]', async () => {
    const take = (locationId: string, dealershipSlug: string) =>
      openService().service.submit(several, submissionOf({ entry: entryOf({ locationId, dealershipSlug }) }), now);
    const message =
      'Wattle South is at South and Workshop, not at North. Please choose another location or dealership.';
    expect(await take('1', 'wattle-south')).toEqual({
      kind: 'invalid',
      problems: [{ field: 'dealershipSlug', message }],
    });
    expect((await take('3', 'wattle-south')).kind).toBe('stored');
    expect((await take('1', 'wattle-north')).kind).toBe('stored');
  });

  it('names its page, or the last part of the page’s address [L3.01]', async () => {
    const pageIdOf = async (fields: Partial<Submission>) => (await keepOf('enquiry', fields)).record?.pageId;
    expect(await pageIdOf({ page: '/cars/blue-ute', pageId: 'enquire' })).toBe('enquire');
    expect(await pageIdOf({ page: '/contact?a=b' })).toBe('contact');
    expect(await pageIdOf({ page: '/contact', pageId: '<script>' })).toBe('contact');
  });

  it('is stored without a vehicle when the site doesn’t have it: another site’s, or one that is gone', async () => {
    const { service, store } = openService();
    await service.submit(several, submissionOf({ form: 'enquiry', carAsked: 'another-sites-car' }), now);
    expect(store.mock.lastCall?.[1]).toMatchObject({
      category: 'General Enquiry',
      vehicle: null,
      dealershipSlug: null,
      message: 'Is the blue one still there?',
    });
  });

  it('asks for photos in the specification’s words [B1.07] [L2.54]', async () => {
    const { record } = await keepOf('photoRequest', { carAsked: 'blue-ute' });
    expect(record).toMatchObject({ message: 'Please send photos for this car', subcategory: 'Photo Request' });
  });

  it('stores a careers enquiry as a general one [L4.08]', async () => {
    const byKind = await keepOf('careers', {});
    const byChoice = await keepOf('contact', {
      entry: entryOf({ category: 'Careers Enquiry', dealershipSlug: 'wattle-north' }),
    });
    for (const { record } of [byKind, byChoice]) {
      expect(record).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    }
  });

  it('belongs to the service location’s dealership when configured [L7.03]', async () => {
    const entry = entryOf({ locationId: '3' });
    expect((await keepOf('service', { entry })).record).toMatchObject({
      locationId: 3,
      dealershipSlug: 'wattle-south',
    });
    const { service, store } = openService();
    await service.submit(makeLeadSite({}, 'several'), submissionOf({ form: 'service', entry }), now);
    expect(store.mock.lastCall?.[1].dealershipSlug).toBeNull();
  });

  it('is another lead for another vehicle or form, even if all else is the same', async () => {
    const hashes = await Promise.all(
      [
        keepOf('enquiry', { carAsked: '7' }),
        keepOf('enquiry', { carAsked: '8' }, { ...vehicle, id: 8 }),
        keepOf('testDrive', { carAsked: '7' }),
      ].map(async (stored) => (await stored).record?.submissionHash),
    );
    expect(new Set(hashes).size).toBe(3);
  });
});

it('requires agreement to the terms of use on sites that ask for it [L5.08]', async () => {
  const take = (leads: object, isAgreed: boolean) =>
    openService().service.submit(makeLeadSite(leads), submissionOf({ entry: entryOf({ isAgreed }) }), now);
  const terms = { terms: 'mustAgree' };
  expect(await take(terms, false)).toMatchObject({ kind: 'invalid', problems: [{ field: 'terms' }] });
  expect((await take(terms, true)).kind).toBe('stored');
  expect((await take({}, false)).kind).toBe('stored');
});
