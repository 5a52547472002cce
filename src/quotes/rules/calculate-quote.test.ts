import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteSums } from '#src/leads/rules/quote.ts';
import { describeGst, formatRowAmount, listQuoteRows } from '../view/list-quote-rows.ts';
import { calculateQuote, type QuoteFault } from './calculate-quote.ts';

const sums: QuoteSums = {
  priceCents: 2_899_000,
  isDriveAway: true,
  governmentCents: 165_000,
  extras: [
    { label: 'Tow bar', amountCents: 99_050 },
    { label: 'Floor mats', amountCents: 0 },
  ],
  discountCents: 50_000,
  tradeInCents: 900_000,
  depositCents: 50_000,
};

const calculate = (changes: Partial<QuoteSums> = {}) => {
  const calculated = calculateQuote({ ...sums, ...changes });
  if (calculated.kind === 'refused') throw new Error(calculated.fault);
  return calculated.figures;
};

describe('calculateQuote', () => {
  it('adds up to the cent, and takes GST from what isn’t a government charge', () => {
    expect(calculate()).toMatchObject({ totalCents: 2_948_050, gstCents: 253_005, balanceCents: 1_998_050 });
  });

  it('adds government charges to a price without them', () => {
    const figures = calculate({ isDriveAway: false });
    expect(figures).toMatchObject({ totalCents: 3_113_050, gstCents: 268_005 });
  });

  it('states GST without a figure while the government charges in the price are unknown', () => {
    const figures = calculate({ governmentCents: null });
    expect([figures.gstCents, describeGst(figures)]).toEqual([null, expect.stringMatching(/^All amounts include GST/)]);
  });

  it.each<[QuoteFault, Partial<QuoteSums>]>([
    ['negative', { discountCents: -1 }],
    ['negative', { extras: [{ label: 'Gift', amountCents: -1 }] }],
    ['negative', { governmentCents: -1 }],
    ['tooLarge', { priceCents: 1_000_000_001 }],
    ['tooLarge', { priceCents: 1_000_000_000 }],
    ['tooLarge', { priceCents: Number.NaN }],
    ['tooLarge', { extras: [{ label: 'Half a cent', amountCents: 0.5 }] }],
    ['tooManyExtras', { extras: Array.from({ length: 31 }, () => ({ label: 'Mat', amountCents: 1 })) }],
    ['noPrice', { priceCents: 0 }],
    ['noCharges', { isDriveAway: false, governmentCents: null }],
    ['chargesTooLarge', { governmentCents: 2_899_001 }],
    ['discountTooLarge', { discountCents: 3_000_000 }],
    ['overpaid', { tradeInCents: 2_898_051 }],
  ])('refuses %s: %o', (fault, changes) => {
    expect(calculateQuote({ ...sums, ...changes })).toEqual({ kind: 'refused', fault });
  });

  it('prints lines that add up to their totals in cents, whatever the amounts are', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const record = fc.record({
      priceCents: cents,
      isDriveAway: fc.boolean(),
      governmentCents: fc.option(cents),
      extras: fc.array(fc.record({ label: fc.string(), amountCents: cents }), { maxLength: 30 }),
      discountCents: cents,
      tradeInCents: cents,
      depositCents: cents,
    });
    const readBack = (text: string): number => {
      if (text === 'Included') return 0;
      const [, minus, dollars = '', rest = ''] = /^(−?)\$([\d,]+)\.(\d\d)$/.exec(text) ?? [];
      return (minus === '' ? 1 : -1) * Number(dollars.replaceAll(',', '') + rest);
    };
    fc.assert(
      fc.property(record, (given) => {
        const calculated = calculateQuote(given);
        if (calculated.kind === 'refused') return;
        const { figures } = calculated;
        let sum = 0;
        for (const row of listQuoteRows(figures, null)) {
          const printed = readBack(formatRowAmount(row));
          if (row.kind === 'total') expect(printed).toBe(sum);
          else sum += printed;
        }
        expect(sum).toBe(figures.balanceCents);
        expect(figures.balanceCents).toBeGreaterThanOrEqual(0);
        const { gstCents, governmentCents, totalCents } = figures;
        if (gstCents !== null) expect(Math.abs(gstCents * 11 - (totalCents - (governmentCents ?? 0)))).toBeLessThan(6);
      }),
      { numRuns: 500 },
    );
  });

  it('prints an extra of $0 as included, and government charges of $0 as an amount', () => {
    const figures = calculate({
      priceCents: 2_000_000,
      isDriveAway: false,
      governmentCents: 0,
      extras: [{ label: 'Floor mats', amountCents: 0 }],
      discountCents: 0,
      tradeInCents: 0,
      depositCents: 0,
    });
    expect(listQuoteRows(figures, null).map((row) => [row.label, formatRowAmount(row)])).toEqual([
      ['Vehicle, before government charges', '$20,000.00'],
      ['Stamp duty, registration and compulsory insurance', '$0.00'],
      ['Floor mats', 'Included'],
      ['Total drive-away price', '$20,000.00'],
    ]);
  });
});
