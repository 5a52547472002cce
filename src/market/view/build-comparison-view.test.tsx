import { describe, expect, it } from 'vitest';
import { drawText } from '#src/ui/testing/draw-text.ts';
import type { PriceComparison } from '../rules/comparison/price-comparison.ts';
import { ComparisonWords } from '../web/comparison-panel.tsx';
import { buildComparisonView, describeEstimate } from './build-comparison-view.ts';

const comparison: PriceComparison = {
  fill: 0.7,
  listingPriceCents: 4_198_000,
  marketMinCents: 4_090_000,
  marketMaxCents: 4_620_000,
  confidence: 0.8,
  description: 'Compared with twelve.',
};
const build = (fields: Partial<PriceComparison> = {}) => buildComparisonView({ ...comparison, ...fields });

describe('the price comparison', () => {
  it('shows above a confidence of 0.2, not at 0.2 [B5.02]', () => {
    expect([build({ confidence: 0.2 }), build({ confidence: 0.21 }) !== null]).toEqual([null, true]);
  });

  it('shows a price at the top of the range, not one above it [B5.03]', () => {
    expect(build({ listingPriceCents: 4_620_000 })).not.toBeNull();
    expect(build({ listingPriceCents: 4_620_001 })).toBeNull();
  });

  it('is low under 0.3, medium under 0.6 and high from there [B9.04]', () => {
    const levels = [0, 0.29, 0.3, 0.59, 0.6, 1].map((fill) => build({ fill })?.level);
    expect(levels).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
  });

  it("says 'Good Deal' under 0.65 and 'Great Deal' from there [B9.05]", () => {
    expect([0, 0.64, 0.65, 1].map((fill) => build({ fill })?.label)).toEqual([
      'Good Deal',
      'Good Deal',
      'Great Deal',
      'Great Deal',
    ]);
  });

  it('fills at least 20 percent of the arc [B9.45] [D.14]', () => {
    expect([0, 0.19, 0.2, 0.21, 0.555, 1].map((fill) => build({ fill })?.arcPercent)).toEqual([
      20, 20, 20, 21, 56, 100,
    ]);
  });

  it('draws label, price, range and description [B2.51] [D.60]', () => {
    const view = build();
    if (view === null) throw new Error('not shown');
    const words = drawText(<ComparisonWords view={view} />);
    for (const said of ['Great Deal listed at $41,980', 'between $40,900 and $46,200.', 'Compared with twelve.']) {
      expect(words).toContain(said);
    }
    expect(drawText(<ComparisonWords view={{ ...view, description: null }} />)).not.toContain('Compared');
  });

  it('describes the basis of an estimate [D.60]', () => {
    const estimate = {
      ...({ kind: 'estimate', minCents: 1, maxCents: 2, confidence: 1 } as const),
      middleCents: 3_110_000,
      vehicleCount: 1200,
      dealerCount: 5,
    };
    const car = { make: 'Mazda', model: 'CX-5', odometerKm: 40_000 };
    expect(describeEstimate(car, estimate)).toBe(
      'We compared this price with 1,200 similar Mazda CX-5 listings from 5 dealers, allowing for year and kilometres. The median price is $31,100.',
    );
    expect(describeEstimate({ ...car, model: 'Mazda3' }, estimate)).toContain('1,200 similar Mazda3 listings');
    expect(describeEstimate({ ...car, odometerKm: null }, estimate)).toContain('allowing for year. The median price');
  });
});
