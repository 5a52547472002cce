import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBrochureView } from '#src/brochure/view/build-brochure-view.ts';
import { buildFinanceDisclaimer } from '#src/finance/view/build-finance-disclaimer.ts';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { assessApplication, decideAlone } from '#src/finance-application/rules/assessment/assess-application.ts';
import { chooseLoanTerms } from '#src/finance-application/rules/assessment/choose-loan-terms.ts';
import { quoteLenders } from '#src/finance-application/rules/lenders/quote-lenders.ts';
import { emptyContent } from '#src/finance-application/rules/saved-application.ts';
import { makeTestApplication } from '#src/finance-application/testing/test-application.ts';
import { buildApplicationDocument } from '#src/finance-application/view/build-application-document.ts';
import { buildOutcomeView } from '#src/finance-application/view/build-outcome-view.ts';
import { describeLeadVehicle } from '#src/leads/rules/lead-vehicle.ts';
import { listVehicleRows } from '#src/leads/view/build-lead-mail.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { estimateRepayment } from '#src/purchase/rules/choose-finance-terms.ts';
import { buildRepaymentView } from '#src/purchase/view/build-repayment-view.ts';
import { buildSearchDocument } from '#src/search/rules/document/build-search-document.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from '../../../demo/build-stock.ts';
import { anyFinance, anyProvider, anyTemplate, anyVehicleOf, ratePercent } from './testing/any-financed-vehicle.ts';
import { drawOnSite } from './testing/draw-on-site.tsx';
import { makeTestContext } from './testing/make-test-context.ts';
import { readCalculator, readCells } from './testing/read-repayment.tsx';
import { buildVehiclePage } from './vehicle/build-vehicle-page.ts';
import { buildVehicleCard } from './vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from './view-context.ts';

const currentYear = 2026;

const find = (pattern: RegExp, words: string): readonly string[] => {
  const found = pattern.exec(words)?.slice(1);
  if (found === undefined) throw new Error(`no ${pattern} in ${words}`);
  return found;
};

const throughSearch = (vehicle: Vehicle, { site }: ViewContext) => {
  const document = buildSearchDocument(vehicle, site, currentYear);
  const parsed = parseVehicle(document as Record<string, unknown>);
  if (parsed.kind !== 'record') throw new Error('a card cannot be drawn of the document');
  return { document, vehicle: parsed.record };
};

const expectOnePrice = (vehicle: Vehicle, context: ViewContext): void => {
  const { site, now } = context;
  const page = buildVehiclePage(vehicle, false, context);
  const { document, vehicle: found } = throughSearch(vehicle, context);
  const lead = describeLeadVehicle(vehicle, site.locations);
  const shown = typeof document.shown_price === 'number' ? formatPrice(document.shown_price * 100) : null;
  // Only the dealer's email still names a sold vehicle's price.
  const isSold = getStockStatus(vehicle) === 'sold';
  if (isSold) expect([shown, page.price]).toEqual([null, null]);
  else expect(lead.priceCents === null ? null : formatPrice(lead.priceCents)).toBe(shown);
  const mail = listVehicleRows(lead, { url: '' }).map(({ text }) => text);
  if (shown !== null) expect(mail.join(' ')).toContain(shown);
  const [data] = page.structuredData as readonly { readonly offers?: { readonly price: number } }[];
  if (data?.offers !== undefined) expect(formatPrice(data.offers.price * 100)).toBe(shown);
  const card = buildVehicleCard(found, context);
  expect(buildBrochureView(vehicle, site, now).price).toEqual(page.price);
  expect([card.price, card.wasPrice, card.finance?.cells]).toEqual([page.price, page.wasPrice, page.finance?.cells]);
  if (page.price?.kind === 'price') expect(page.price.text).toBe(shown);
};

