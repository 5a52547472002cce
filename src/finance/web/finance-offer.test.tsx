import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { calculateYouxQuote } from '../rules/calculate-youx-quote.ts';

beforeAll(loadVehiclePage);

/** Renders the finance strip of a vehicle page, or nothing. */
const drawBlock = (vehicle = makeFullVehicle(), config: object = {}, provider: object = {}): string => {
  const providers = { lender: { name: 'Wattle Finance', ...provider } };
  const context = makeTestContext({ finance: { provider: 'lender', providers, ...config } });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, [], context)} />, context);
  return /<section[^>]*aria-labelledby="finance-offer".*?<\/section>/s.exec(markup)?.[0] ?? '';
};
const say = (...args: Parameters<typeof drawBlock>) => readText(drawBlock(...args));
const getLender = (): FinanceLender => {
  const lender = makeFullVehicle().financeLenders?.lender;
  if (lender === undefined) throw new Error('the full vehicle has a lender');
  return lender;
};
const priced = makeTestVehicle({ priceCents: 2_000_000 });
/** These fees give the example's comparison rate in the specification. */
const exampleFees = {
  establishmentFeeDollars: 930,
  fees: [{ label: 'administration', dollars: 8, every: 'month' }],
};

describe('Finance Available For This Vehicle!', () => {
  it('shows term, deposit and balloon, with a link to finance; repayment and both rates are beside the price, once [B2.49] [B9.40]', () => {
    expect(say()).toMatch(
      /^Finance Available For This Vehicle! 5 year term No deposit No balloon Total payable \$51,740 over 60 months Get Finance Now/,
    );
    expect(say()).not.toMatch(/\$199|7\.49%|8\.61%|WARNING/);
    expect(drawBlock()).toContain('href="/finance?car_id=7&amp;car_type=used&amp;vehiclePriceBudget=42990&amp;vin=');
  });

  it('shows the total payable and the monthly repayment, with deposit and balloon counted correctly [B3.16]', () => {
    const lender = {
      ...getLender(),
      paymentMonthCents: 86_250,
      termYears: 4,
      depositCents: 200_000,
      balloonCents: 500_000,
    };
    expect(say(makeFullVehicle({ financeLenders: { lender } }))).toContain(
      '4 year term $2,000 deposit $5,000 balloon Or $863 a month Total payable $46,392 over 48 months Get Finance Now',
    );
    const monthly = { ...lender, paymentWeekCents: null, balloonCents: null };
    const words = say(makeFullVehicle({ financeLenders: { lender: monthly } }));
    expect(words).toMatch(
      /^Finance Available For This Vehicle! 4 year term .* No balloon Total payable \$41,400 over 48 months Get Finance Now/,
    );
    expect(words).not.toContain('Or $');
    expect(say(priced)).not.toContain('Total payable');
  });

  it('names every fee of the lender [B9.42]', () => {
    const fees = [
      { label: 'security registration', dollars: 6, every: 'loan' },
      { label: 'monthly admin', dollars: 8, every: 'month' },
      { label: 'agency', dollars: 912.25, every: 'loan' },
    ];
    const named =
      'Wattle Finance fees: establishment $395, security registration $6, monthly admin $8 a month, agency $912.25.';
    expect(say(makeFullVehicle(), {}, { establishmentFeeDollars: 395, fees })).toContain(named);
    expect(say(priced, {}, { establishmentFeeDollars: 395, fees })).toContain(named);
    expect(say(makeFullVehicle())).not.toContain('Finance fees');
  });

  it("shows '$0 final payment' and the last day of the offer when configured [B9.41]", () => {
    const words = say(makeFullVehicle(), { strip: { finalPayment: 'zero', offerEnds: '2026-11-21' } });
    expect(words).toContain('$0 final payment Total payable $51,740 over 60 months Offer ends 21 November 2026');
    expect(say(makeFullVehicle(), { strip: { offerEnds: '2026-11-20' } })).not.toContain('Offer ends');
  });

  it('shows the example at 6.29%, comparison 8.19%, no deposit, for a vehicle without an estimate [B9.38]', () => {
    const words = say(priced, {}, exampleFees);
    expect(words).toContain('p.a. interest 6.29% p.a. comparison 8.19% Example No deposit');
    expect(words).not.toMatch(/a week|year term/);
  });

  it("shows the lender's range of comparison rates [B9.43]", () => {
    const comparisonRange = { minPercent: 8.38, maxPercent: 19.42 };
    expect(say(priced, {}, { comparisonRange })).toContain('Comparison rates from 8.38% to 19.42% p.a.');
    expect(say(priced)).not.toContain('Comparison rates from');
    expect(say(makeFullVehicle(), {}, { comparisonRange })).toMatch(/Comparison rates from 8\.38% to 19\.42% p\.a\.$/);
  });

  const readCut = (config: object = {}): string =>
    /<p data-less="">(.*?)<\/p>/.exec(drawBlock(priced, config))?.[1] ?? '';

  it('cuts the small print at 197 characters, or at the configured length, until Show More [B9.19]', () => {
    const cut = readCut();
    const short = readCut({ disclaimerCharacters: 100 });
    expect(short.length).toBeGreaterThan(70);
    expect(short.length).toBeLessThanOrEqual(101);
    expect(readCut({ disclaimerCharacters: 2000 })).toBe('');
    expect(cut.length).toBeGreaterThan(150);
    expect(cut.length).toBeLessThanOrEqual(198);
    expect(say(priced)).toContain('might result in a different comparison rate. Show More Show Less');
  });

  it('needs a price, a provider and a vehicle in stock [B2.49]', () => {
    expect([say(makeTestVehicle()), say(makeFullVehicle({ status: 'sold' })), say(priced, { provider: null })]).toEqual(
      [...['', '', '']],
    );
  });
});

