import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import {
  answers,
  elsewhere,
  openTestTradeIn,
  shopper,
  type TestTradeIn,
  thisYear,
} from '../testing/open-test-trade-in.ts';

describe.each(testDatabases)('valuation routes on $name', ({ open }) => {
  let shop: TestTradeIn;
  beforeAll(async () => {
    shop = await openTestTradeIn(open);
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop?.close());

  it('goes from plate to answers to offer, and its acceptance creates a lead [B1.11] [L2.57] [L3.11] [L4.13] [L4.14] [L4.15] [D.39]', async () => {
    const { url, cookie, document } = await shop.start({ rego: 'test 01', regoState: 'QLD', car_id: 7 });
    expect(document).toMatchObject({
      rego: 'TEST01',
      regoState: 'QLD',
      look_up: 'found',
      car: null,
      form_completed: false,
      offer_price: null,
      cars: [{ make: 'Mazda', model: 'Mazda3', year: thisYear - 4 }],
    });
    const { tyres, ...others } = answers;
    const asked = await shop.send('PATCH', url, { car: 0, kms: 61_500, adjustmentAnswers: others }, { cookie });
    expect(asked.json()).toMatchObject({ form_completed: false, offer: null });
    const offered = await shop.send('PATCH', url, { adjustmentAnswers: { tyres, colour: 'red' } }, { cookie });
    expect(offered.json()).toMatchObject({
      form_completed: true,
      adjustmentAnswers: answers,
      offer_price: 16_470,
      offer_accepted: false,
      offer: { market_price: 20_000, margin: 2_800, offer_price: 16_470 },
    });
    const accepted = await shop.send(
      'POST',
      `${url}/accept`,
      { ...shopper, offer_accepted: true, revision: offered.json().revision },
      { cookie },
    );
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      201,
      { offer_accepted: true, form_completed: true, subcategory: '3. Offer Accepted', offer_price: 16_470 },
    ]);
    const [lead] = await shop.listRows('leads');
    expect(lead).toMatchObject({
      category: 'Trade-In Enquiry',
      subcategory: '3. Offer Accepted',
      lead_uuid: accepted.json().lead_id,
      rego: 'TEST01',
      first_name: 'Ann',
      phone: '+61412345678',
      vehicle_id: expect.anything(),
      custom: {
        offer_price: '$16,470',
        offer_accepted: 'Yes',
        form_completed: 'Yes',
        regoState: 'QLD',
        kms: '61500',
        adjustmentAnswers: expect.stringContaining(
          'Tyres: One or two worn; Windscreen: No damage; Number of keys: One',
        ),
        valuation_car: `${thisYear - 4} Mazda3, G20 Evolve, Hatch, 2.0 L petrol, automatic, white`,
      },
    });
    // The plate moves to the lead.
    expect(await shop.listRows('valuations')).toMatchObject([
      { rego: null, rego_state: null, offer_accepted: true, lead_id: accepted.json().lead_id, offer_price: 16_470 },
    ]);
    expect((await shop.send('POST', `${url}/accept`, { ...shopper, revision: 9 }, { cookie })).statusCode).toBe(409);
    expect((await shop.send('PATCH', url, { kms: 5 }, { cookie })).statusCode).toBe(409);
    expect(await shop.listRows('leads')).toHaveLength(1);
  });

  it('accepts the estimate that the caller showed, and no newer one [L4.15] [D.39]', async () => {
    const { url, cookie, document } = await shop.finish();
    const accept = (sent: object) => shop.send('POST', `${url}/accept`, { ...shopper, ...sent }, { cookie });
    const changed = (await shop.send('PATCH', url, { kms: 90_000 }, { cookie })).json();
    expect(changed.revision).toBeGreaterThan(document.revision);
    const old = await accept({ revision: document.revision });
    expect([old.statusCode, old.json().detail]).toEqual([
      409,
      'This valuation has changed. Please reload it, then accept it.',
    ]);
    expect((await accept({})).statusCode).toBe(400);
    expect(await shop.listRows('leads')).toEqual([]);
    expect((await accept({ revision: changed.revision })).json()).toMatchObject({ offer_accepted: true });
  });

  it.each([
    ['TEST01', { look_up: 'found', no_estimate: null }],
    ['TEST02', { look_up: 'several', cars: [{ badge: 'GX' }, { badge: 'GXL Hybrid' }] }],
    ['TEST03', { look_up: 'notFound', cars: [] }],
    ['TEST04', { look_up: 'unavailable', cars: [] }],
    ['XYZ999', { look_up: 'notFound', cars: [] }],
  ])('returns the result of the plate %s [D.39] [D.59]', async (rego, expected) => {
    expect((await shop.start({ rego, regoState: 'VIC' })).document).toMatchObject(expected);
    expect(shop.onUnavailable).toHaveBeenCalledTimes(rego === 'TEST04' ? 1 : 0);
  });

  it.each([
    ['TEST05', 'tooOld'],
    ['TEST06', 'tooFar'],
    ['TEST07', 'fewAlike'],
    ['TEST08', 'unavailable'],
  ])('gives no estimate for the plate %s: %s [L5.17] [D.39] [D.59]', async (rego, reason) => {
    if (reason === 'fewAlike') shop.estimateAlike.mockResolvedValue({ kind: 'tooFew' });
    const { url, cookie } = await shop.start({ rego, regoState: 'QLD' });
    const changed = await shop.send(
      'PATCH',
      url,
      { car: 0, adjustmentAnswers: answers, ...(rego !== 'TEST06' && { kms: 1000 }) },
      { cookie },
    );
    expect(changed.json()).toMatchObject({ no_estimate: reason, offer: null });
    expect((await shop.send('POST', `${url}/accept`, { ...shopper, revision: 9 }, { cookie })).statusCode).toBe(409);
    if (reason === 'tooOld' || reason === 'tooFar') expect(shop.estimateAlike).not.toHaveBeenCalled();
  });

  it('finds no test plates when disabled, and values a car entered by hand [D.39] [D.59]', async () => {
    const at = { host: elsewhere };
    expect((await shop.start({ rego: 'TEST01', regoState: 'QLD' }, at)).document.look_up).toBe('notFound');
    const hand = { make: 'Toyota', model: 'RAV4', year: thisYear - 2, kms: '44,100' };
    const { url, cookie, document } = await shop.start(hand, at);
    expect(document).toMatchObject({ look_up: 'byHand', rego: null, car: 0, cars: [{ km: 44_100 }] });
    const offered = await shop.send('PATCH', url, { adjustmentAnswers: answers }, { ...at, cookie });
    expect(offered.json().offer_price).toBe(16_470);
    expect(shop.estimateAlike.mock.lastCall).toMatchObject(['banksia', { make: 'Toyota', odometerKm: 44_100 }]);
  });

  it('names the invalid field and starts nothing [L4.13] [D.26]', async () => {
    const refused = await shop.send('POST', '/api/valuations', { rego: 'ABCD1234', regoState: 'NSW' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ field: 'rego' }]]);
    const hand = await shop.send('POST', '/api/valuations', { make: '', model: 'x', year: '20', kms: 1 });
    expect(hand.json().errors).toMatchObject([{ field: 'make' }, { field: 'year' }]);
    const unstorable = { make: 'Maz\0da', model: 'CX-5\ud800', year: '2021', kms: 1 };
    expect((await shop.send('POST', '/api/valuations', unstorable)).statusCode).toBe(422);
    expect((await shop.send('POST', '/api/valuations', { rego: 'ABC123' })).statusCode).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect((await shop.send('POST', '/api/valuations', { rego: 'TEST01', regoState: 'QLD' }, foreign)).statusCode).toBe(
      403,
    );
    expect(await shop.listRows('valuations')).toEqual([]);
  });

  it('returns the vehicle that a car is traded for, if it is in stock here [B2.04]', async () => {
    const idOf = async (car_id: number) =>
      (await shop.start({ rego: 'TEST01', regoState: 'QLD', car_id })).document.car_id;
    expect([await idOf(7), await idOf(8), await idOf(9)]).toEqual([7, null, null]);
  });
});