const expectOneLoan = (vehicle: Vehicle, context: ViewContext): void => {
  const { site, now } = context;
  const { finance } = site.config;
  const page = buildVehiclePage(vehicle, false, context);
  const { finance: strip, financeOffer: offer } = page;
  if (offer === null) {
    expect([strip, page.financeCalculator]).toEqual([null, null]);
    expect(buildFinanceDisclaimer(vehicle, finance, { now, timeZone: site.timeZone })).toBeNull();
    return;
  }
  const block = readText(drawOnSite(<FinanceOffer offer={offer} />, context));
  const start = readCalculator(vehicle, context);
  const calculator = page.financeCalculator;
  if (calculator === null) throw new Error('a page with the block has the calculator');
  const { amountDollars, depositDollars, residualDollars, termYears } = calculator.start;
  const { document } = throughSearch(vehicle, context);
  if (strip === null) {
    // Without an estimate, the finance block shows the example loan's rates, and nothing shows a repayment.
    expect([document.weekly_price, document.weekly_price_range]).toEqual([undefined, undefined]);
    const [interest, comparison] = find(
      /p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%) Get|p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/,
      block,
    ).filter(Boolean);
    if (start !== null) expect([start.said.interest, start.said.comparison]).toEqual([interest, comparison]);
  } else {
    const said = readCells(strip.cells);
    expect(readCells(offer.cells)).toEqual(said);
    expect(strip.terms).toContain(`${termYears} year term`);
    expect(offer.points[0]).toBe(`${termYears} year term`);
    expect(offer.points[1]).toBe(depositDollars === 0 ? 'No deposit' : `${formatPrice(depositDollars * 100)} deposit`);
    expect(find(/deposit, (.+) balloon$/, strip.terms)).toEqual([
      residualDollars === 0 ? 'no' : formatPrice(residualDollars * 100),
    ]);
    expect(document.weekly_price).toBeTypeOf('number');
    if (start !== null) {
      const [total] = find(/Total (\$[\d,]+) over/, start.words);
      const [cost] = find(/Total interest and fees: (\$[\d,]+)/, start.words);
      expect(start.said).toEqual(said);
      expect(find(/Total payable (\$[\d,]+) over/, block)).toEqual([total]);
      expect(find(/interest and fees come to (\$[\d,]+)\./, start.markup)).toEqual([cost]);
      expect(find(/<td>(\$[\d,]+)<\/td><\/tr><\/tbody>/, start.markup)).toEqual([cost]);
      const monthly = offer.points.find((point) => point.startsWith('Or '));
      if (monthly !== undefined) {
        const byMonth = readCalculator(vehicle, context, { frequency: 'monthly' });
        expect(monthly).toBe(`Or ${byMonth?.said.repayment} a month`);
      }
    }
  }
  const fees = calculator.disclaimer.match(/Fees: [^.]*(\.\d\d[^.]*)*\./)?.[0] ?? '';
  expect(offer.fees?.slice(offer.fees.indexOf(':')) ?? '').toBe(fees.slice(fees.indexOf(':')));
  expectOneApplied(vehicle, context, { lentCents: Math.round((amountDollars - depositDollars) * 100), termYears });
};

const expectOneApplied = (
  vehicle: Vehicle,
  context: ViewContext,
  { lentCents, termYears }: { readonly lentCents: number; readonly termYears: number },
): void => {
  const { site, now } = context;
  const { finance, financeApplication } = site.config;
  const { frequencies } = finance.calculator;
  const loan = { amountCents: lentCents, termYears };
  const terms = chooseLoanTerms({}, { vehicle, currentYear }, site.config);
  const assessment = assessApplication(makeTestApplication(loan), terms, {
    maxAmountCents: 10_000_000,
    rateBufferPercent: financeApplication.rateBufferPercent,
  });
  const decision = decideAlone(assessment);
  const outcome = buildOutcomeView(decision, { isPreApproval: false, loanNote: '', siteName: '', actions: [] });
  const paper = buildApplicationDocument({
    site,
    decision,
    applicationUuid: 'a',
    content: emptyContent,
    sentAt: now,
    isPreApproval: false,
    vehicleTitle: null,
  });
  const applied = readCells(outcome.cells);
  const printed = paper.sections.flatMap(({ rows }) => rows).find(({ label }) => label === 'Repayment')?.text;
  expect(printed).toBe(outcome.cells.map(({ figure, label }) => `${figure} ${label}`).join(', '));
  const noFinal = { residual: 0 };
  const byMonth = frequencies.includes('monthly')
    ? readCalculator(vehicle, context, { ...noFinal, frequency: 'monthly' })
    : null;
  if (byMonth !== null) expect(applied).toEqual(byMonth.said);
  const bought = estimateRepayment(vehicle, finance, { financedCents: lentCents, termYears }, currentYear);
  const asked = readCalculator(vehicle, context, noFinal);
  if (bought !== null && asked !== null) {
    const applying = { href: '/', found: null };
    expect(readCells(buildRepaymentView(bought, '', applying).cells)).toEqual(asked.said);
    expect([applied.interest, applied.comparison]).toEqual([asked.said.interest, asked.said.comparison]);
  }
};