describe('the youx quote', () => {
  const youx = { isOffered: true };
  const youxQuote = { weeklyRepaymentCents: 19_910, comparisonRatePercent: 8.11, advertisedRatePercent: 6.99 };
  const drawQuote = (...args: Parameters<typeof drawBlock>): string =>
    /<div[^>]*data-youx.*?<p>.*?<\/p>/s.exec(drawBlock(...args))?.[0] ?? '';

  it('from the stock is shown with both rates, its terms and the warning, rounded up to dollars [B1.08] [B3.09]', () => {
    const words = say(makeFullVehicle({ youxQuote }), { youx });
    expect(words).toContain(
      'Quoted by youx a week est. $200 p.a. interest 6.99% p.a. comparison 8.11% 5 year term, no deposit, if you rate your credit score as great. This is an estimate, not an offer of credit.',
    );
    expect(words).toContain('WARNING: This comparison rate is true only for the examples given');
    expect(drawBlock(makeFullVehicle({ youxQuote }), { youx })).toContain('data-youx="known"');
  });

  it('reserves its space when it has to be requested, for a full and a sparse vehicle [B4.58]', () => {
    for (const vehicle of [makeFullVehicle(), priced]) {
      const quote = drawQuote(vehicle, { youx }, exampleFees);
      expect(quote).toContain('data-youx="asked"');
      expect(readText(quote)).toBe(
        'Example repayment a week est. … p.a. interest … p.a. comparison … 5 year term, no deposit, including fees of $930 and $8 a month. This is an estimate, not an offer of credit.',
      );
    }
  });

  it('is hidden when it repeats the figures above it, and shown when it differs [B4.58]', () => {
    const quoted = calculateYouxQuote(4_299_000, 6.29, { onceCents: 93_000, monthlyCents: 800 });
    const { weeklyRepaymentCents: paymentWeekCents, comparisonRatePercent } = quoted;
    const lender = { ...getLender(), paymentWeekCents, comparisonRatePercent, interestRatePercent: 6.29 };
    const same = makeFullVehicle({ financeLenders: { lender } });
    const dearer = { ...lender, paymentWeekCents: paymentWeekCents + 100 };
    const other = makeFullVehicle({ financeLenders: { lender: dearer } });
    const service = { url: 'https://quotes.example', keyVariable: 'YOUX_KEY' };
    expect(drawBlock(same, { youx }, exampleFees)).toContain('5 year term');
    expect(drawBlock(same, { youx }, exampleFees)).not.toContain('data-youx');
    expect(drawBlock({ ...same, youxQuote: quoted }, { youx }, exampleFees)).not.toContain('data-youx');
    expect(drawQuote(other, { youx }, exampleFees)).toContain('data-youx="asked"');
    expect(drawQuote({ ...other, youxQuote: quoted }, { youx }, exampleFees)).toContain('data-youx="known"');
    expect(drawQuote(same, { youx: { ...youx, service } }, exampleFees)).toContain('data-youx="asked"');
  });

  it('names youx when the site has its service, and no fees when the lender has none [D.59]', () => {
    const service = { url: 'https://quotes.example', keyVariable: 'YOUX_KEY' };
    expect(readText(drawQuote(priced, { youx: { ...youx, service } }))).toMatch(
      /^Quoted by youx .* you rate your credit score as great\./,
    );
    expect(readText(drawQuote(priced, { youx }))).toContain('5 year term, no deposit. This is an estimate');
  });

  it('is absent on a site that does not offer it [B4.58]', () => {
    const block = drawBlock(makeFullVehicle({ youxQuote }));
    expect(block).not.toContain('data-youx');
    expect(block).not.toContain('6.99%');
  });

  it('requests with the specified fields, for a full and a sparse vehicle [B7.12]', () => {
    const callOf = (vehicle: ReturnType<typeof makeFullVehicle>) => {
      const finance = { provider: 'lender', providers: { lender: { name: 'Lender' } }, youx };
      return buildVehiclePage(vehicle, [], makeTestContext({ finance })).financeOffer?.youx?.call;
    };
    const same = { selfAssessedCreditScore: 'GREAT', loanTerm: 5, year: 2023, whoIsHelping: '' };
    const codes = { vin: 'JN1TCAT33A0004187', nvic: 'ABC12A' };
    expect(callOf(makeFullVehicle({ nvic: 'ABC12A' }))).toEqual({
      ...same,
      ...codes,
      car_id: 7,
      purchasePrice: 42_990,
    });
    expect(callOf(priced)).toEqual({ ...same, vin: null, nvic: null, car_id: priced.id, purchasePrice: 20_000 });
  });
});
