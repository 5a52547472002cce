import { describe, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { QuoteSums } from '#src/leads/rules/quote.ts';
import { makeLead } from '#src/leads/testing/make-lead.ts';
import { readPdfFonts } from '#src/platform/pdf/serve-pdf-renderer.ts';
import { readPdfText } from '#src/platform/pdf/testing/read-pdf-text.ts';
import { calculateQuote } from '../rules/calculate-quote.ts';
import { buildQuoteContent } from '../view/build-quote-content.ts';
import { drawQuote } from './draw-quote.ts';

const fonts = readPdfFonts();
const { site } = makeTestContext();
const colours = { brand: '#0f4a38', onBrand: '#ffffff', brandSoft: '#e3f0e8' };

const draw = (sums: Partial<QuoteSums> = {}, changes: Partial<Parameters<typeof buildQuoteContent>[0]> = {}) => {
  const calculated = calculateQuote({
    priceCents: 2_899_000,
    isDriveAway: true,
    governmentCents: 165_000,
    extras: [],
    discountCents: 50_000,
    tradeInCents: 900_000,
    depositCents: 50_000,
    ...sums,
  });
  if (calculated.kind === 'refused') throw new Error(calculated.fault);
  const content = buildQuoteContent({
    site: { ...site, legal: { ...site.legal, entity: 'The Dealer Pty Ltd', abn: '62 555 001 426' } },
    vehicle: makeFullVehicle({ vin: '6T1BF3FK50X123456', regoPlate: '123ABC', stockNumber: 'W7' }),
    lead: makeLead(),
    figures: calculated.figures,
    tradeIn: '2015 Mazda 3',
    validUntil: '2026-12-06',
    preparedBy: 'Kit Salter',
    today: '2026-11-29',
    ...changes,
  });
  return drawQuote({ number: 1001, content, colours }, fonts);
};

const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

describe('drawQuote', () => {
  it('names buyer, vehicle, seller and ABN, and prints the sums to the cent', async () => {
    const pdf = await draw({ extras: [{ label: 'Tow bar, fitted', amountCents: 99_050 }] });
    const text = readPdfText(pdf);
    for (const words of [
      'Quote Q1001',
      'Ann Example',
      '0412 345 678',
      'Prepared on 29 November 2026 by Kit Salter',
      'Valid until 6 December 2026',
      '2023 Nissan X-Trail',
      '6T1BF3FK50X123456',
      'Vehicle, drive-away price\n$28,990.00',
      'Tow bar, fitted\n$990.50',
      'Discount\n−$500.00',
      'Total drive-away price\n$29,480.50',
      'Trade-in allowance, 2015 Mazda 3\n−$9,000.00',
      'Deposit\n−$500.00',
      'Balance due at handover\n$19,980.50',
      'The total includes GST of $2,530.05',
      `The Dealer Pty Ltd, trading as ${site.name}`,
      'ABN 62 555 001 426',
    ])
      expect(text).toContain(words);
    expect(countPages(pdf)).toBe(1);
  });

  it('leaves out what there isn’t', async () => {
    const bare = { governmentCents: null, discountCents: 0, tradeInCents: 0, depositCents: 0 };
    const legal = { entity: site.name, licences: [] };
    const text = readPdfText(await draw(bare, { tradeIn: null, site: { ...site, legal } }));
    expect(text).not.toMatch(/ABN|Discount|Trade-in|Deposit|Balance|trading as|null|undefined/);
    expect(text).toContain('All amounts include GST');
  });

  it('goes on to a second page with 30 extras with long names, and cuts none', async () => {
    const extras = Array.from({ length: 30 }, (_, at) => ({
      label: `Extra ${at} ${'long '.repeat(14)}`.trim(),
      amountCents: at,
    }));
    const pdf = await draw({ extras });
    const text = readPdfText(pdf);
    expect(text).toContain(`Quote Q1001, ${site.name}`);
    expect(text).toContain('Included');
    for (const { amountCents } of extras) expect(text).toContain(`Extra ${amountCents} long`);
    expect(countPages(pdf)).toBe(2);
  });

  it('is a tagged PDF with a title, a language and embedded fonts', async () => {
    const pdf = (await draw()).toString('latin1');
    expect(pdf).toContain(`(Quote Q1001 | ${site.name})`);
    for (const part of ['/Lang (en-AU)', '/Marked true', '/S /H1', '/S /H2']) expect(pdf).toContain(part);
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
  });
});
