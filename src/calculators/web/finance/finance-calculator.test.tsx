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

/** The finance calculator's section of a vehicle's page; nothing where there is none. */
const drawSection = (calculator: object = {}, vehicle = makeFullVehicle(), given: object = finance): string => {
  const context = makeTestContext({ finance: given, calculators: { finance: { startFrom: 'site', ...calculator } } });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, [], context)} />, context);
  return /<section id="finance-calculator".*?<\/form>/s.exec(markup)?.[0] ?? '';
};

describe('the finance calculator of a vehicle page', () => {
  it('is titled, with the first figures and the way to a quote [B2.50] [B9.30] [B9.33]', () => {
    const section = drawSection({ amount: { start: 'example' } });
    const words = readText(section);
    expect(words).toMatch(/^Finance Calculator Repayments Weekly Fortnightly Monthly Loan amount \$ Term years/);
    expect(words).toContain('a week $123 p.a. interest 8.50% p.a. comparison 8.50%');
    expect(words).toContain('Request a Quote');
    expect(section).toContain('name="amount" value="30,000"');
    expect(section).toMatch(/<form[^>]*method="get"/);
  });

  it('says the chart in words, and its figures as a table [B2.50]', () => {
    const section = drawSection({ amount: { start: 'example' } });
    expect(section).toContain(
      'aria-label="The balance falls from $30,000 to $0 over 6 years; interest and fees come to $8,',
    );
    expect(readText(section)).toContain(
      'Year by year Balance and cost by year After Still owing Interest and fees Now $30,000 $0',
    );
  });

  it('says Enquire for Finance and no total at 25 dollars or less [B5.36]', () => {
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

  it('cannot change the interest where the site fixes it [B5.33]', () => {
    const field = /<input[^>]*name="interest"[^>]*>/;
    expect(field.exec(drawSection({ rate: { isFixed: true } }))?.[0]).toContain('disabled=""');
    expect(field.exec(drawSection())?.[0]).not.toContain('disabled=');
  });

  it('offers a list of terms, and one frequency without a choice [B5.28] [B9.33]', () => {
    const words = readText(drawSection({ term: { listYears: [3, 5] }, frequencies: ['monthly'] }));
    expect(words).toMatch(/^Finance Calculator Loan amount \$ Term 3 years 5 years Interest rate/);
    expect(words).toContain('a month');
  });

  it('names every fee that is part of its figures, or that there are none [B9.42]', () => {
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
      expect(readText(drawSection({}, vehicle))).toContain('not an offer of credit. Without fees. Comparison rate');
    }
  });

  it('shows all of its disclaimer, or more on request [B4.54]', () => {
    const warning = 'might result in a different comparison rate.';
    expect(readText(drawSection())).toContain(warning);
    expect(readText(drawSection())).not.toContain('Show More');
    expect(readText(drawSection({ disclaimer: 'expandable' }))).toMatch(/… {1,2}An estimate .* Show More Show Less$/);
  });
});
