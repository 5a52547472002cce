import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAnswers, typedParts } from '../../testing/test-application.ts';
import { financeApplicationConfig } from '../config.ts';
import type { AskedPart } from './application-fields.ts';
import { buildAnswerBounds, checkAnswers } from './check-answers.ts';
import { recordConsents } from './consents.ts';
import { moneyPeriodNames, moneyPeriods, toYearCents } from './money-periods.ts';
import { readAnswers, readApplication, readMoneyCents } from './read-application.ts';

const bounds = buildAnswerBounds(financeApplicationConfig.parse({}));
const faultsOf = (part: AskedPart, answers: Readonly<Record<string, string>>) =>
  checkAnswers(part, answers, bounds).map(({ field, message }) => `${field}: ${message}`);

describe('money', () => {
  it('is parsed to the cent, or rejected [D.41]', () => {
    expect(['$1,250', '1250.5', '0', ' 12 000.05 ', '1250.'].map(readMoneyCents)).toEqual([
      125_000,
      125_050,
      0,
      1_200_005,
      undefined,
    ]);
    expect(['', '-5', '1e3', '5.123', '10000001', 'x'].map(readMoneyCents)).toEqual(Array(6).fill(undefined));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(readMoneyCents((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });

  it('annualises to whole cents for every period [D.41]', () => {
    expect(moneyPeriodNames.map((period) => toYearCents(101, period))).toEqual([5252, 2626, 1212, 101]);
    expect(Object.values(moneyPeriods).map(({ timesAYear }) => timesAYear)).toEqual([52, 26, 12, 1]);
  });
});

describe('the answers of an application', () => {
  it('are required one by one, and are valid when complete [D.41]', () => {
    expect(faultsOf('employment', {})).toEqual(['employment: Please choose how you earn your income.']);
    expect(faultsOf('income', { incomePeriod: 'year' })).toEqual([
      'income: Please enter your income before tax in dollars, such as 85,000.',
    ]);
    expect(faultsOf('contact', {})).toEqual(['last_name: Please enter your last name.']);
    for (const part of ['contact', 'employment', 'income', 'expenses', 'loan'] as const) {
      expect(faultsOf(part, typedParts[part])).toEqual([]);
    }
  });

  it('allow a missing deposit and reject one that is not an amount [L2.13]', () => {
    const given = { housing: 'renting', creditProfile: 'good', termYears: '5' };
    expect(faultsOf('quote', given)).toEqual([]);
    expect(faultsOf('quote', { ...given, deposit: '' })).toEqual([]);
    expect(faultsOf('quote', { ...given, deposit: 'some' })).toEqual([
      'deposit: Please enter your deposit in dollars, such as 5,000.',
    ]);
    expect(faultsOf('quote', {})).toHaveLength(3);
  });

  it.each([
    ['fullTime', ['employer', 'occupation', 'workedYears']],
    ['casual', ['employer', 'occupation', 'workedYears']],
    ['selfEmployed', ['employer', 'occupation', 'workedYears']],
    ['benefits', ['benefit']],
    ['none', []],
  ])('ask an applicant who is %s what such work needs, and nothing else [D.41]', (employment, asked) => {
    expect(checkAnswers('employment', { employment }, bounds).map(({ field }) => field)).toEqual(asked);
  });

  it('ask for housing costs only of those who pay them [D.41]', () => {
    const costs = (housing: string) => faultsOf('expenses', { ...typedParts.expenses, housing, housingCost: '' });
    const missing = ['housingCost: Please enter what you pay for housing in dollars, such as 550.'];
    expect(['mortgage', 'renting', 'boarding'].map(costs)).toEqual([missing, missing, missing]);
    expect(['owned', 'family'].map(costs)).toEqual([[], []]);
    const paidOff = { ...typedAnswers, housing: 'owned' };
    expect(readApplication(paidOff)?.housingYearCents).toBe(0);
    expect(readApplication(typedAnswers)?.housingYearCents).toBe(1_820_000);
  });

  it('are limited to the amounts and terms of the site [D.41]', () => {
    expect(faultsOf('loan', { amount: '4999.99', termYears: '5' })).toEqual([
      'amount: Please enter an amount from $5,000 to $150,000.',
    ]);
    expect(faultsOf('loan', { amount: '150000.01', termYears: '8' })).toEqual([
      'amount: Please enter an amount from $5,000 to $150,000.',
      'termYears: Please choose a loan term.',
    ]);
    expect(faultsOf('loan', { amount: '5000', termYears: '7' })).toEqual([]);
  });

  it('are read as sent, without unknown fields and cut when too long [D.41]', () => {
    const sent = new URLSearchParams({ income: ` ${'9'.repeat(400)}`, incomePeriod: 'week', lender: 'x', name: 'y' });
    expect(readAnswers('income', (name) => sent.get(name))).toEqual({
      income: '9'.repeat(299),
      incomePeriod: 'week',
      otherIncome: '',
      otherIncomePeriod: '',
    });
  });

  it('become figures, all annualised [D.41]', () => {
    expect(
      readApplication({ ...typedAnswers, loanCost: '80.50', loanCostPeriod: 'fortnight', workedMonths: '2' }),
    ).toEqual({
      employment: 'fullTime',
      workedMonths: 38,
      incomeYearCents: 8_500_000,
      otherIncomeYearCents: 0,
      household: 'single',
      dependants: 0,
      housing: 'renting',
      housingYearCents: 1_820_000,
      livingYearCents: 2_080_000,
      loansYearCents: 209_300,
      cardLimitCents: 500_000,
      amountCents: 2_500_000,
      termYears: 5,
      creditProfile: null,
    });
    expect(readApplication({})).toBeUndefined();
  });

  it('are recorded with their wording, version and time [D.41]', () => {
    const stored = recordConsents('Wattle', new Date('2026-11-22T00:00:00Z'));
    expect(stored.map(({ name }) => name)).toEqual(['privacy', 'electronic', 'truth']);
    expect(stored[0]).toMatchObject({ version: '2026-11-28', agreedAt: '2026-11-22T00:00:00.000Z' });
    expect(stored[0]?.text).toMatch(/^I agree to Wattle collecting .* credit report/);
  });
});
