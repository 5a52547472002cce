import { describe, expect, it } from 'vitest';
import { financeConfig } from '#src/finance/rules/config.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chooseLoanTerms } from '../assessment/choose-loan-terms.ts';
import { financeApplicationConfig } from '../config.ts';
import { findQuotedPriceCents } from './price-quoting-lender.ts';
import { type QuoteQuestion, quoteLenders } from './quote-lenders.ts';

const config = financeApplicationConfig.parse({
  enabled: true,
  lenders: {
    plain: { name: 'Plain', ratesPercent: { excellent: 9.95, good: 10.95, fair: 13.95, building: 17.95 } },
    choosy: {
      name: 'Choosy',
      ratesPercent: { excellent: 8.49, good: 9.99 },
      homeOwnerDiscountPercent: 0.5,
      minDepositPercent: 10,
      maxAmountDollars: 30_000,
      maxTermYears: 5,
      establishmentFeeDollars: 250,
      monthlyFeeDollars: 8,
    },
  },
});
const question: QuoteQuestion = {
  priceCents: 3_300_000,
  depositCents: 330_000,
  termYears: 5,
  creditProfile: 'excellent',
  housing: 'renting',
};
const quote = (changes: Partial<QuoteQuestion> = {}) =>
  quoteLenders({ ...question, ...changes }, { finance: financeConfig.parse({}), financeApplication: config });

describe('lenders', () => {
  it('quote for the answers, fees included, lowest comparison rate first [L2.13] [B9.39]', () => {
    const [first, second] = quote();
    expect(first).toMatchObject({
      slug: 'choosy',
      ratePercent: 8.49,
      amountCents: 2_970_000,
      comparisonRatePercent: 9.4,
    });
    expect(second).toMatchObject({ slug: 'plain', ratePercent: 9.95, comparisonRatePercent: 9.95 });
    expect(first?.kind === 'quote' && first.repaymentCents).toBe(14_400);
    expect(quote({ housing: 'owned' })[0]).toMatchObject({ ratePercent: 7.99 });
  });

  it.each([
    ['credit', { creditProfile: 'fair' }, 0],
    ['term', { termYears: 6 }, 5],
    ['deposit', { depositCents: 329_999 }, 10],
    ['amount', { priceCents: 3_400_000, depositCents: 399_999 }, 3_000_000],
    ['nothingToLend', { depositCents: 3_300_000 }, 0],
  ] as const)('that quote nothing say that it is the %s, and come last [L2.13]', (reason, changes, bound) => {
    expect(quote(changes).at(-1)).toMatchObject({ kind: 'none', reason, ...(reason !== 'nothingToLend' && { bound }) });
    expect(quote(changes).find(({ slug }) => slug === 'choosy')).toMatchObject({ kind: 'none', reason });
  });

  it('quote for vehicles with a catalogue code and a price, on sites that offer it [L2.13]', () => {
    const car = makeTestVehicle({ hasNvic: true, priceCents: 2_000_000 });
    const finance = financeConfig.parse({ hasPersonalised: true });
    const site = { finance, financeApplication: config };
    expect(findQuotedPriceCents(car, site)).toBe(2_000_000);
    expect(findQuotedPriceCents({ ...car, hasNvic: false }, site)).toBeNull();
    expect(findQuotedPriceCents({ ...car, priceCents: null }, site)).toBeNull();
    expect(findQuotedPriceCents(car, { ...site, finance: financeConfig.parse({}) })).toBeNull();
    expect(findQuotedPriceCents(car, { ...site, financeApplication: { ...config, enabled: false } })).toBeNull();
    expect(findQuotedPriceCents(car, { ...site, financeApplication: { ...config, lenders: {} } })).toBeNull();
  });

  it('apply their own rate within their limits, else the site’s lender applies [L2.13] [B9.38]', () => {
    const finance = financeConfig.parse({
      provider: 'own',
      example: { ratePercent: 7 },
      providers: { own: { name: 'Own Finance', establishmentFeeDollars: 395 } },
    });
    const terms = (answers: Readonly<Record<string, string>>) =>
      chooseLoanTerms(
        { creditProfile: 'good', housing: 'mortgage', amount: '30000', termYears: '5', ...answers },
        null,
        { finance, financeApplication: config },
      );
    expect(terms({ lender: 'choosy' })).toMatchObject({ lenderName: 'Choosy', ratePercent: 9.49 });
    for (const answers of [
      {},
      { lender: 'nobody' },
      { lender: 'choosy', amount: '30000.01' },
      { lender: 'choosy', termYears: '6' },
    ]) {
      expect(terms(answers)).toMatchObject({ lenderName: 'Own Finance', ratePercent: 7, fees: { onceCents: 39_500 } });
    }
    expect(terms({ lender: 'choosy', creditProfile: 'fair' }).lenderName).toBe('Own Finance');
    const quotedToo = { provider: 'plain', providers: { plain: { name: 'Plain' } }, example: { ratePercent: 7 } };
    const ofOwn = (answers: Readonly<Record<string, string>>) =>
      chooseLoanTerms(answers, null, { finance: financeConfig.parse(quotedToo), financeApplication: config });
    const given = { creditProfile: 'fair', housing: 'renting', amount: '30000', termYears: '5' };
    expect(ofOwn(given)).toMatchObject({ lenderName: 'Plain', ratePercent: 13.95 });
    expect(ofOwn({ ...given, creditProfile: '' })).toMatchObject({ lenderName: 'Plain', ratePercent: 7 });
    const alone = chooseLoanTerms({}, null, { finance: financeConfig.parse({}), financeApplication: config });
    expect(alone).toMatchObject({ lenderName: null, ratePercent: 6.29, comparisonRatePercent: 6.29 });
  });
});
