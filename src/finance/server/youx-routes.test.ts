import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { YouxSourceAnswer, YouxSourceQuestion } from './create-youx-service.ts';
import { youxRoutes } from './youx-routes.ts';

const siteOf = (slug: string, youx: object, page: object = {}): ResolvedSite => {
  const finance = { provider: 'lender', providers: { lender: { name: 'Lender' } }, youx };
  return { ...resolveOrThrow(minimalSite(slug, 'group', { finance, vehicle: { page } })), configVersion: '1' };
};
const sites: Readonly<Record<string, ResolvedSite>> = {
  own: siteOf('own-cars', { isOffered: true }),
  serving: siteOf('own-cars', { isOffered: true, service: { url: 'https://quotes.example', keyVariable: 'YOUX_KEY' } }),
  other: siteOf('other-cars', { isOffered: true }),
  hiding: siteOf('own-cars', { isOffered: true }, { hiddenSpecRows: ['vin'] }),
  without: siteOf('own-cars', {}),
};
const stockQuote = { weeklyRepaymentCents: 21_000, comparisonRatePercent: 9.5, advertisedRatePercent: 8.5 };
const stock = [
  makeFullVehicle({ nvic: 'ABC12A' }),
  makeFullVehicle({ id: 8, isShownOnWebsite: false }),
  makeFullVehicle({ id: 9, status: 'sold' }),
  makeFullVehicle({ id: 11, priceCents: null, offerPriceCents: null }),
  makeFullVehicle({ id: 12, youxQuote: stockQuote }),
  makeFullVehicle({ id: 13, itemType: 'caravan' }),
  // The largest id that a feed may give.
  makeFullVehicle({ id: 2 ** 52, youxQuote: stockQuote }),
];
const quote = { weeklyRepaymentCents: 19_950, comparisonRatePercent: 8.61, advertisedRatePercent: 7.49 };
const asked = {
  car_id: 7,
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 42_990,
  loanTerm: 5,
  year: 2023,
  vin: 'JN1TCAT33A0004187',
  nvic: 'ABC12A',
  whoIsHelping: '',
};

let answer: YouxSourceAnswer = { kind: 'none' };
let questions: YouxSourceQuestion[] = [];
const app = Fastify();
beforeAll(async () => {
  answerErrors(app);
  const vehicles = {
    findById: async (slug: string, id: number) => stock.find((one) => slug === 'own-cars' && one.id === id),
  };
  const source = async (question: YouxSourceQuestion) => {
    questions.push(question);
    return answer;
  };
  await app.register(youxRoutes({ siteOf: (host) => sites[host ?? ''], vehicles, quote: source }));
});
beforeEach(() => {
  answer = { kind: 'quote', quote };
  questions = [];
});
afterAll(() => app.close());

const post = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/youx/quote',
    headers: { host: 'own', ...headers },
    payload: { ...asked, ...changes },
  });
const codeOf = async (...args: Parameters<typeof post>) => {
  const got = await post(...args);
  return [got.statusCode, got.json().code];
};

