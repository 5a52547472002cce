import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

beforeAll(loadVehiclePage);

const finance = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };

const drawSection = (
  calculator: object = {},
  vehicle = makeFullVehicle(),
  given: object = finance,
  query = '',
): string => {
  const context = makeTestContext({ finance: { ...given, calculator: { startFrom: 'site', ...calculator } } });
  const page = <VehiclePage view={buildVehiclePage(vehicle, false, context)} />;
  const markup = drawOnSite(page, context, `/${query}`);
  return /<section id="finance-calculator".*?<\/form>/s.exec(markup)?.[0] ?? '';
};

describe('the finance calculator of a vehicle page', () => {
  it('has a title, the initial figures and a link to a quote [B2.50] [B9.30] [B9.33]', () => {
    const section = drawSection({ amount: { start: 'example' } });
    const words = readText(section);
    expect(words).toMatch(/^Finance Calculator Repayments Weekly Fortnightly Monthly Loan amount \$ Term years/);
    expect(words).toContain('a week $123 p.a. interest 8.50% p.a. comparison 8.50%');
    expect(words).toContain('Request a Quote');
    expect(section).toContain('name="amount" value="30,000"');
    expect(section).toMatch(/<form[^>]*method="get"/);
  });

  it('describes the chart in words and shows its figures as a table [B2.50]', () => {
    const section = drawSection({ amount: { start: 'example' } });
    expect(section).toContain(
      'aria-label="The balance falls from $30,000 to $0 over 6 years; interest and fees come to $8,',
    );
    expect(readText(section)).toContain(
      'Year by year Balance and cost by year After Balance owing Interest and fees Now $30,000 $0',
    );
  });

  it('shows Enquire for Finance and no total at 25 dollars or less [B5.36]', () => {
    const low = { amount: { start: 'example', exampleDollars: 1000 } };
    const words = readText(drawSection(low));
    expect(words).toContain('Enquire for Finance Request a Quote');
    expect(words).not.toMatch(/Total|a week|comparison 8/);
  });

  it('needs a provider and a finance value above 0, of a vehicle in stock [B5.04]', () => {
    expect(drawSection()).not.toBe('');
    expect(drawSection({}, makeFullVehicle(), { provider: null })).toBe('');
    expect(drawSection({}, makeTestVehicle())).toBe('');
    expect(drawSection({}, makeFullVehicle({ status: 'sold' }))).toBe('');
    expect(drawSection({}, makeTestVehicle({ priceCents: 2_000_000 }))).not.toBe('');
  });

  it('disables the interest rate when the site fixes it [B5.33]', () => {
    const field = /<input[^>]*name="interest"[^>]*>/;
    expect(field.exec(drawSection({ rate: { isFixed: true } }))?.[0]).toContain('disabled=""');
    expect(field.exec(drawSection())?.[0]).not.toContain('disabled=');
  });

  it('offers a list of terms, and one frequency without a choice [B5.28] [B9.33]', () => {
    const words = readText(drawSection({ term: { listYears: [3, 5] }, frequencies: ['monthly'] }));
    expect(words).toMatch(/^Finance Calculator Loan amount \$ Term 3 years 5 years Interest rate/);
    expect(words).toContain('a month');
  });

  it('names every fee in its figures, or says that there are none [B9.42]', () => {
    const fees = [
      { label: 'security registration', dollars: 6, every: 'loan' },
      { label: 'monthly admin', dollars: 8, every: 'month' },
      { label: 'agency', dollars: 912.25, every: 'loan' },
    ];
    const lender = { name: 'Wattle Finance', establishmentFeeDollars: 395, fees };
    const named =
      'Fees: establishment $395, security registration $6, monthly admin $8 a month, agency $912.25. Comparison rate';
    for (const vehicle of [makeFullVehicle(), makeTestVehicle({ priceCents: 2_000_000 })]) {
      expect(readText(drawSection({}, vehicle, { ...finance, providers: { lender } }))).toContain(named);
      expect(readText(drawSection({}, vehicle))).toContain('not an offer of credit. No fees. Comparison rate');
    }
  });

  it('shows all of its disclaimer, or more on request [B4.54]', () => {
    const warning = 'might result in a different comparison rate.';
    expect(readText(drawSection())).toContain(warning);
    expect(readText(drawSection())).not.toContain('Show More');
    expect(readText(drawSection({ disclaimer: 'expandable' }))).toMatch(
      /… {1,2}This is an estimate .* Show More Show Less$/,
    );
  });

  const sparse = makeTestVehicle({ priceCents: 1_199_000 });
  const readField = (name: string, query: string, calculator: object = {}) => {
    const section = drawSection(calculator, sparse, finance, query);
    const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(section)?.[0] ?? '';
    const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
    const said = [...section.matchAll(/<p id="([^"]+)"[^>]* role="alert">([^<]*)</g)];
    return {
      value: /value="([^"]*)"/.exec(field)?.[1],
      isMarked: field.includes('aria-invalid="true"'),
      said: said.filter(([, tied]) => tied === id).map(([, , text]) => text),
      words: readText(section),
    };
  };

  it.each([
    ['amount', 'abc', 'Enter an amount from $1,000 to $100,000. We’ve used $11,990.'],
    ['amount', '900', 'Enter an amount from $1,000 to $100,000. We’ve used $1,000.'],
    ['amount', '150000', 'Enter an amount from $1,000 to $100,000. We’ve used $100,000.'],
    ['term', 'long', 'Enter a term from 1 year to 7 years. We’ve used 6 years.'],
    ['term', '0', 'Enter a term from 1 year to 7 years. We’ve used 1 year.'],
    ['interest', '99', 'Enter an interest rate from 0.5% to 15%. We’ve used 15%.'],
    ['deposit', 'abc', 'Enter a deposit from $0 to $250,000. We’ve used $0.'],
    ['deposit', '-5', 'Enter a deposit from $0 to $250,000. We’ve used $0.'],
    ['deposit', '1234.3', 'Enter a deposit in steps of 50 cents. We’ve used $1,234.50.'],
    ['residual', '0.2', 'Enter a final payment in steps of 50 cents. We’ve used $0.'],
    ['deposit', '11990', 'Enter a deposit of less than $11,990, or there’ll be nothing left to borrow.'],
    ['deposit', '300000', 'Enter a deposit of less than $11,990, or there’ll be nothing left to borrow.'],
    ['residual', 'x', 'Enter a final payment from $0 to $250,000. We’ve used $0.'],
    ['residual', '300000', 'Enter a final payment of up to $11,990, the full loan amount. We’ve used $11,990.'],
  ])(
    'says at %s what is allowed instead of %s, and leaves the typed text [B5.21] [B5.27] [B5.29] [B5.34] [B5.35]',
    (name, typed, text) => {
      const { value, isMarked, said } = readField(name, `?${name}=${typed}`);
      expect([value?.replace(',', ''), isMarked, said]).toEqual([typed, true, [text]]);
    },
  );

  it('says which final payment was used when it exceeds the loan [B5.35]', () => {
    const { value, isMarked, said, words } = readField('residual', '?residual=90000&deposit=1990&frequency=monthly');
    expect([value, isMarked]).toEqual(['90,000', true]);
    expect(said).toEqual(['Enter a final payment of up to $10,000, the full loan amount. We’ve used $10,000.']);
    expect(words).toContain('and a final payment of $10,000.');
  });

  it('accepts deposit and final payment in steps of 50 cents, with sliders as configured [B5.34]', () => {
    const sliderOf = (label: string, calculator: object = {}) =>
      new RegExp(`<input type="range"[^>]*aria-label="${label}"[^>]*>`).exec(drawSection(calculator, sparse))?.[0];
    expect(readField('deposit', '?deposit=1234.5').said).toEqual([]);
    for (const label of ['Deposit', 'Final payment']) {
      expect(sliderOf(label, { extraSlider: { end: 'bound', stepDollars: 0.5 } })).toContain(
        'min="0" max="250000" step="0.5"',
      );
      expect(sliderOf(label)).toContain('min="0" max="11990" step="500"');
    }
  });

  it('shows a typed figure on the slider as it was typed [B5.21] [B5.29]', () => {
    const sliders = drawSection({}, sparse, finance, '?amount=34990&interest=8.49').match(/<input type="range"[^>]*>/g);
    expect(sliders?.[0]).toMatch(/step="any".*value="34990"/);
    expect(sliders?.[2]).toMatch(/step="any".*value="8.49"/);
    const onStep = drawSection({}, sparse, finance, '?amount=35000&interest=8.5').match(/<input type="range"[^>]*>/g);
    expect(onStep?.[0]).toMatch(/step="500".*value="35000"/);
  });

  it('starts at the price of a vehicle too cheap for a loan [B5.22] [B5.36] [B9.30]', () => {
    const cheap = makeTestVehicle({ priceCents: 20_000 });
    const lender = { ...finance, providers: { lender: { name: 'Wattle Finance', minLoanDollars: 5000 } } };
    const section = drawSection({}, cheap, lender);
    expect(section).toContain('name="amount" value="200"');
    expect(readText(section)).toContain('Enquire for Finance');
    expect(readText(section)).not.toMatch(/Total|5,000/);
  });

  it('explains why whole dollars take fewer repayments, and omits a final payment of zero [B5.36] [B9.37]', () => {
    const words = (query: string) => readField('residual', query).words;
    const early = words('?amount=1900&term=6&interest=8.5&deposit=0');
    expect(words('?amount=11990&term=6')).toMatch(
      /Total \$[\d,]+ over \d+ repayments, the last one \$\d+\. Each repayment is rounded up to a whole dollar, so you’d pay off the loan \d+ repayments? early\./,
    );
    expect(early).not.toContain('final payment of');
    expect(words('?amount=11990&term=1&interest=0.5&frequency=monthly')).not.toContain('early');
    expect(words('?residual=1000')).toContain('and a final payment of $1,000.');
  });

  it('shows the specified message for a purchase price out of bounds [B5.25]', () => {
    const bought = { amount: { field: 'purchasePrice' } };
    const { value, said } = readField('amount', '?amount=300000', bought);
    expect([value, said]).toEqual(['300000', ['Cannot be less than 1000 or more than 250000']]);
  });

  it('shows no message for a figure within its bounds or an empty deposit [B5.34] [B5.35]', () => {
    for (const query of ['', '?deposit=&residual=', '?amount=1000&term=7&interest=15&residual=1000']) {
      expect(drawSection({}, sparse, finance, query)).not.toContain('role="alert"');
    }
    expect(readField('deposit', '?deposit=').value).toBe('0');
  });
});
