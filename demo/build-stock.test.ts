import { describe, expect, it } from 'vitest';
import { parseVehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';
import { findPhrases } from './stock/find-phrases.ts';
import { demoLenders, mainLenderKeys } from './stock/lenders.ts';

type StockRecord = Record<string, unknown>;

const today = '2026-11-21';
const stocks = new Map(demoDealers.map(({ slug }) => [slug, buildDemoStock(slug, today)]));
const everyRecord: readonly StockRecord[] = [...stocks.values()].flat();
const priced = everyRecord.filter(({ price }) => Number(price) > 10);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const daysAgo = (seconds: unknown): number => (Date.parse(`${today}T23:59:59Z`) / 1000 - Number(seconds)) / 86_400;

describe.each(demoDealers)('demo stock of $slug', ({ slug, stockCount, itemType, locations }) => {
  const stock = stocks.get(slug) ?? [];

  it('is the same for the same site and day', () => {
    expect(buildDemoStock(slug, today)).toEqual(stock);
  });

  it('has the dealer’s stock count', () => {
    expect(stock).toHaveLength(stockCount);
  });

  it('is valid [B3.01 to B3.12]', () => {
    for (const record of stock) expect(parseVehicle(record), String(record.name)).toMatchObject({ kind: 'record' });
  });

  it.each(['id', 'slug', 'stocknum'])('has a unique %s', (field) => {
    expect(new Set(stock.map((record) => record[field])).size).toBe(stockCount);
  });

  it('is at the dealer’s locations and of the kind it sells', () => {
    const sales = new Set(locations.filter(({ type }) => type === 'sales').map(({ id }) => id));
    for (const record of stock) {
      expect(sales.has(Number(record.location_id))).toBe(true);
      expect(record.item_type).toBe(itemType);
    }
  });

  it('shifts its dates with the day of loading', () => {
    const later = buildDemoStock(slug, '2027-03-01');
    const newest = (records: readonly StockRecord[]) =>
      records
        .map(({ created_at }) => String(created_at))
        .sort()
        .at(-1);
    expect(newest(later)?.slice(0, 7)).toMatch(/^2027-0[23]$/);
    for (const record of later) expect(parseVehicle(record).kind).toBe('record');
  });

  const count = (has: (record: StockRecord) => boolean) => stock.filter(has).length;

  it('has vehicles sold within 3 days, within 14 days and long ago [B4.16, B4.17]', () => {
    expect(count((record) => record.status === 'sold' && daysAgo(record.sold_date_timestamp) < 3.5)).toBeGreaterThan(2);
    const inWeeks = (record: StockRecord) =>
      daysAgo(record.sold_date_timestamp) > 4 && daysAgo(record.sold_date_timestamp) < 14;
    expect(count(inWeeks)).toBeGreaterThan(1);
    expect(count((record) => daysAgo(record.sold_date_timestamp) > 39)).toBeGreaterThan(1);
  });

  it.each<[string, (record: StockRecord) => boolean]>([
    ['coming soon [B4.10]', ({ status }) => status === 'coming_soon'],
    ['an unknown status [D.05]', ({ status }) => !['in_stock', 'coming_soon', 'sold'].includes(String(status))],
    ['reserved [B4.07]', ({ reserved }) => reserved === true],
    ['hidden from the website [B4.16]', ({ show_on_dealer_website }) => show_on_dealer_website === false],
    ['a subscription price [B4.21]', ({ subscription_price }) => Number(subscription_price) > 0],
    [
      'an offer with a was-price [B4.22, B4.25]',
      ({ offer_price, price, before_price }) =>
        Number(offer_price) < Number(price) && Number(before_price) > Number(price),
    ],
    ['no price [B4.24]', ({ price, preorder }) => price === undefined && preorder !== true],
    ['a price of 0 [D.06]', ({ price }) => price === 0],
    ['a price of 10 [B4.22]', ({ price }) => price === 10],
    ['no images', ({ images }) => listOf(images).length === 0],
    [
      'the default image alone [B2.37]',
      ({ primary_image_url }) => String(primary_image_url).endsWith('new-arrival.svg'),
    ],
    [
      'a recent listing [B4.11]',
      ({ created_at }) => Date.parse(today) - Date.parse(String(created_at)) < 8 * 86_400_000,
    ],
    ['a video [B2.34]', ({ video_url }) => video_url !== undefined],
    ['a history report [B5.16]', ({ file }) => file !== undefined],
    ['no VIN', ({ vin }) => vin === undefined],
    ['a rego in the past [B4.28]', ({ rego_expiry }) => String(rego_expiry) < today],
    ['a rego in the future [B4.27]', ({ rego_expiry }) => rego_expiry !== undefined && String(rego_expiry) > today],
    ['comments that are empty without the pipe', ({ dealercomments }) => dealercomments === '|'],
    ['a quote [B3.09]', ({ youxQuote }) => youxQuote !== undefined],
  ])('has %s', (_, has) => {
    expect(count(has)).toBeGreaterThan(0);
  });

  it('describes coming vehicles without kilometres or their presence on the yard', () => {
    const awaited = stock.filter(({ status, preorder }) => status === 'coming_soon' || preorder === true);
    for (const { preorder, km, car_type, dealercomments, created_at } of awaited) {
      const [said] = findPhrases(slug, preorder === true ? 'preorder' : 'coming', String(car_type));
      expect(said?.text).toMatch(/^[^{}]{50,}$/);
      expect(['|', said?.text]).toContain(String(dealercomments ?? '|'));
      if (preorder === true) expect(km).toBeUndefined();
      expect(Date.parse(today) - Date.parse(String(created_at))).toBeGreaterThan(28 * 86_400_000);
    }
  });

  it.each([499, 500])('has a price exactly %i below the state average [B4.26]', (dollars) => {
    const below = ({ autograb_data, price }: StockRecord) =>
      (autograb_data as Record<string, number> | undefined)?.state_average_market_price === Number(price) + dollars;
    expect(count(below)).toBeGreaterThan(0);
  });

  it('has averages above and below the price, and one with a national average only [B3.10]', () => {
    const market = (record: StockRecord) => (record.autograb_data ?? {}) as Record<string, number | undefined>;
    expect(count((record) => (market(record).state_average_market_price ?? 0) > Number(record.price))).toBeGreaterThan(
      2,
    );
    expect(
      count((record) => (market(record).state_average_market_price ?? Number.POSITIVE_INFINITY) < Number(record.price)),
    ).toBeGreaterThan(2);
    expect(
      count(
        ({ autograb_data }) =>
          autograb_data !== undefined && !('state_average_market_price' in (autograb_data as object)),
      ),
    ).toBeGreaterThan(0);
  });

  it('has quotes of every provider kind, its own lender first [B3.11, D.09]', () => {
    const keys = stock.map(({ finance_lenders }) => Object.keys(finance_lenders ?? {}));
    for (const { key } of demoLenders)
      expect(
        keys.some((own) => own.includes(key)),
        key,
      ).toBe(true);
    const own = mainLenderKeys[slug] ?? '';
    expect(keys.filter((all) => all.includes(own)).length).toBeGreaterThan(stockCount * 0.85);
  });
});

describe('demo stock', () => {
  it.each<[string, (record: StockRecord) => boolean]>([
    ['preorder [B4.23]', ({ preorder }) => preorder === true],
    ['runout [B4.09]', ({ tag }) => tag === 'Runout Sale'],
    ['test drive only [D.25]', ({ tag }) => tag === 'Test Drive Only'],
    ['certified [B4.13]', ({ certified, make }) => certified === true && make === 'Mazda'],
    ['electric [B4.06]', ({ simple_fuel }) => simple_fuel === 'Electric'],
    ['hybrid [B4.06]', ({ simple_fuel }) => simple_fuel === 'Hybrid'],
    ['no odometer', ({ km, item_type }) => km === undefined && item_type !== 'caravan'],
  ])('has vehicles that are %s', (_, has) => {
    expect(everyRecord.filter(has).length).toBeGreaterThan(1);
  });

  it('has at least 35 makes and 150 models at the group', () => {
    const group = stocks.get('wattle-group') ?? [];
    expect(new Set(group.map(({ make }) => make)).size).toBeGreaterThanOrEqual(35);
    expect(new Set(group.map(({ make, model }) => `${make} ${model}`)).size).toBeGreaterThanOrEqual(150);
  });

  it('gives caravans plausible masses and lengths [B3.08]', () => {
    for (const { specifications } of stocks.get('saltbush-caravans') ?? []) {
      const plate = specifications as Record<string, number>;
      expect(plate.tare_weight).toBeLessThan(plate.aggregate_trailer_mass ?? 0);
      expect(plate.sleeps).toBeGreaterThan(1);
    }
  });

  it('gives trucks plausible wheelbases and engine hours [B3.08]', () => {
    for (const { specifications, km, variant } of stocks.get('ironbark-trucks') ?? []) {
      const { wheelbase, engine_hours: hours = 0 } = specifications as Record<string, number>;
      expect(wheelbase).toBeGreaterThan(2500);
      expect(wheelbase).toBeLessThan(Number((variant as StockRecord).vehiclelength) * 0.7);
      expect(hours).toBeGreaterThan(0);
      if (typeof km === 'number' && km > 1000) {
        expect(km / hours).toBeGreaterThan(20);
        expect(km / hours).toBeLessThan(70);
      }
    }
  });

  it('gives trucks the axles that their pictures show: three under a prime mover, two under the others', () => {
    for (const { name, body, drive, variant } of stocks.get('ironbark-trucks') ?? []) {
      if (body === 'Prime Mover') {
        expect(drive, String(name)).toBe('6x4');
        continue;
      }
      expect(drive, String(name)).toBe('4x2');
      expect(Number((variant as StockRecord).grossvehiclemass), String(name)).toBeLessThanOrEqual(16_000);
    }
  });

  it('has plausible prices', () => {
    for (const record of priced) {
      expect(Number(record.price), String(record.name)).toBeGreaterThan(900);
      expect(Number(record.price), String(record.name)).toBeLessThan(500_000);
    }
  });

  it('prices an older vehicle below the same one new', () => {
    const newPrices = new Map<string, number>();
    const key = ({ make, model, badge }: StockRecord) => [make, model, badge].join(' ');
    for (const record of priced) if (record.car_type === 'new') newPrices.set(key(record), Number(record.price));
    for (const record of priced.filter(({ car_type }) => car_type === 'used')) {
      const asNew = newPrices.get(key(record));
      if (asNew !== undefined) expect(Number(record.price), String(record.name)).toBeLessThan(asNew * 1.02);
    }
  });

  it('writes comments of at most 900 characters without contact details', () => {
    for (const { dealercomments } of everyRecord) {
      const text = String(dealercomments ?? '');
      expect(text.length).toBeLessThanOrEqual(900);
      expect(text).not.toMatch(/@|www\.|https?:|\(0\d\)|\b0[2-8]\d{2}\s?\d{3}|\b1[38]00\s?\d{3}|\{|undefined/);
    }
  });

  it('uses the formats of VINs, NVICs and plates', () => {
    for (const { vin, nvic } of everyRecord) {
      if (vin !== undefined) expect(vin).toMatch(/^FCDEM0[A-HJ-NPR-Z0-9]{8}\d{3}$/);
      if (nvic !== undefined) expect(nvic).toMatch(/^[A-Z0-9]{6}$/);
    }
  });

  it('lists 10 to 50 features once each', () => {
    for (const { standardEquipment, name } of everyRecord) {
      const features = listOf(standardEquipment);
      expect(features.length, String(name)).toBeGreaterThanOrEqual(10);
      expect(features.length, String(name)).toBeLessThanOrEqual(50);
      expect(new Set(features).size).toBe(features.length);
    }
  });
});