describe('POST /api/youx/quote', () => {
  it('returns the repayment and both rates of a vehicle in stock, uncached [B7.12]', async () => {
    const got = await post();
    expect([got.statusCode, got.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(got.json()).toMatchObject({ weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 });
    expect(questions).toMatchObject([
      {
        siteSlug: 'own-cars',
        financed: { vehicle: { id: 7, priceCents: 4_299_000 }, currentYear: expect.any(Number) },
      },
    ]);
  });

  it("returns the figures of the vehicle's page, all of the one quoted loan [B4.58] [B3.09]", async () => {
    answer = { kind: 'quote', quote: { ...quote, weeklyRepaymentCents: 24_710, advertisedRatePercent: 12.9 } };
    const { page } = (await post({}, { host: 'serving' })).json();
    const cells = [
      { figure: '$248', label: 'a week est.' },
      { figure: '12.90%', label: 'p.a. interest' },
      { figure: '8.61%', label: 'p.a. comparison' },
    ];
    expect(page.finance.cells).toMatchObject(cells);
    expect(page.finance.disclaimer).toContain('Quoted by youx, assuming an excellent credit score.');
    expect(page.financeOffer).toMatchObject({ cells, hasCells: false, fees: null });
    expect(page.financeCalculator.start).toMatchObject({ ratePercent: 12.9, termYears: 5, frequency: 'weekly' });
    expect(page.financeCalculator.terms.pricing.stated).toMatchObject({ comparisonRatePercent: 8.61 });
  });

  it("never replaces a lender's estimate by our own calculation [B4.58] [D.59]", async () => {
    answer = { kind: 'quote', quote: { ...quote, advertisedRatePercent: 12.9 } };
    const { page } = (await post()).json();
    expect(page.finance.cells[1]).toMatchObject({ figure: '7.49%' });
    expect(page.financeCalculator.start.ratePercent).toBe(7.49);
  });

  it('accepts exactly the seven documented fields and quotes them [B7.12]', async () => {
    const { car_id: _, ...seven } = asked;
    const got = await app.inject({ method: 'POST', url: '/api/youx/quote', headers: { host: 'own' }, payload: seven });
    expect([got.statusCode, got.json()]).toEqual([
      200,
      { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 },
    ]);
    expect(questions).toMatchObject([{ siteSlug: 'own-cars', financed: null, asked: seven }]);
    expect((await post({ car_id: undefined, vin: null, nvic: null })).statusCode).toBe(200);
    expect(await codeOf({ car_id: undefined }, { host: 'without' })).toEqual([404, 'notFound']);
    expect(await codeOf({ car_id: undefined, purchasePrice: 10_000_001 })).toEqual([422, 'invalid']);
  });

  it("rejects any price, year or code other than the stock's own [B7.12]", async () => {
    for (const changes of [{ purchasePrice: 1000 }, { year: 2025 }, { vin: null }, { nvic: 'XYZ98Z' }]) {
      expect(await codeOf(changes)).toEqual([409, 'conflict']);
    }
    expect(questions).toEqual([]);
  });

  it("returns the stock's own quote without calling the service [B4.58]", async () => {
    for (const car_id of [12, 2 ** 52]) {
      const got = await post({ car_id, nvic: null });
      expect(got.json()).toMatchObject({ weeklyRepaymentAmount: 210, comparisonRate: 9.5, advertisedRate: 8.5 });
    }
    expect(questions).toEqual([]);
  });

  it('returns 404 for a vehicle that has no price, is sold, unlisted, unknown or of another site [B4.58]', async () => {
    for (const car_id of [8, 9, 10, 11, 13]) expect(await codeOf({ car_id })).toEqual([404, 'notFound']);
    expect(await codeOf({}, { host: 'other' })).toEqual([404, 'notFound']);
    expect(await codeOf({}, { host: 'without' })).toEqual([404, 'notFound']);
    expect(await codeOf({}, { host: 'unknown' })).toEqual([404, 'notFound']);
    expect(questions).toEqual([]);
  });

  it('rejects any request but the documented one [B7.12]', async () => {
    for (const changes of [
      { selfAssessedCreditScore: 'POOR' },
      { loanTerm: 7 },
      { whoIsHelping: 'me' },
      { car_id: '7' },
      { vin: 'x'.repeat(41) },
      { purchasePrice: -1 },
      { more: 1 },
    ]) {
      expect(await codeOf(changes)).toEqual([422, 'invalid']);
    }
    expect(await codeOf({ vin: 'x'.repeat(3000) })).toEqual([413, 'tooLarge']);
    expect(questions).toEqual([]);
  });

  it('never confirms a VIN on a site that hides VINs, and still quotes [B7.12] [B5.18]', async () => {
    for (const vin of [asked.vin, 'JN1TCAT33A0004188', '']) {
      expect(await codeOf({ vin }, { host: 'hiding' })).toEqual([409, 'conflict']);
    }
    expect(questions).toEqual([]);
    expect((await post({ vin: null }, { host: 'hiding' })).statusCode).toBe(200);
    expect(questions).toMatchObject([{ asked: { vin: asked.vin } }]);
  });

  it('rejects requests from other sites [D.26]', async () => {
    expect(await codeOf({}, { origin: 'https://elsewhere.example' })).toEqual([403, 'notAllowed']);
    expect((await post({}, { origin: 'http://own' })).statusCode).toBe(200);
  });

  it('returns 204 when there is no quote [B7.12]', async () => {
    answer = { kind: 'none' };
    const got = await post();
    expect([got.statusCode, got.body]).toEqual([204, '']);
  });

  it('hides the reason when the service fails [B7.13] [D.26]', async () => {
    answer = { kind: 'failed', isRetryable: true, reason: 'YOUX_KEY is not set' };
    const got = await post();
    expect([got.statusCode, got.json().code]).toEqual([503, 'overloaded']);
    expect(got.body).not.toContain('YOUX_KEY');
  });
});
