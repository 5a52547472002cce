import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { BudgetSearch } from '#src/calculators/web/budget/budget-search.tsx';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const stock: Partial<Vehicle>[] = [
  { priceCents: 2_000_000, simpleBody: 'SUV' },
  { priceCents: 3_000_000, simpleBody: 'Ute' },
  { priceCents: 4_000_000, simpleBody: 'SUV' },
  { priceCents: 5_400_000, simpleBody: 'Hatch' },
  { priceCents: 6_000_000, simpleBody: 'SUV', carType: 'new' },
  { priceCents: 100_000, simpleBody: 'Van' },
  { priceCents: 90_000, simpleBody: 'Van' },
  { simpleBody: 'Van' },
];
const nothing = { repayment: null, deposit: null, frequency: null, body: null };

const open = (switches: object = {}, vehicles = stock, search: object = {}) => {
  const { site, paths, now } = makeTestContext({
    calculators: { budget: { method: 'simple', ...switches } },
    search,
  });
  const made = vehicles.map((fields, index) => makeTestVehicle({ id: index + 1, slug: `car-${index}`, ...fields }));
  const service = createBudgetService({
    indexes: makeTestIndexes(indexStock(made, site, now)),
    pathsOf: async () => paths,
  });
  return (choice: Partial<Record<keyof typeof nothing, string>> = {}) =>
    service.load({ ...site, configVersion: '1' }, { ...nothing, ...choice }, now);
};
const draw = async (...[choice, ...given]: [choice?: object, ...given: Parameters<typeof open>]): Promise<string> =>
  renderToStaticMarkup(<BudgetSearch budget={await open(...given)(choice)} />);
const say = async (...given: Parameters<typeof draw>): Promise<string> => readText(await draw(...given));