const expectAgreement = (vehicle: Vehicle, context: ViewContext): void => {
  expectOnePrice(vehicle, context);
  expectOneLoan(vehicle, context);
};

describe('no two places disagree about a vehicle', () => {
  it('on any site, with any lender: card, page, calculator, application and its PDF, purchase, brochure, mail and API [B3.11] [B3.16] [B5.05] [B9.35] [B9.36] [B9.37] [B9.38] [B9.40] [B9.42] [D.08]', () => {
    fc.assert(
      fc.property(anyTemplate, anyFinance, anyVehicleOf('lender'), (template, finance, vehicle) =>
        expectAgreement(vehicle, makeTestContext({ finance }, template)),
      ),
      { numRuns: 60 },
    );
  });

  it('about a monthly repayment too small for the calculator [B5.36] [B3.16]', () => {
    const lender = {
      depositCents: 300_200,
      balloonCents: 898_800,
      interestRatePercent: 0.1,
      comparisonRatePercent: 0.1,
    };
    const monthlyOf = (paymentMonthCents: number) => {
      const answers = makeTestLender({ ...lender, paymentWeekCents: 2_501, paymentMonthCents });
      const vehicle = makeTestVehicle({ priceCents: 1_199_050, financeLenders: { lender: answers } });
      const finance = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };
      const context = makeTestContext({ finance });
      expectAgreement(vehicle, context);
      return buildVehiclePage(vehicle, false, context).financeOffer?.points.find((point) => point.startsWith('Or '));
    };
    expect([monthlyOf(1), monthlyOf(2_500), monthlyOf(2_600)]).toEqual([undefined, undefined, 'Or $26 a month']);
  });

  it("on the demo's sites, with the lender of each, of vehicles of their own and of any [D.09]", async () => {
    const registry = await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false });
    const { paths, now } = makeTestContext();
    for (const site of registry.all()) {
      const context = { site, paths, now };
      const stock = buildDemoStock(site.slug, '2026-11-21').slice(0, 6).map(parseOrThrow);
      for (const vehicle of stock) expectAgreement(vehicle, context);
      const vehicles = anyVehicleOf(site.config.finance.provider ?? '');
      fc.assert(
        fc.property(vehicles, (vehicle) => expectAgreement(vehicle, context)),
        { numRuns: 5 },
      );
    }
  });

  it('sees a quote of the lender that the page names, at the same rate, as the same loan [L2.13] [D.11]', () => {
    fc.assert(
      fc.property(anyProvider, ratePercent, (provider, rate) => {
        const lender = { name: 'Wattle Finance', ratesPercent: { good: rate }, establishmentFeeDollars: 1 };
        const bounds = { rate: { minPercent: 0.1, maxPercent: 25 } };
        const context = makeTestContext({
          finance: {
            provider: 'lender',
            providers: { lender: { ...provider, rateRange: null, termListYears: [] } },
            example: { ratePercent: rate },
            calculator: bounds,
          },
          financeApplication: { enabled: true, lenders: { lender } },
        });
        const vehicle = makeTestVehicle({ priceCents: 2_000_000 });
        const question = { creditProfile: 'good', housing: 'renting', depositCents: 0, termYears: 5 } as const;
        const [quote] = quoteLenders({ ...question, priceCents: 2_000_000 }, context.site.config);
        if (quote?.kind !== 'quote') throw new Error('the lender quotes');
        const { said } = readCalculator(vehicle, context, { term: 5 }) ?? {};
        expect(formatPrice(quote.repaymentCents)).toBe(said?.repayment);
        expect(`${quote.comparisonRatePercent.toFixed(2)}%`).toBe(said?.comparison);
      }),
      { numRuns: 20 },
    );
  });
});
