import { describe, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import type { VehiclePageView } from '#src/app/storefront/vehicle/vehicle-page-view.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { calculateYouxQuote } from '#src/finance/rules/calculate-youx-quote.ts';
import { chooseVehicleFinance } from '#src/finance/rules/choose-vehicle-finance.ts';
import { buildFinanceFigures } from '#src/finance/view/build-finance-figures.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from '../../../demo/build-stock.ts';
import { demoDealers } from '../../../demo/dealers.ts';

const slugs = demoDealers.map(({ slug }) => slug);

const pairPattern = /p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/g;
const ratePattern = /([\d.]+%)(?= p\.a\.)/g;
const repaymentPattern = /a (?:week|fortnight|month)(?: est\.)? (\$[\d,]+) p\.a\. interest/g;

const listDistinct = (words: string, pattern: RegExp): readonly string[] => [
  ...new Set([...words.matchAll(pattern)].map(([, ...found]) => found.join(' and '))),
];

const readRates = (view: VehiclePageView, context: ViewContext) => {
  const words = readText(drawOnSite(<VehiclePage view={view} />, context));
  const pairs = listDistinct(words, pairPattern);
  const [rate = '', comparison = ''] = pairs[0]?.split(' and ') ?? [];
  const { provider, providers } = context.site.config.finance;
  const range = providers[provider ?? '']?.comparisonRange;
  // The lender's range of comparison rates is a fact about the lender, not another rate of the vehicle. [B9.43]
  const known = [rate, comparison, ...(range ? [range.minPercent, range.maxPercent].map((one) => `${one}%`) : [])];
  return {
    pairs,
    others: listDistinct(words, ratePattern).filter((one) => !known.includes(one)),
    repayments: listDistinct(words, repaymentPattern),
  };
};

const answerQuote = (vehicle: Vehicle, view: VehiclePageView, { site, now }: ViewContext): VehiclePageView => {
  const { finance } = site.config;
  const chosen = chooseVehicleFinance({ vehicle, currentYear: 2026 }, finance);
  if (view.youxCall === null || chosen === null) return view;
  const asked = { quote: calculateYouxQuote(chosen.priceCents, chosen), isOurs: finance.youx.service === null };
  return { ...view, ...buildFinanceFigures(vehicle, site.config, { now, timeZone: site.timeZone }, asked) };
};

/** Lists one vehicle for each combination of finance parts on its page, and vehicles that lack some finance data. */
const listVehicles = (stock: readonly Vehicle[], context: ViewContext): readonly Vehicle[] => {
  const kindOf = (vehicle: Vehicle): string => {
    const { finance, financeOffer, youxCall } = buildVehiclePage(vehicle, false, context);
    return JSON.stringify([finance === null, financeOffer === null, youxCall === null, vehicle.youxQuote === null]);
  };
  const full = [...Map.groupBy(stock, kindOf).values()].flatMap((alike) => alike.slice(0, 1));
  const sparse = stock.filter(isInStock).slice(0, 1);
  return [
    ...full,
    ...sparse.map((vehicle) => ({ ...vehicle, financeLenders: null })),
    ...sparse.map((vehicle) => ({ ...vehicle, financeLenders: null, youxQuote: null, vin: null, nvic: null })),
    ...sparse.map((vehicle) => ({ ...vehicle, youxQuote: null })),
  ];
};

const quoteElsewhere = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  youxQuote: { weeklyRepaymentCents: 123_45, advertisedRatePercent: 5.55, comparisonRatePercent: 6.66 },
});

describe.each(slugs)('the vehicle pages of %s', (slug) => {
  it('advertise one rate with its comparison rate, and one repayment, as their cards do [B3.09] [B4.58] [B5.05] [B9.38] [B9.40]', async () => {
    const registry = await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false });
    const site = registry.all().find((one) => one.slug === slug);
    if (site === undefined) throw new Error(`no site ${slug}`);
    const { paths, now } = makeTestContext();
    const context = { site, paths, now };
    const stock = buildDemoStock(slug, '2026-11-21').slice(0, 120).map(parseOrThrow);
    const vehicles = listVehicles(stock, context);
    await loadLateParts(<VehiclePage view={buildVehiclePage(vehicles[0] as Vehicle, false, context)} />, context);
    let financed = 0;
    for (const vehicle of [...vehicles, ...vehicles.map(quoteElsewhere)]) {
      const loaded = buildVehiclePage(vehicle, false, context);
      for (const view of new Set([loaded, answerQuote(vehicle, loaded, context)])) {
        const { pairs, others, repayments } = readRates(view, context);
        const name = `${slug} ${vehicle.slug}`;
        const isFinanced = view.financeOffer !== null;
        expect([name, pairs.length, others]).toEqual([name, isFinanced ? 1 : 0, []]);
        expect(repayments.length, `${name} ${repayments}`).toBeLessThanOrEqual(1);
        if (view.finance !== null)
          expect(buildVehicleCard(vehicle, context).finance?.cells).toEqual(view.finance.cells);
        if (isFinanced) financed += 1;
      }
    }
    expect(financed).toBeGreaterThan(8);
  }, 60_000);
});