describe('the search by budget', () => {
  it('starts at 200 a week with a deposit of 2,000 and counts every car type [L1.05] [L2.68] [L9.05] [L9.07] [L9.08]', async () => {
    const markup = await draw();
    expect(markup).toMatch(/name="repayment"[^>]*value="200"/);
    expect(markup).toMatch(/name="deposit"[^>]*value="2,000"/);
    // The budget is 200 x 52 x 5 + 2,000 = 54,000, which includes the car at exactly that price.
    expect(readText(markup)).toContain('Your budget $54,000');
    expect(readText(markup)).toContain('Show Me 4 used cars');
    expect(markup).toContain('href="/search/used-cars?range[price]=1001:54000"');
  });

  it('starts at 600 a month where the site or the shopper pays monthly [L9.05] [L9.07]', async () => {
    expect(await say({ frequency: 'monthly' })).toContain('Your budget $38,000');
    expect(await say({}, { frequency: 'monthly' })).toContain('Show Me 2 used cars');
    expect(await say({}, { frequency: 'monthly', monthlyDollars: 700 })).toContain('Your budget $44,000');
    expect(await say({}, { weeklyDollars: 100, depositDollars: 0 })).toContain('Your budget $26,000');
  });

  it('reads the whole choice from the address, within 0 and 1,000,000 [L4.20] [L5.09] [L5.10]', async () => {
    expect(await say({ repayment: '100', deposit: '4000', frequency: 'weekly' })).toContain('Your budget $30,000');
    expect(await say({ repayment: 'lots', deposit: '9999999', frequency: 'x' })).toContain('Your budget $1,000,000');
  });

  it.each([
    [
      { repayment: 'abc' },
      'repayment',
      'Enter a repayment from $0 to $1,000,000, such as 200. For now, we’ve used $0.',
    ],
    [{ repayment: '-9' }, 'repayment', 'Enter a repayment from $0 to $1,000,000, such as 200. For now, we’ve used $0.'],
    [{ repayment: '' }, 'repayment', 'Enter a repayment from $0 to $1,000,000, such as 200. For now, we’ve used $0.'],
    [
      { repayment: '9999999' },
      'repayment',
      'Enter a repayment from $0 to $1,000,000, such as 200. For now, we’ve used $1,000,000.',
    ],
    [{ deposit: 'lots' }, 'deposit', 'Enter a deposit from $0 to $1,000,000, such as 2,000. For now, we’ve used $0.'],
  ])(
    'says at the field what is allowed instead of %j, and keeps what was typed [L5.09] [L5.10]',
    async (choice, name, text) => {
      const markup = await draw(choice);
      const [field = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(markup) ?? [];
      const [, id] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
      expect(field).toContain(`value="${Object.values(choice).join()}"`);
      expect(field).toContain('aria-invalid="true"');
      const alerts = [...markup.matchAll(/<p id="([^"]+)"[^>]* role="alert">([^<]*)</g)].map(([, ...said]) => said);
      expect(alerts).toEqual([[id, text]]);
    },
  );

  it('takes the least, the most and no deposit without a word [L5.09]', async () => {
    for (const choice of [{ repayment: '0' }, { repayment: '1,000,000' }, { deposit: '' }]) {
      expect(await draw(choice)).not.toContain('role="alert"');
    }
  });

  it('warns beside a disabled button where a budget finds nothing [L4.21] [L8.02]', async () => {
    const markup = await draw({ repayment: '50', deposit: '0' });
    expect(markup).toMatch(
      /<button[^>]*disabled[^>]*>0 used cars Found<\/button><span[^>]*>No used cars found for this/,
    );
    expect(readText(markup)).toContain('No new cars found for this budget');
    expect(markup).not.toMatch(/<a [^>]*href="\/search/);
    expect(await say({ repayment: '70', deposit: '1800' })).toContain('Show Me 1 used car');
    expect(await say({ repayment: '69', deposit: '2059' })).toContain('0 used cars Found');
  });

  it('leaves out prices of 1,000 and less [L7.08]', async () => {
    expect(await say({}, {}, [{ priceCents: 100_100 }, { priceCents: 100_000 }])).toContain('Show Me 1 used car');
  });

  it('offers the bodies with most vehicles, then by name backwards [L7.09]', async () => {
    expect(await say()).toContain('Any body type SUV (2) Ute (1) Hatch (1)');
    expect(await say({}, { bodiesLimit: 1 })).toContain('Any body type SUV (2) Update');
    expect(await say({}, { bodies: ['Van', 'Hatch'] })).toContain('Any body type Van (0) Hatch (1) Update');
    expect(await say({ body: 'Ute' })).toContain('Show Me 1 used car');
    const bodies = Array.from({ length: 6 }, (_, index) => ({ priceCents: 2_000_000, simpleBody: `Body ${index}` }));
    expect(await say({}, {}, bodies)).toContain('Any body type Body 5 (1) Body 4 (1) Body 3 (1) Body 2 (1) Update');
  });

  it('has a slider by 500 to the highest price, or to 100,000 when none is known [L7.10] [L9.09] [L9.10]', async () => {
    const sliderOf = async (...given: Parameters<typeof draw>) =>
      /<input[^>]*type="range"[^>]*>/.exec(await draw(...given))?.[0];
    expect(await sliderOf()).toMatch(/max="60000" step="500"/);
    expect(await sliderOf({}, {}, [{ priceCents: 6_010_000 }])).toContain('max="60500"');
    expect(await sliderOf({}, {}, [])).toContain('max="100000"');
    expect(await sliderOf({}, { fallbackMaxDollars: 40_000 }, [{}])).toContain('max="40000"');
  });

  it('pays off a loan with its rates beside it where the site says so [L4.20]', async () => {
    const words = await say({}, { method: 'amortised' });
    expect(words).toContain('Your budget $44,334');
    expect(words).toMatch(/8\.50?% p\.a\. interest \(8\.5\d?% p\.a\. comparison rate, assuming no fees\) over 5 years/);
    expect(words).toContain('plus the deposit. A lender’s fees raise the comparison rate.');
    expect(words).toContain('WARNING: This comparison rate is true only');
    expect(await say()).toContain('All repayments over 5 years plus the deposit, without interest or fees.');
    expect(await say()).not.toContain('WARNING');
  });

  it('has a disclaimer at its foot where the site has one [L9.11]', async () => {
    expect(await say({}, { disclaimer: 'A guide, not an offer.' })).toMatch(/A guide, not an offer\.$/);
    expect(await say()).not.toContain('A guide');
  });

  it('speaks of pre-owned trucks where the site does', async () => {
    const search = { itemTypes: ['truck'], carTypeLabels: { used: 'Pre-Owned' } };
    const trucks = [{ priceCents: 2_000_000, itemType: 'truck' as const }];
    expect(await say({}, {}, trucks, search)).toContain('Show Me 1 pre-owned truck');
  });
});
