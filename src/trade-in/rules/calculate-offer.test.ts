import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateOffer, findIneligibility, type OfferOutcome } from './calculate-offer.ts';
import { type ConditionAnswers, conditionQuestionNames, listAnswerNames } from './condition-questions.ts';
import { tradeInConfig } from './config.ts';

const config = tradeInConfig.parse({});
const best: ConditionAnswers = Object.fromEntries(
  conditionQuestionNames.map((question) => [question, listAnswerNames(question)[0] ?? '']),
);

const dollars = fc.integer({ min: 0, max: 20_000 });
const rising = (...names: readonly string[]) =>
  fc
    .array(dollars, { minLength: names.length, maxLength: names.length })
    .map((amounts) => amounts.toSorted((one, other) => one - other))
    .map((amounts) => Object.fromEntries(names.map((name, at) => [name, amounts[at]])));
const anyConfig = fc
  .record({
    marginPercent: fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100),
    rangePercent: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
    leastOfferDollars: dollars,
    deductionDollars: fc.record({
      serviceHistory: rising('partial', 'none'),
      accidentDamage: rising('repaired', 'unrepaired'),
      tyres: rising('two', 'four'),
      windscreen: rising('chipped', 'cracked'),
      keys: rising('one'),
      financeOwing: rising('yes'),
    }),
  })
  .map((changes) => tradeInConfig.parse(changes));
const anyAnswers = fc.record(
  Object.fromEntries(
    conditionQuestionNames.map((question) => [question, fc.constantFrom(...listAnswerNames(question))]),
  ),
) as fc.Arbitrary<ConditionAnswers>;
const anyMarketCents = fc.integer({ min: 0, max: 30_000_000 });

const centsOf = (outcome: OfferOutcome): number => (outcome.kind === 'offer' ? outcome.offerCents : 0);

describe('an estimate', () => {
  it('is the market price less each deduction and the margin, line by line [D.39] [L2.57]', () => {
    const answers = { ...best, serviceHistory: 'none', tyres: 'four', windscreen: 'cracked', keys: 'one' };
    expect(calculateOffer(2_000_000, answers, config)).toEqual({
      kind: 'offer',
      marketCents: 2_000_000,
      deductions: [
        { question: 'serviceHistory', answer: 'none', cents: 90_000 },
        { question: 'tyres', answer: 'four', cents: 76_000 },
        { question: 'windscreen', answer: 'cracked', cents: 65_000 },
        { question: 'keys', answer: 'one', cents: 35_000 },
      ],
      marginCents: 280_000,
      offerCents: 1_454_000,
      lowCents: 1_350_000,
      highCents: 1_560_000,
    });
    const others = {
      ...best,
      serviceHistory: 'partial',
      accidentDamage: 'repaired',
      tyres: 'two',
      windscreen: 'chipped',
    };
    const outcome = calculateOffer(2_000_000, others, config);
    expect(outcome.kind === 'offer' && outcome.deductions.map(({ cents }) => cents)).toEqual([
      40_000, 120_000, 38_000, 12_000,
    ]);
    expect(centsOf(calculateOffer(2_000_000, { ...best, accidentDamage: 'unrepaired' }, config))).toBe(1_370_000);
    expect(centsOf(calculateOffer(2_000_000, { ...best, financeOwing: 'yes' }, config))).toBe(1_720_000);
  });

  it('uses the configured margin, range and amounts, with a minimum [D.39]', () => {
    const own = tradeInConfig.parse({
      marginPercent: 10,
      rangePercent: 0,
      leastOfferDollars: 9_000,
      deductionDollars: { financeOwing: { yes: 100 } },
    });
    const owing = { ...best, financeOwing: 'yes' };
    expect(calculateOffer(1_100_050, owing, own)).toMatchObject({
      marketCents: 1_100_000,
      marginCents: 110_000,
      offerCents: 980_000,
      lowCents: 980_000,
      highCents: 980_000,
    });
    expect(calculateOffer(1_000_000, owing, own)).toEqual({ kind: 'tooLittle' });
    expect(calculateOffer(1_000_000, best, own)).toMatchObject({ offerCents: 900_000 });
  });

  it('adds up in whole dollars, is positive, and lies within its range [D.39]', () => {
    fc.assert(
      fc.property(anyMarketCents, anyAnswers, anyConfig, (marketCents, answers, own) => {
        const outcome = calculateOffer(marketCents, answers, own);
        if (outcome.kind === 'tooLittle') return;
        const { deductions, marginCents, offerCents, lowCents, highCents } = outcome;
        const takenCents = deductions.reduce((sum, { cents }) => sum + cents, marginCents);
        expect(outcome.marketCents - takenCents).toBe(offerCents);
        for (const cents of [outcome.marketCents, marginCents, offerCents]) expect(cents % 100).toBe(0);
        expect(offerCents).toBeGreaterThan(0);
        expect(lowCents).toBeGreaterThanOrEqual(0);
        expect(lowCents).toBeLessThanOrEqual(offerCents);
        expect(highCents).toBeGreaterThanOrEqual(offerCents);
      }),
    );
  });

  it('never rises with a worse answer [D.39]', () => {
    const anyQuestion = fc.constantFrom(...conditionQuestionNames);
    fc.assert(
      fc.property(anyMarketCents, anyAnswers, anyConfig, anyQuestion, (marketCents, answers, own, question) => {
        const amounts = listAnswerNames(question).map((answer) =>
          centsOf(calculateOffer(marketCents, { ...answers, [question]: answer }, own)),
        );
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      }),
    );
  });
});

it('rejects amounts that fall from better to worse answers, and any number of questions but four [D.39] [L2.58]', () => {
  expect(tradeInConfig.safeParse({ deductionDollars: { tyres: { two: 500, four: 400 } } }).success).toBe(false);
  expect(tradeInConfig.safeParse({ deductionDollars: { tyres: { two: 400, four: 400 } } }).success).toBe(true);
  const entry = { question: 'Why?', answer: 'So.' };
  expect(tradeInConfig.safeParse({ faq: [entry, entry, entry] }).success).toBe(false);
  expect(tradeInConfig.safeParse({ faq: [entry, entry, entry, entry] }).success).toBe(true);
});

it('gives no estimate over 7 years or 100,000 km, or the configured limits [L5.17]', () => {
  const find = (year: number, odometerKm: number | null, changes: object = {}) =>
    findIneligibility({ year, odometerKm }, tradeInConfig.parse(changes), 2026);
  expect(find(2019, 100_000)).toBeUndefined();
  expect(find(2019, null)).toBeUndefined();
  expect(find(2018, 10)).toBe('tooOld');
  expect(find(2024, 100_001)).toBe('tooFar');
  expect(find(2018, 120_000, { maxAgeYears: 8, maxOdometerKm: 120_000 })).toBeUndefined();
  expect(find(2017, 120_000, { maxAgeYears: 8, maxOdometerKm: 120_000 })).toBe('tooOld');
});
