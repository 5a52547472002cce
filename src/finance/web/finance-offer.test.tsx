import { beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildFinanceFigures } from '../view/build-finance-figures.ts';

beforeAll(loadVehiclePage);

const drawBlock = (vehicle = makeFullVehicle(), config: object = {}, provider: object = {}): string => {
  const providers = { lender: { name: 'Wattle Finance', ...provider } };
  const context = makeTestContext({ finance: { provider: 'lender', providers, ...config } });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, context)} />, context);
  return /<section[^>]*aria-labelledby="finance-offer".*?<\/section>/s.exec(markup)?.[0] ?? '';
};
const say = (...args: Parameters<typeof drawBlock>) => readText(drawBlock(...args));
const getLender = (): FinanceLender => {
  const lender = makeFullVehicle().financeLenders?.lender;
  if (lender === undefined) throw new Error('the full vehicle has a lender');
  return lender;
};
const priced = makeTestVehicle({ priceCents: 2_000_000 });
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
    const sentence = 'Get Finance Now Wattle Finance’s loans have comparison rates from 8.38% to 19.42% p.a.';
    expect(say(priced, {}, { comparisonRange })).toContain(sentence);
    expect(say(priced)).not.toContain('comparison rates from');
    expect(say(makeFullVehicle(), {}, { comparisonRange }).endsWith(sentence)).toBe(true);
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
  const service = { url: 'https://quotes.example', keyVariable: 'YOUX_KEY' };
  const youxQuote = { weeklyRepaymentCents: 19_910, comparisonRatePercent: 8.11, advertisedRatePercent: 6.99 };
  const contextOf = (config: object = {}) =>
    makeTestContext({ finance: { provider: 'lender', providers: { lender: { name: 'Lender' } }, youx, ...config } });
  const viewOf = (vehicle: ReturnType<typeof makeFullVehicle>, config: object = {}) =>
    buildVehiclePage(vehicle, false, contextOf(config));
  const quoted = ['$200', '6.99%', '8.11%'];
  const figuresOf = (cells: readonly { readonly figure: string }[] = []) => cells.map(({ figure }) => figure);

  it('in the stock is the one loan of card, line, block and calculator, rounded up to dollars [B1.08] [B3.09] [B4.58]', () => {
    const vehicle = makeFullVehicle({ youxQuote });
    const { finance, financeOffer, financeCalculator } = viewOf(vehicle);
    expect(figuresOf(buildVehicleCard(vehicle, contextOf()).finance?.cells)).toEqual(quoted);
    expect(figuresOf(finance?.cells)).toEqual(quoted);
    expect(finance?.terms).toBe('youx, 5 year term, no deposit, no balloon');
    expect(finance?.disclaimer).toBe(
      'Quoted by youx, assuming an excellent credit score. This is an estimate, not an offer of credit.',
    );
    expect(figuresOf(financeOffer?.cells)).toEqual(quoted);
    expect(financeCalculator?.start).toMatchObject({ ratePercent: 6.99, termYears: 5, frequency: 'weekly' });
    const words = say(vehicle, { youx }, exampleFees);
    expect(words).toContain('5 year term No deposit No balloon Total payable $51,766 over 60 months Get Finance Now');
    expect(words).toContain('Quoted by youx, assuming an excellent credit score.');
    expect(words).not.toMatch(/Wattle Finance fees|\d% p\.a\.|8\.61%|\$199/);
  });

  it('is in the block and the calculator alone for a vehicle that may have no estimate on its card [B3.09] [B5.05]', () => {
    const vehicle = makeTestVehicle({ priceCents: 2_000_000, youxQuote });
    const { finance, financeOffer, financeCalculator } = viewOf(vehicle);
    expect([finance, buildVehicleCard(vehicle, contextOf()).finance]).toEqual([null, null]);
    expect([financeOffer?.hasCells, figuresOf(financeOffer?.cells)]).toEqual([true, quoted]);
    expect(financeCalculator?.start.ratePercent).toBe(6.99);
    expect(say(vehicle, { youx })).toContain('WARNING: This comparison rate is true only for the examples given');
  });

  it('names the fees that other figures include, because youx states none [B9.42]', () => {
    const providers = { lender: { name: 'Wattle Finance', ...exampleFees } };
    expect(viewOf(makeFullVehicle({ youxQuote }), { providers }).financeCalculator?.disclaimer).toContain(
      'not an offer of credit. If you change the figures, we add Wattle Finance’s fees: establishment $930, administration $8 a month.',
    );
  });

  it('is absent on a site that does not offer it [B4.58]', () => {
    const { finance, financeCalculator } = viewOf(makeFullVehicle({ youxQuote }), { youx: {} });
    expect(figuresOf(finance?.cells)).toEqual(['$199', '7.49%', '8.61%']);
    expect(financeCalculator?.start.ratePercent).toBe(7.49);
  });

  it("is asked for with the specified fields, if the stock has none; our own never against a lender's [B4.58] [B7.12]", () => {
    const same = { selfAssessedCreditScore: 'GREAT', loanTerm: 5, year: 2023, whoIsHelping: '' };
    const codes = { vin: 'JN1TCAT33A0004187', nvic: 'ABC12A' };
    const full = makeFullVehicle({ nvic: 'ABC12A' });
    const sparse = { ...same, vin: null, nvic: null, car_id: priced.id, purchasePrice: 20_000 };
    expect(viewOf(full, { youx: { ...youx, service } }).youxCall).toEqual({
      ...same,
      ...codes,
      car_id: 7,
      purchasePrice: 42_990,
    });
    expect(viewOf(priced, { youx: { ...youx, service } }).youxCall).toEqual(sparse);
    expect(viewOf(full).youxCall).toBeNull();
    expect(viewOf(priced).youxCall).toEqual(sparse);
    expect(viewOf({ ...priced, youxQuote }).youxCall).toBeNull();
    expect(viewOf(priced, { youx: {} }).youxCall).toBeNull();
    expect(viewOf(makeTestVehicle()).youxCall).toBeNull();
  });

  it('that we calculate ourselves is called an example [D.59]', () => {
    const { site, now } = contextOf({ providers: { lender: { name: 'Lender', ...exampleFees } } });
    const quote = { weeklyRepaymentCents: 9_552, comparisonRatePercent: 8.19, advertisedRatePercent: 6.29 };
    const asked = { quote, isOurs: true };
    const figures = buildFinanceFigures(priced, site.config, { now, timeZone: site.timeZone }, asked);
    expect(figures.finance).toBeNull();
    expect(figuresOf(figures.financeOffer?.cells)).toEqual(['$96', '6.29%', '8.19%']);
    expect(figures.financeOffer?.points.slice(0, 4)).toEqual(['Example', '5 year term', 'No deposit', 'No balloon']);
    expect(figures.financeOffer?.fees).toBe('Lender fees: establishment $930, administration $8 a month.');
    expect(figures.financeOffer?.note).toMatch(/^Lender\. This is an example, not an offer of credit\./);
    expect(figures.financeOffer?.note).not.toContain('youx');
    expect(figures.financeCalculator?.start).toMatchObject({ ratePercent: 6.29, termYears: 5, frequency: 'weekly' });
  });
});
