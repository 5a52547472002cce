import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answers, cookieOf, openTestTradeIn, type TestTradeIn } from '../testing/open-test-trade-in.ts';

describe.each(testDatabases)('the forms of a valuation, on $name', ({ open }) => {
  let shop: TestTradeIn;
  beforeAll(async () => {
    shop = await openTestTradeIn(open);
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop?.close());

  it('goes from step to step by plain forms, with errors at each [L2.57] [L4.13] [L4.14]', async () => {
    const begun = await shop.sendForm('/trade-in/car', { rego: 'TEST02', regoState: 'QLD', car_id: '7' });
    expect([begun.statusCode, begun.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/trade-in\?valuation=[\da-f-]{36}#yours$/),
    ]);
    const cookie = cookieOf(begun);
    const valuation = /valuation=([^#]*)/.exec(String(begun.headers.location))?.[1] ?? '';
    const locationOf = async (url: string, fields: Record<string, string>) =>
      (await shop.sendForm(url, { valuation, ...fields }, { cookie })).headers.location;
    expect(await locationOf('/trade-in/yours', {})).toBe(`/trade-in?valuation=${valuation}&fault=yours#problem`);
    expect(await locationOf('/trade-in/yours', { car: 'none' })).toBe('/trade-in?open=hand&car_id=7#by-hand');
    expect(await locationOf('/trade-in/yours', { car: '1' })).toBe(`/trade-in?valuation=${valuation}#condition`);
    const { keys: _keys, ...short } = answers;
    expect(await locationOf('/trade-in/condition', { ...short, kms: '61,500' })).toBe(
      `/trade-in?valuation=${valuation}&open=condition&fault=condition&kms=61%2C500#problem`,
    );
    expect(await locationOf('/trade-in/condition', { ...answers, kms: '61,500' })).toBe(
      `/trade-in?valuation=${valuation}#offer`,
    );
    expect(await shop.listRows('valuations')).toMatchObject([{ car_at: 1, odometer_km: 61_500, offer_price: 16_470 }]);
    // Invalid kilometres are rejected even when earlier ones are stored.
    expect(await locationOf('/trade-in/condition', { ...answers, kms: 'lots' })).toBe(
      `/trade-in?valuation=${valuation}&open=condition&fault=condition&kms=lots#problem`,
    );
  });

  it('never puts a plate into an address, and redirects only to pages of the site [L2.08] [L4.13]', async () => {
    const refused = await shop.sendForm('/trade-in/car', { rego: 'ABCD1234', regoState: 'NSW' });
    expect(refused.headers.location).toBe('/trade-in?fault=tooLong&regoState=NSW#problem');
    const hand = await shop.sendForm('/trade-in/car', {
      open: 'hand',
      make: 'Mazda',
      model: '',
      year: '2020',
      kms: '5',
    });
    expect(hand.headers.location).toBe('/trade-in?open=hand&fault=hand&make=Mazda&year=2020&kms=5#problem');
    const plate = { rego: 'TEST01', regoState: 'QLD' };
    expect((await shop.sendForm('/trade-in/car', { ...plate, page: 'cars/trade-in' })).statusCode).toBe(303);
    for (const page of ['sell-my-car', '', '//evil.example', 'trade-in/../x']) {
      expect((await shop.sendForm('/trade-in/car', { ...plate, page })).statusCode).toBe(404);
    }
    const foreign = { origin: 'https://evil.example' };
    expect((await shop.sendForm('/trade-in/car', plate, foreign)).statusCode).toBe(403);
    expect((await shop.sendForm('/trade-in/car', { rego: 'x'.repeat(9000), regoState: 'QLD' })).statusCode).toBe(413);
  });
});
