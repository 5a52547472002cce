import { describe, expect, it } from 'vitest';
import { completeFeedRecord } from './complete-feed-record.ts';

describe('completeFeedRecord', () => {
  const record = { stocknum: 'U1', make: 'Toyota', model: 'RAV4', year: 2021 };
  const complete = (input: Record<string, unknown>) => {
    const completed = completeFeedRecord({ ...record, ...input }, undefined, {
      resolveLocation: () => undefined,
      nowMs: Date.UTC(2026, 10, 21),
    });
    if (completed.kind === 'refused') throw new Error(JSON.stringify(completed.faults));
    return completed.vehicle;
  };

  it('reads a row as sold when either field says so [B4.02]', () => {
    expect(complete({ sold: true })).toMatchObject({ status: 'sold', isSold: true });
    expect(complete({ sold: true, status: 'in_stock' })).toMatchObject({ status: 'sold' });
    expect(complete({ sold: false, status: 'coming_soon' })).toMatchObject({ status: 'coming_soon' });
    expect(complete({})).toMatchObject({ status: 'in_stock' });
  });

  it('sets hasNvic for a vehicle with a code, unless the feed says otherwise [L2.13]', () => {
    expect([complete({ nvic: 'ABC12A' }).hasNvic, complete({}).hasNvic]).toEqual([true, false]);
    expect(complete({ nvic: 'ABC12A', has_nvic: false }).hasNvic).toBe(false);
    expect(complete({ nvic: 'ABC12A', has_nvic: '' }).hasNvic).toBe(true);
    expect(complete({ has_nvic: true }).hasNvic).toBe(true);
  });

  it('derives fields from others [B3.01, B3.04, B3.05]', () => {
    expect(
      complete({
        body: '5D Hatchback',
        trans: '8 SP Automatic',
        drive: '4X4 Dual Range',
        engine_size: 2487,
        images: [{ image: { url: 'https://a/1.jpg' } }],
      }),
    ).toMatchObject({
      name: '2021 Toyota RAV4',
      simpleBody: 'Hatch',
      simpleTransmission: 'Automatic',
      simpleDrive: '4WD',
      engineSizeLitres: 2.5,
      photoCount: 1,
      primaryImageUrl: 'https://a/1.jpg',
    });
  });

  it('tidies colours, fuel and gearbox, and keeps a colour that would become too long', () => {
    const long = 'BLK '.repeat(20).trim();
    expect(
      complete({ colour: 'WHITE', interior_colour: 'blk leather', fuel: 'LPG/ULP', trans: '6 Spd Man' }),
    ).toMatchObject({
      colour: 'White',
      interiorColour: 'Black Leather',
      fuel: 'LPG and petrol',
      simpleFuel: 'LPG',
      transmission: '6-speed manual',
      simpleTransmission: 'Manual',
    });
    expect(complete({ colour: long })).toMatchObject({ colour: long });
    expect(complete({ fuel: 'Petrol/Electric' })).toMatchObject({ simpleFuel: 'Hybrid' });
  });

  const images = [
    { image: { url: 'https://a/walk-around.mp4' }, isVideo: true },
    { image: { url: 'https://a/1.jpg' } },
    { image: { url: 'https://a/2.jpg' } },
  ];

  it('uses the first photo as the primary picture, never a video [B3.05]', () => {
    expect(complete({ images })).toMatchObject({ primaryImageUrl: 'https://a/1.jpg', photoCount: 2 });
    expect(complete({ images: images.slice(0, 1) })).toMatchObject({ primaryImageUrl: null, photoCount: 0 });
  });

  it("keeps the feed's thumbnails [B3.05]", () => {
    const thumbnails = ['https://a/1-small.jpg', 'https://a/2-small.jpg'];
    expect(complete({ images, thumbnails }).thumbnails).toEqual(thumbnails);
  });

  it('cuts a name built from long fields', () => {
    const { name } = complete({ make: 'x'.repeat(80), model: 'y'.repeat(120), badge: 'z'.repeat(200) });
    expect(name).toHaveLength(200);
  });

  const placeAs = (input: Record<string, unknown>, dealershipSlug: string | null = 'wattle-toyota') => {
    const dealership = dealershipSlug === null ? null : { id: 7, name: 'Wattle Toyota' };
    const place = {
      location: null,
      locationId: 101,
      locationName: 'Moorooka',
      city: 'Moorooka',
      state: 'QLD',
      dealershipId: dealership?.id ?? null,
      dealershipSlug,
      dealershipName: dealership?.name ?? null,
    };
    const completed = completeFeedRecord({ ...record, ...input }, 'moorooka', {
      resolveLocation: () => place,
      nowMs: Date.UTC(2026, 10, 21),
    });
    if (completed.kind === 'refused') throw new Error(JSON.stringify(completed.faults));
    const { vehicle, warnings } = completed;
    const { locationId, dealershipId, dealershipName } = vehicle;
    return { locationId, seller: [dealershipId, vehicle.dealershipSlug, dealershipName], warnings };
  };

  it("keeps the row's dealership when the location has another, and warns [B3.07]", () => {
    const own = { dealership_id: 9, dealership_slug: 'wattle-kia', dealership_name: 'Wattle Kia' };
    const warned = (named: string) => [
      {
        field: 'location_code',
        reason: `belongs to wattle-toyota; we've kept the row's dealership, ${named}`,
        verdict: 'warned',
      },
    ];
    expect(placeAs(own)).toEqual({
      locationId: 101,
      seller: [9, 'wattle-kia', 'Wattle Kia'],
      warnings: warned('wattle-kia'),
    });
    expect(placeAs({ dealership_slug: 'wattle-kia' })).toMatchObject({ seller: [null, 'wattle-kia', null] });
    expect(placeAs({ dealership_name: 'Wattle Kia' }).warnings).toEqual(warned('Wattle Kia'));
    expect(placeAs(own, null)).toMatchObject({ seller: [9, 'wattle-kia', 'Wattle Kia'], warnings: [] });
  });

  it("uses the location's dealership when the row names none or the same [B3.07]", () => {
    const placed = { locationId: 101, seller: [7, 'wattle-toyota', 'Wattle Toyota'], warnings: [] };
    expect(placeAs({})).toEqual(placed);
    expect(placeAs({ dealership_slug: 'wattle-toyota' })).toEqual(placed);
  });

  const completeWithWarnings = (input: Record<string, unknown>, locationCode?: unknown) => {
    const context = { resolveLocation: () => undefined, nowMs: Date.UTC(2026, 10, 21) };
    const completed = completeFeedRecord({ ...record, ...input }, locationCode, context);
    return completed.kind === 'refused'
      ? completed
      : { ...completed, warned: completed.warnings.map(({ field }) => field) };
  };

  it.each([{ toString: 1 }, 'nowhere'])(
    'shows a vehicle without a location when %j is none, with a warning',
    (code) => {
      const completed = completeWithWarnings({}, code);
      expect(completed).toMatchObject({ kind: 'vehicle', vehicle: { locationId: null }, warned: ['location_code'] });
    },
  );

  it('warns of a vehicle without a yard only where the site has several', () => {
    const warnedAt = (needsLocation: boolean, code?: string, location?: object) => {
      const context = { resolveLocation: () => undefined, needsLocation, nowMs: Date.UTC(2026, 10, 21) };
      const completed = completeFeedRecord({ ...record, location }, code, context);
      return completed.kind === 'vehicle' && [completed.warnings.map(({ reason }) => reason), completed.unread];
    };
    expect(warnedAt(true)).toEqual([["the row doesn't name a yard, so the vehicle is shown without an address"], []]);
    expect(warnedAt(false)).toEqual([[], []]);
    expect(warnedAt(true, undefined, { name: 'Moorooka' })).toEqual([[], []]);
    expect(warnedAt(true, 'nowhere')).toEqual([[expect.stringContaining("isn't a location")], ['location_code']]);
  });

  it('leaves out what an optional field cannot read, with a warning', () => {
    const input = {
      seats: 'many',
      price: -5,
      price_type: 'Drive Away',
      name: 'x'.repeat(300),
      id: 'x',
      variant: { power: 'x', cylinders: 4 },
    };
    expect(completeWithWarnings(input)).toMatchObject({
      kind: 'vehicle',
      vehicle: {
        seats: null,
        priceCents: null,
        priceType: null,
        name: '2021 Toyota RAV4',
        variant: { powerKw: null, cylinders: 4 },
      },
      hasOwnId: false,
      warned: expect.arrayContaining(['seats', 'price', 'name', 'id', 'variant.power']),
    });
  });

  it('keeps the entries of a list that can be read', () => {
    const input = {
      images: [{ image: {} }, { image: { url: 'https://a/1.jpg' } }],
      standardEquipment: Array(600).fill('Tow bar'),
    };
    const completed = completeWithWarnings(input);
    expect(completed).toMatchObject({ vehicle: { photoCount: 1 }, warned: ['images', 'standardEquipment'] });
    expect(completed.kind === 'vehicle' && completed.vehicle.standardEquipment).toHaveLength(500);
  });

  it.each([
    [{ make: '' }, 'make'],
    [{ year: 20 }, 'year'],
    [{ sold: 'perhaps' }, 'sold'],
    [{ show_on_dealer_website: 'perhaps' }, 'show_on_dealer_website'],
    [{ status: 'x'.repeat(41) }, 'status'],
  ])('refuses %j: it would be another vehicle, or one that is not offered', (input, field) => {
    expect(completeWithWarnings({ ...input, seats: 'many' })).toMatchObject({ kind: 'refused', faults: [{ field }] });
  });

  it('leaves out a moment or an id that no vehicle has', () => {
    const completed = completeWithWarnings({ id: 2 ** 52 + 1, created_at: '2027-01-01T00:00:00Z' });
    expect(completed).toMatchObject({ vehicle: { createdAt: null }, hasOwnId: false, warned: ['id', 'created_at'] });
  });

  it('never overrides the feed', () => {
    expect(complete({ name: 'My RAV4', simple_body: 'SUV', body: '5D Wagon', photos_count: 9 })).toMatchObject({
      name: 'My RAV4',
      simpleBody: 'SUV',
      photoCount: 9,
    });
  });

  it('slugifies a slug from the feed', () => {
    expect(complete({ slug: 'My Own Link!' }).slug).toBe('my-own-link');
    expect(complete({ slug: '???' }).slug).toBe('2021-toyota-rav4-u1');
    expect(complete({ slug: '&'.repeat(200) }).slug.length).toBeLessThanOrEqual(120);
  });
});
