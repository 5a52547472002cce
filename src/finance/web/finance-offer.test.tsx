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

/** The block of a vehicle's page; nothing where there is none. */
const drawBlock = (vehicle = makeFullVehicle(), config: object = {}, provider: object = {}): string => {
  const providers = { lender: { name: 'Wattle Finance', ...provider } };
  const context = makeTestContext({ finance: { provider: 'lender', providers, ...config } });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, [], context)} />, context);
  return /<section[^>]*aria-labelledby="finance-offer".*?<\/section>/s.exec(markup)?.[0] ?? '';
};
const say = (...args: Parameters<typeof drawBlock>) => readText(drawBlock(...args));
const priced = makeTestVehicle({ priceCents: 2_000_000 });

describe('Finance Available For This Vehicle!', () => {
  it('says repayment, both rates, term, deposit and balloon, and leads to finance [B2.49] [B9.40]', () => {
    expect(say()).toMatch(
      /^Finance Available For This Vehicle! a week est\. \$199 p\.a\. interest 7\.49% p\.a\. comparison 8\.61% 5 year term No deposit No balloon Get Finance Now/,
    );
    expect(drawBlock()).toContain('href="/finance?car_id=7&amp;car_type=used&amp;vehiclePriceBudget=42990&amp;vin=');
  });

  it("says '$0 final payment' and the end of the offer, while it lasts, where the site does [B9.41]", () => {
    const words = say(makeFullVehicle(), { strip: { finalPayment: 'zero', offerEnds: '2026-11-21' } });
    expect(words).toContain('No deposit $0 final payment Offer ends 21/11/2026');
    expect(say(makeFullVehicle(), { strip: { offerEnds: '2026-11-20' } })).not.toContain('Offer ends');
  });

  it('gives the example at 6.29%, comparison 8.19%, no deposit, to a vehicle without an estimate [B9.38]', () => {
    expect(say(priced)).toContain('p.a. interest 6.29% p.a. comparison 8.19% An example No deposit');
    expect(say(priced)).not.toMatch(/a week|year term/);
  });

  it('names the range of comparison rates of a lender that has one [B9.43]', () => {
    const comparisonRange = { minPercent: 8.38, maxPercent: 19.42 };
    expect(say(priced, {}, { comparisonRange })).toContain('Comparison rates from 8.38% to 19.42% p.a.');
    expect(say(priced)).not.toContain('Comparison rates from');
  });

  it('cuts the small print to 197 characters until Show More [B9.19]', () => {
    const cut = /<p data-less="">(.*?)<\/p>/.exec(drawBlock())?.[1] ?? '';
    expect(cut.length).toBeGreaterThan(150);
    expect(cut.length).toBeLessThanOrEqual(198);
    expect(say()).toContain('might result in a different comparison rate. Show More Show Less');
  });

  it('needs a price, a provider and a vehicle in stock [B2.49]', () => {
    expect([say(makeTestVehicle()), say(makeFullVehicle({ status: 'sold' })), say(priced, { provider: null })]).toEqual(
      [...['', '', '']],
    );
  });
});
