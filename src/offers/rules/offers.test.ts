import { describe, expect, it } from 'vitest';
import { findRateFaults, namesRate, namesRepayment } from './find-rate-faults.ts';
import { isOfferOver, listOfferMoments } from './list-shown-offers.ts';
import { offerSchema } from './offer-schema.ts';

const timeZone = 'Australia/Brisbane';
const midnight = Date.parse('2026-12-24T14:00:00Z');

describe('the last day of an offer', () => {
  it('is over at midnight by the clock of the site, not of the server [L1.04]', () => {
    const isOver = (ms: number): boolean => isOfferOver({ lastDay: '2026-12-24' }, { now: new Date(ms), timeZone });
    expect([midnight - 1, midnight].map(isOver)).toEqual([false, true]);
    expect(isOfferOver({ lastDay: null }, { now: new Date(midnight), timeZone })).toBe(false);
  });

  it('is a moment at which pages change [L1.04]', () => {
    expect(listOfferMoments([{ lastDay: '2026-12-24' }, { lastDay: null }], timeZone)).toEqual([midnight]);
  });
});

describe('an offer that names a rate', () => {
  const fields = { id: 1, name: 'Utes', category: 'Finance offer', finance: { ratePercent: 4.99, termMonths: 48 } };
  const isTaken = (changes: object): boolean => {
    const { data } = offerSchema.safeParse({ ...fields, ...changes });
    return data !== undefined && findRateFaults(data, '').length === 0;
  };

  it('states it as a figure, so that its comparison rate can be shown with it [L3.08]', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ name: 'Utes at 4.99% p.a.' })).toBe(false);
    expect(isTaken({ highlight: '1 % interest' })).toBe(false);
    expect(isTaken({ summary: 'Utes at 4.99% p.a.' })).toBe(false);
    expect(isTaken({ disclaimer: 'At 4.99% comparison rate.' })).toBe(false);
    expect(isTaken({ category: undefined, finance: undefined, disclaimer: 'At 4.99% comparison rate.' })).toBe(false);
    expect(isTaken({ model: { name: '3.9% p.a.' } })).toBe(false);
    expect(isTaken({ imageAlt: 'A sign: 3.9% p.a.' })).toBe(false);
  });

  it('names a repayment only where its rates stand beside it [L3.08]', () => {
    for (const said of [
      { name: 'Utes from $99 a week' },
      { highlight: '$99/wk' },
      { disclaimer: 'Repayments of $430.' },
    ]) {
      expect(isTaken(said)).toBe(true);
      expect(isTaken({ ...said, category: undefined, finance: undefined })).toBe(false);
    }
  });

  it('is of the category of finance offers, and no other is [L3.08]', () => {
    expect(isTaken({ category: 'Runout' })).toBe(false);
    expect(isTaken({ finance: undefined })).toBe(false);
    expect(isTaken({ category: 'Runout', finance: undefined })).toBe(true);
  });

  it.each([
    ...['3.9% p.a.', '3.9 % pa', '3.9%p/a', '4 per cent per annum', '1 % comparison', '3.9% APR', '2.9% fixed'],
    ...['0% for 36 months', 'an interest rate of 3.9%', 'comparison rates from 6.51 %'],
  ])('is seen in %s', (text) => {
    expect(namesRate(text)).toBe(true);
  });

  it.each([
    ...['5% off parts', '100% refundable', 'Save 20 % on Tuesday', '10% paint', 'a fixed price, 5% less'],
    ...['half the labour rate: 50% off'],
  ])('is not seen in %s', (text) => {
    expect(namesRate(text)).toBe(false);
  });

  it.each([
    ...[
      '$99 a week',
      '$99.50 per week',
      '$ 99 weekly',
      '$99/wk',
      '$99pw',
      '$99 p.w.',
      '**$430** a month',
      '$1,200 each month',
    ],
    ...[
      '99 dollars a fortnight',
      'a $99-a-week ute',
      'Repayments from only $99',
      'weekly payments of $99',
      '$99\nper week',
    ],
    ...['Save $500, then pay $99 a week', 'instalments of $99'],
  ])('names a repayment in %s [L3.08]', (text) => {
    expect(namesRepayment(text)).toBe(true);
  });

  it.each([
    ...[
      '$99 a wheel',
      '$500 this week',
      'Save up to $20 a week on fuel',
      'Hire from $120 a week',
      'storage at $40 a month',
    ],
    ...[
      '$229 a week subscription',
      '$120 a week to hire',
      '$10 monthly fee',
      '$300 towards gear',
      'open 6 days a week',
    ],
  ])('names no repayment in %s [L3.08]', (text) => {
    expect(namesRepayment(text)).toBe(false);
  });

  it('needs a name of its model that an address can be made of [L2.26]', () => {
    expect(isTaken({ model: { name: '日本' } })).toBe(false);
    expect(isTaken({ model: { name: '日本', slug: 'nihon' } })).toBe(true);
  });
});
