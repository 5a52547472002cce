import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { snapToStep } from '#src/search/view/facets/build-range-bars.ts';
import { facetTable } from '../../rules/facet-table.ts';
import { RangeSlider } from './range-slider.tsx';

const draw = (bars: readonly number[]): string =>
  renderToStaticMarkup(
    <RangeSlider
      {...{ label: 'Price', min: 0, max: 40_000, step: 1000, from: 10_000, to: 30_000, bars }}
      formatValue={String}
      onMove={() => undefined}
      onSettle={() => undefined}
    />,
  );

it('draws the stock as bars over the knobs, and marks those inside the range [D.19]', () => {
  const bars = draw([20, 100, 0, 40]).match(/<rect[^>]*>/g) ?? [];
  expect(bars.map((bar) => /height="(\d+)"/.exec(bar)?.[1])).toEqual(['20', '100', '0', '40']);
  expect(bars.map((bar) => bar.includes('class='))).toEqual([false, true, true, false]);
  expect(draw([])).not.toContain('<rect');
});

it('ends at rounded figures of the stock [D.19]', () => {
  const { step } = facetTable.grossVehicleMass;
  expect(snapToStep({ min: 4495, max: 7510 }, step)).toEqual({ min: 4400, max: 7600 });
});
